import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { openWebhookQueue } from "../../platform/queues/webhook-queue.ts";
import { openEncryption } from "../../personas/respondents/encryption-keys.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { webhookRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { createRateWindowStore } from "../../platform/rate-windows/store.ts";
import { createSaltStore } from "../../personas/respondents/store-salts.ts";
import { createOutboxStore } from "./store-outbox.ts";
import { webhookSecrets } from "./store-secrets.ts";
import { createWebhookStore } from "./store.ts";
import { countRequests } from "../../accounts/sign-in/count-requests.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { webhookHandlers } from "./handlers.ts";
import { withSecret } from "./with-secret.ts";

const environment = parseEnvironment("api-webhooks");
const logger = createLogger({ function: "api-webhooks" });
const table = openCallersTable(environment.TABLE_NAME);
const secrets = webhookSecrets(openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table)));

export const handler = createProtectedApi(environment, table, {
  routes: webhookRoutes,
  handlers: webhookHandlers,
  dependencies: {
    webhooks: createWebhookStore(table),
    outbox: createOutboxStore(table),
    webhookSecrets: secrets,
    allowedAddresses: environment.WEBHOOK_ADDRESSES,
    wake: openWebhookQueue(environment.WEBHOOK_QUEUE_URL),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    logger,
  },
  countRequest: countRequests(createRateWindowStore(table)),
  findIdempotencyRecord: withSecret(createIdempotencyStore(table).find, secrets),
  logger,
});
