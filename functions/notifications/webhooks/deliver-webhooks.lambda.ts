import { openMailQueue } from "../../platform/queues/mail-queue.ts";
import { webhookMessageSchema, openWebhookQueue } from "../../platform/queues/webhook-queue.ts";
import { openEncryption } from "../../personas/respondents/encryption-keys.ts";
import { postEvent } from "./post-event.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { newId } from "../../platform/ids.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createMessageHandler } from "../../platform/queues/message-handler.ts";
import { createAccountStore } from "../../accounts/sign-in/store.ts";
import { createDeletionStore } from "../../service/deletion/store.ts";
import { createSaltStore } from "../../personas/respondents/store-salts.ts";
import { openTable } from "../../platform/table/table.ts";
import type { WebhookRef } from "./keys.ts";
import { createOutboxStore } from "./store-outbox.ts";
import { webhookSecrets } from "./store-secrets.ts";
import { createWebhookStore } from "./store.ts";
import { deliverWebhook } from "./delivery.ts";

const environment = parseEnvironment("worker-deliver-webhooks");
const table = openTable(environment.TABLE_NAME);
const accounts = createAccountStore(table);
const queueMail = openMailQueue(environment.MAIL_QUEUE_URL);
const dependencies = {
  webhooks: createWebhookStore(table),
  outbox: createOutboxStore(table),
  webhookSecrets: webhookSecrets(openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table))),
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
