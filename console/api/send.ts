import { ApiError, clientOver, PATIENCE, sendByFetch, type Send } from "../../clients/typescript/src/index.ts";
import { API_URL, untilReachable } from "./connection.ts";
import { t } from "../language/say.ts";

/** A request that fails while the service answers others: of a file that is no longer what was chosen, say. */
const MOST_FAILURES = 5;
const UNSENT = t("The request cannot be sent, although the service answers; choose the files again and retry");

const sendOnce = sendByFetch(PATIENCE.timeoutMs);

/**
 * Sends a request, again and again while the service cannot be reached: whatever creates or starts something carries
 * an idempotency key, and so happens once.
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

/** How a request carries an access token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Calls of whoever is not signed in. */
export const openApi = clientOver(sendUntilAnswered, { url: API_URL });
