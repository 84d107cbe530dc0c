import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { openWebhookQueue } from "../../adapters/queues/webhook-queue.ts";
import { openSealing } from "../../adapters/sealing/sealing.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { webhookRoutes } from "../../contracts/routes/webhooks.ts";
import { createLogger } from "../../shared/logger.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { createRateWindowStore } from "../../storage/rate-windows/store.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { createOutboxStore } from "../../storage/webhooks/outbox.ts";
import { webhookSecrets } from "../../storage/webhooks/secrets.ts";
import { createWebhookStore } from "../../storage/webhooks/store.ts";
import { countRequests } from "../auth/count-requests.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { webhookHandlers } from "./handlers.ts";
import { withSecret } from "./with-secret.ts";

const environment = parseEnvironment("api-webhooks");
const logger = createLogger({ function: "api-webhooks" });
const table = openCallersTable(environment.TABLE_NAME);
const secrets = webhookSecrets(openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table)));

export const handler = createProtectedApi(environment, table, {
  routes: webhookRoutes,
  handlers: webhookHandlers,
  dependencies: {
    webhooks: createWebhookStore(table),
    outbox: createOutboxStore(table),
    webhookSecrets: secrets,
    allowedAddresses: environment.WEBHOOK_ADDRESSES,
    wake: openWebhookQueue(environment.WEBHOOK_QUEUE_URL),
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  countRequest: countRequests(createRateWindowStore(table)),
  findIdempotencyRecord: withSecret(createIdempotencyStore(table).find, secrets),
  logger,
});
