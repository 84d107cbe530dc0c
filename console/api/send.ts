import { ApiError, clientOver, PATIENCE, sendByFetch, type Send } from "../../clients/typescript/src/index.ts";
import { API_URL, untilReachable } from "./connection.ts";
import { t } from "../language/say.ts";

/** The most failures of a request while the service answers others, for example because a chosen file has changed. */
const MOST_FAILURES = 5;
const UNSENT = t("The request cannot be sent, although the service answers; choose the files again and retry");

const sendOnce = sendByFetch(PATIENCE.timeoutMs);

/**
 * Sends a request, and repeats it while the service cannot be reached. Requests that create or start something carry an
 * idempotency key, so they take effect only once.
 */
export const sendUntilAnswered: Send = async (request) => {
  for (let failures = 1; ; failures++) {
    try {
      return await sendOnce(request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (failures === MOST_FAILURES) throw new Error(UNSENT, { cause: error });
      await untilReachable();
      request.signal.throwIfAborted();
    }
  }
};

/** The header with an access token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls of users who are not signed in. */
export const openApi = clientOver(sendUntilAnswered, { url: API_URL });
