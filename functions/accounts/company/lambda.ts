import { openMailQueue } from "../../platform/queues/mail-queue.ts";
import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { apiKeyRoutes } from "../api-keys/routes.ts";
import { companyRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createAccountStore } from "../sign-in/store.ts";
import { createApiKeyStore } from "../api-keys/store.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createCalibrationStore } from "../../studies/calibration/store.ts";
import { createCompanyStore } from "./store.ts";
import { createInvitationStore } from "../invitations/store.ts";
import { createRateWindowStore } from "../../platform/rate-windows/store.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { countRequests } from "../sign-in/count-requests.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { apiKeyHandlers } from "../api-keys/handlers.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { companyHandlers, type CompanyDependencies } from "./handlers.ts";

const environment = parseEnvironment("api-company");
const logger = createLogger({ function: "api-company" });
const table = openCallersTable(environment.TABLE_NAME);
const routes = { ...companyRoutes, ...apiKeyRoutes };
const handlers: ApiHandlers<typeof routes, CompanyDependencies> = { ...companyHandlers, ...apiKeyHandlers };
const accounts = createAccountStore(table);

export const handler = createProtectedApi(environment, table, {
  routes,
  handlers,
  dependencies: {
    accounts,
    companies: createCompanyStore(table, accounts),
    invitations: createInvitationStore(table),
    apiKeys: createApiKeyStore(table),
    budgets: createBudgetStore(table, environment.BUDGETS),
    calibration: createCalibrationStore(table),
    queueMail: openMailQueue(environment.MAIL_QUEUE_URL),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    logger,
  },
  countRequest: countRequests(createRateWindowStore(table)),
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
