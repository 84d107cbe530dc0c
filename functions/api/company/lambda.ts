import { openMailQueue } from "../../adapters/queues/mail-queue.ts";
import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { apiKeyRoutes } from "../../contracts/routes/api-keys.ts";
import { companyRoutes } from "../../contracts/routes/company.ts";
import { createLogger } from "../../shared/logger.ts";
import { createAccountStore } from "../../storage/accounts/store.ts";
import { createApiKeyStore } from "../../storage/api-keys/store.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createCalibrationStore } from "../../storage/calibration/pairs.ts";
import { createCompanyStore } from "../../storage/companies/store.ts";
import { createInvitationStore } from "../../storage/invitations/store.ts";
import { createRateWindowStore } from "../../storage/rate-windows/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { countRequests } from "../auth/count-requests.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { apiKeyHandlers } from "./api-keys.ts";
import type { ApiHandlers } from "../reads.ts";
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
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  countRequest: countRequests(createRateWindowStore(table)),
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
