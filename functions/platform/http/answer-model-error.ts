import { modelFailureReason } from "../failure-reason.ts";
import type { ModelError } from "../model-errors.ts";
import { BadRequest, RateLimited, type ApiError } from "../errors.ts";

const RETRY_AFTER_SECONDS = 10;
// A quota of a day comes back by and by or at midnight, wherever that is: an hour is soon enough to look.
const QUOTA_RETRY_AFTER_SECONDS = 3_600;

/**
 * What callers are told whose request had to wait for a model that came to nothing: 429 for what passes, 400 for what
 * the material is the reason of, and nothing (500) for what only operators can mend.
 * @param inDetail also in the model server's own words; then everything is told
 */
export function answerModelError(error: ModelError, inDetail: boolean): { answer?: ApiError; detail?: string } {
  const { problem, remedy, words } = modelFailureReason(error.name, error.message, inDetail);
  switch (error.name) {
    case "ModelThrottled":
    case "ModelTimeout":
    case "ModelUnreachable":
    case "ModelUnusableOutput":
    case "ModelAnswerEmpty": {
      const asked = Math.min(Math.ceil((error.retryAfterMs ?? 0) / 1_000), QUOTA_RETRY_AFTER_SECONDS);
      return { answer: new RateLimited(Math.max(asked, RETRY_AFTER_SECONDS), `${problem}${words}`) };
    }
    case "ModelQuotaExhausted":
      return { answer: new RateLimited(QUOTA_RETRY_AFTER_SECONDS, `${problem}${words}`) };
    case "ModelAnswerCut":
    case "ModelRefused":
    case "ModelContextTooLong":
      return { answer: new BadRequest(`${problem}; ${remedy}${words}`) };
    case "ModelKeyRejected":
    case "ModelNotFound":
    case "ModelMisconfigured":
      return inDetail ? { detail: `${problem}; ${remedy}${words}` } : {};
  }
}
