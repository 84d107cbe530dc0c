import {
  ApiError,
  clientOver,
  type Answer,
  type CallArguments,
  type OperationId,
  type Send,
} from "../../clients/typescript/src/index.ts";
import { withToken } from "../session/session.ts";
import { API_URL } from "./connection.ts";
import { bearer, sendUntilAnswered } from "./send.ts";
import { t } from "../language/say.ts";

const sendSignedIn: Send = (request) =>
  request.needsToken
    ? withToken(async (token) => {
        const answer = await sendUntilAnswered({ ...request, headers: { ...request.headers, ...bearer(token) } });
        if (answer.status === 401) throw new ApiError(401, t("The session has ended"));
        return answer;
      })
    : sendUntilAnswered(request);

/**
 * Calls as the signed-in user. They wait while the service cannot be reached. If the session has ended, they wait until
 * the user signs in again. They throw ApiError, SignedOut or AbortError.
 */
export const api = clientOver(sendSignedIn, { url: API_URL });

/** `callApi("createProject", { body: { name } })` answers with the new project. */
export const callApi = async <Id extends OperationId>(
  operationId: Id,
  ...call: CallArguments<Id>
): Promise<Answer<Id>> => (await api.exchange(operationId, ...call)).body;
