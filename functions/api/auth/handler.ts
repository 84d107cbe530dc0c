import { createAccessTokens } from "../../adapters/tokens/access-tokens.ts";
import { createSigningKeyLoader } from "../../adapters/tokens/signing-keys.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { authRoutes } from "../../contracts/routes/auth.ts";
import { RateLimited } from "../../shared/errors.ts";
import { createApiHandler } from "../../shared/http/create-api-handler.ts";
import { createLogger } from "../../shared/logger.ts";
import { createAccountStore } from "../../storage/accounts.ts";
import { createRateWindowStore } from "../../storage/rate-windows.ts";
import { createSessionStore } from "../../storage/sessions.ts";
import { openTable } from "../../storage/table.ts";
import { createAuthHandlers } from "./routes.ts";

const environment = parseEnvironment("api-auth");
const table = openTable(environment.TABLE_NAME);
const tokens = createAccessTokens(createSigningKeyLoader(environment.TOKEN_SECRET_ID), environment.ENVIRONMENT);
const rateWindows = createRateWindowStore(table);

export const handler = createApiHandler({
  routes: authRoutes,
  handlers: createAuthHandlers({
    accounts: createAccountStore(table),
    sessions: createSessionStore(table),
    tokens,
    secureCookies: environment.COOKIE_SECURE === "true",
  }),
  corsOrigins: environment.CORS_ORIGINS,
  verifyAccessToken: tokens.verify,
  countRequest: async (operationId, { rateLimit }, sourceIp) => {
    const wait = rateLimit ? await rateWindows.count(operationId, sourceIp, rateLimit) : 0;
    if (wait > 0) throw new RateLimited(wait);
  },
  logger: createLogger({ function: "api-auth" }),
});
