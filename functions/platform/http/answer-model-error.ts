import { modelFailureReason } from "../failure-reason.ts";
import type { ModelError } from "../model-errors.ts";
import { BadRequest, RateLimited, type ApiError } from "../errors.ts";

const RETRY_AFTER_SECONDS = 10;
// A daily quota returns gradually or at midnight in some time zone, so retrying after an hour is soon enough.
const QUOTA_RETRY_AFTER_SECONDS = 3_600;

/**
 * Maps the failure of a model call to the caller's answer:
 * - 429 if the failure is temporary,
 * - 400 if the caller's material caused it,
 * - no answer (500) if only operators can fix it.
 * @param inDetail whether to add the model server's own words, and the problem of a 500
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
