import { withToken } from "../session/session.ts";
import { answerOf, exchange } from "./send.ts";
import { routeOf, type Answer, type BrowserCall, type CallArguments, type OperationId } from "./routes.ts";

/**
 * Calls a route as whoever is signed in, with status and headers of its answer. Waits while the service cannot be
 * reached, and for the person to sign in again if the session has ended.
 * @throws ServiceAnsweredError; SignedOut; AbortError
 */
export async function callForResponse<Id extends OperationId>(
  operationId: Id,
  ...[call]: CallArguments<Id>
): Promise<Response> {
  // One key for all tries.
  const once = { idempotencyKey: crypto.randomUUID(), ...call } as unknown as BrowserCall<Id>;
  if (!routeOf(operationId).needsToken) return exchange(operationId, once);
  return withToken((token) => exchange(operationId, once, token));
}

/** The same for its body: `callApi("createProject", { body: { name } })` answers with the new project. */
export const callApi = async <Id extends OperationId>(
  operationId: Id,
  ...call: CallArguments<Id>
): Promise<Answer<Id>> => answerOf(operationId, await callForResponse(operationId, ...call));
