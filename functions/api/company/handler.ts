import { openMailQueue } from "../../adapters/queues/mail-queue.ts";
import { openRemovalQueue } from "../../adapters/queues/removal-queue.ts";
import { createAccessTokens } from "../../adapters/tokens/access-tokens.ts";
import { createSigningKeyLoader } from "../../adapters/tokens/signing-keys.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { companyRoutes } from "../../contracts/routes/company.ts";
import { createApiHandler } from "../../shared/http/create-api-handler.ts";
import { createLogger } from "../../shared/logger.ts";
import { createAccountStore } from "../../storage/accounts.ts";
import { createBudgetStore } from "../../storage/budgets.ts";
import { createCompanyStore } from "../../storage/companies.ts";
import { createInvitationStore } from "../../storage/invitations.ts";
import { createRateWindowStore } from "../../storage/rate-windows.ts";
import { createRememberedAnswerStore } from "../../storage/remembered-answers.ts";
import { openTable } from "../../storage/table.ts";
import { countRequests } from "../auth/count-requests.ts";
import { createCompanyHandlers } from "./routes.ts";

const environment = parseEnvironment("api-company");
const logger = createLogger({ function: "api-company" });
const table = openTable(environment.TABLE_NAME);
const accounts = createAccountStore(table);

export const handler = createApiHandler({
  routes: companyRoutes,
  handlers: createCompanyHandlers({
    accounts,
    companies: createCompanyStore(table, accounts),
    invitations: createInvitationStore(table),
    budgets: createBudgetStore(table, environment.BUDGETS),
    queueMail: openMailQueue(environment.MAIL_QUEUE_URL),
    sendRemoval: openRemovalQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  }),
  corsOrigins: environment.CORS_ORIGINS,
  verifyAccessToken: createAccessTokens(createSigningKeyLoader(environment.TOKEN_SECRET_ID), environment.ENVIRONMENT)
    .verify,
  countRequest: countRequests(createRateWindowStore(table)),
  findRole: ({ companyId, userId }) => accounts.findRole(companyId, userId),
  findAnswer: createRememberedAnswerStore(table).find,
  logger,
});
