import { createApiHandler, type ApiOptions } from "../platform/http/create-api-handler.ts";
import type { Row } from "../platform/http/request.ts";
import type { Table } from "../platform/table/table.ts";
import { openCallers } from "./callers.ts";

interface ProtectedEnvironment {
  ENVIRONMENT: string;
  CORS_ORIGINS: readonly string[];
  TOKEN_SECRET_ID: string;
}

/**
 * Makes the handler of a resource whose routes need an access token: the wiring that all of them share.
 * @param table the table from {@link openCallersTable}
 */
export const createProtectedApi = <T extends Record<string, Row>, Reads, All>(
  environment: ProtectedEnvironment,
  table: Table,
  options: Omit<ApiOptions<T, Reads, All>, "corsOrigins" | "callers">,
) =>
  createApiHandler({
    ...options,
    corsOrigins: environment.CORS_ORIGINS,
    callers: openCallers(environment, table).callers,
  });
