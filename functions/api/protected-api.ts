import type { Route } from "../contracts/route.ts";
import { createApiHandler, type ApiOptions } from "../shared/http/create-api-handler.ts";
import type { Table } from "../storage/table.ts";
import { openCallers } from "./callers.ts";

interface ProtectedEnvironment {
  ENVIRONMENT: string;
  CORS_ORIGINS: readonly string[];
  TOKEN_SECRET_ID: string;
}

/**
 * Makes the handler of a resource whose routes need an access token: the wiring that all of them share.
 * @param table of {@link openCallersTable}
 */
export const createProtectedApi = <T extends Record<string, Omit<Route, "operationId">>>(
  environment: ProtectedEnvironment,
  table: Table,
  options: Omit<ApiOptions<T>, "corsOrigins" | "callers">,
) =>
  createApiHandler({
    ...options,
    corsOrigins: environment.CORS_ORIGINS,
    callers: openCallers(environment, table).callers,
  });
