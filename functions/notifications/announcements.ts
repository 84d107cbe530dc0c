import { openMailQueue } from "../platform/queues/mail-queue.ts";
import { openWebhookQueue } from "../platform/queues/webhook-queue.ts";
import { createAccountStore } from "../accounts/sign-in/store.ts";
import type { Table } from "../platform/table/table.ts";
import { createOutboxStore } from "./webhooks/store-outbox.ts";
import { createWebhookStore } from "./webhooks/store.ts";
import { announceEnd, type Work } from "./announce-end.ts";

/** Opens the announcements of ended work, for each worker that sees work end. */
export function openAnnouncements(
  environment: { WEBHOOK_QUEUE_URL: string; MAIL_QUEUE_URL: string },
  table: Table,
): (work: Work) => Promise<void> {
  const dependencies = {
    table,
    webhooks: createWebhookStore(table),
    outbox: createOutboxStore(table),
    wake: openWebhookQueue(environment.WEBHOOK_QUEUE_URL),
    accounts: createAccountStore(table),
    queueMail: openMailQueue(environment.MAIL_QUEUE_URL),
  };
  return (work) => announceEnd(dependencies, work);
}
