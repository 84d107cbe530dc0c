import { createAccessTokens } from "../adapters/tokens/access-tokens.ts";
import { createSigningKeyLoader } from "../adapters/tokens/signing-keys.ts";
import type { Route } from "../contracts/route.ts";
import { createApiHandler, type ApiOptions } from "../shared/http/create-api-handler.ts";

interface ProtectedEnvironment {
  ENVIRONMENT: string;
  CORS_ORIGINS: readonly string[];
  TOKEN_SECRET_ID: string;
}

/** Makes the handler of a resource whose routes need an access token: the wiring that all of them share. */
export function createProtectedApi<T extends Record<string, Omit<Route, "operationId">>>(
  environment: ProtectedEnvironment,
  options: Pick<
    ApiOptions<T>,
    "routes" | "handlers" | "logger" | "publicBaseUrl" | "findRole" | "findAnswer" | "requireFunds" | "readForm"
  >,
) {
  const tokens = createAccessTokens(createSigningKeyLoader(environment.TOKEN_SECRET_ID), environment.ENVIRONMENT);
  return createApiHandler({ ...options, corsOrigins: environment.CORS_ORIGINS, verifyAccessToken: tokens.verify });
}
