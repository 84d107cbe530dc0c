import { hashPassword, verifyPassword } from "../../adapters/passwords/argon2.ts";
import { openMailQueue } from "../../adapters/queues/mail-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { authRoutes } from "../../contracts/routes/auth.ts";
import { createApiHandler } from "../../shared/http/create-api-handler.ts";
import { createLogger } from "../../shared/logger.ts";
import { createAccountStore } from "../../storage/accounts/store.ts";
import { createInvitationStore } from "../../storage/invitations/store.ts";
import { createPasswordResetStore } from "../../storage/accounts/password-resets.ts";
import { createRateWindowStore } from "../../storage/rate-windows/store.ts";
import { createSessionStore } from "../../storage/sessions/store.ts";
import { openCallers, openCallersTable } from "../callers.ts";
import { countRequests } from "./count-requests.ts";
import { authHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-auth");
const table = openCallersTable(environment.TABLE_NAME);
const { tokens, callers } = openCallers(environment, table);

export const handler = createApiHandler({
  routes: authRoutes,
  handlers: authHandlers,
  dependencies: {
    accounts: createAccountStore(table),
    sessions: createSessionStore(table),
    passwordResets: createPasswordResetStore(table),
    invitations: createInvitationStore(table),
    passwords: { hash: hashPassword, verify: verifyPassword },
    tokens,
    queueMail: openMailQueue(environment.MAIL_QUEUE_URL),
    secureCookies: environment.COOKIE_SECURE === "true",
  },
  corsOrigins: environment.CORS_ORIGINS,
  callers,
  countRequest: countRequests(createRateWindowStore(table)),
  logger: createLogger({ function: "api-auth" }),
});
