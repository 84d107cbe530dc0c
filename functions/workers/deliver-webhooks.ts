import { openMailQueue } from "../adapters/queues/mail-queue.ts";
import { webhookMessageSchema, openWebhookQueue } from "../adapters/queues/webhook-queue.ts";
import { openSealing } from "../adapters/sealing/sealing.ts";
import { postEvent } from "../adapters/webhooks/post-event.ts";
import { parseEnvironment } from "../contracts/environment.ts";
import { newId } from "../domain/ids.ts";
import { createLogger } from "../shared/logger.ts";
import { createMessageHandler } from "../shared/message-handler.ts";
import { createAccountStore } from "../storage/accounts/store.ts";
import { createDeletionStore } from "../storage/deletions/store.ts";
import { createSaltStore } from "../storage/respondents/salts.ts";
import { openTable } from "../storage/table.ts";
import type { WebhookRef } from "../storage/webhook-keys.ts";
import { createOutboxStore } from "../storage/webhooks/outbox.ts";
import { webhookSecrets } from "../storage/webhooks/secrets.ts";
import { createWebhookStore } from "../storage/webhooks/store.ts";
import { deliverWebhook } from "./webhook-delivery.ts";

const environment = parseEnvironment("worker-deliver-webhooks");
const table = openTable(environment.TABLE_NAME);
const accounts = createAccountStore(table);
const queueMail = openMailQueue(environment.MAIL_QUEUE_URL);
const dependencies = {
  webhooks: createWebhookStore(table),
  outbox: createOutboxStore(table),
  webhookSecrets: webhookSecrets(openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table))),
  emptyPartition: createDeletionStore(table).emptyPartition,
  post: (url: string, headers: Readonly<Record<string, string>>, body: string) =>
    postEvent(url, headers, body, environment.WEBHOOK_ADDRESSES),
  wake: openWebhookQueue(environment.WEBHOOK_QUEUE_URL),
  tellDisabled: async ({ companyId: company_id, webhookId: webhook_id }: WebhookRef) => {
    const owners = (await accounts.listMembers(company_id)).filter(({ role }) => role === "owner");
    for (const { id: user_id } of owners)
      await queueMail({ kind: "webhook_disabled", request_id: newId(), company_id, user_id, webhook_id });
  },
  now: () => new Date(),
  logger: createLogger({ function: "worker-deliver-webhooks" }),
};

export const handler = createMessageHandler("worker-deliver-webhooks", webhookMessageSchema, async (message) =>
  deliverWebhook(dependencies, message),
);
