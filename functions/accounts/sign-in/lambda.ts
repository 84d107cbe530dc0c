import { hashPassword, verifyPassword } from "../passwords/argon2.ts";
import { openMailQueue } from "../../platform/queues/mail-queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { authRoutes } from "./routes.ts";
import { createApiHandler } from "../../platform/http/create-api-handler.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createAccountStore } from "./store.ts";
import { createInvitationStore } from "../invitations/store.ts";
import { createPasswordResetStore } from "../passwords/store-resets.ts";
import { createRateWindowStore } from "../../platform/rate-windows/store.ts";
import { createSessionStore } from "../sessions/store.ts";
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
