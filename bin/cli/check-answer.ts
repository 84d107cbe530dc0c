import { ApiError, type Sent } from "../../clients/typescript/src/index.ts";
import type { Route, SuccessStatus } from "../../functions/platform/http/route.ts";
import { routeTable } from "../../functions/service/routes.ts";

/**
 * Holds a success against its row of the route table, so that another version is named here and does not fail later.
 * @throws ApiError
 */
export function checkAnswer({ operationId, method, url }: Sent, status: number, body: unknown): void {
  const { responses }: Omit<Route, "operationId"> = routeTable[operationId];
  const success = responses[status as SuccessStatus];
  const issues = success ? success.schema?.safeParse(body).error?.issues : [];
  if (!issues) return;
  const field = issues[0]?.path.join(".");
  throw new ApiError(
    status,
    `${method} ${url} answered in a form this version does not know${field ? ` (field ${field})` : ""}; ` +
      "is it this service, and of the same version?",
  );
}
