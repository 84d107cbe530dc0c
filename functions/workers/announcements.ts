import { openMailQueue } from "../adapters/queues/mail-queue.ts";
import { openWebhookQueue } from "../adapters/queues/webhook-queue.ts";
import { createAccountStore } from "../storage/accounts/store.ts";
import type { Table } from "../storage/table.ts";
import { createOutboxStore } from "../storage/webhooks/outbox.ts";
import { createWebhookStore } from "../storage/webhooks/store.ts";
import { announceEnd, type Work } from "./announce-end.ts";

/** Opens what tells of ended work, for each of the workers that see some end. */
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
