import { inRequest, modelTime } from "../../../platform/time-limits.ts";

// The gateway gives up after 29 s, the function after 28. A model call and a repair turn take 11 s each at most.
export const REQUEST_MS = inRequest(26_000);
export const LIVE_MODEL_TIMEOUT_MS = modelTime(11_000);
/** A message that has not had its turn by then could not be answered in time. */
export const WAIT_MS = REQUEST_MS - LIVE_MODEL_TIMEOUT_MS;
export const RETRY_AFTER_SECONDS = 5;
