import type { Identity } from "./http/identity.ts";
import { BUDGET_REACHED, type BudgetReached } from "./costs/budget-reached.ts";

/**
 * An error that becomes an answer: `status` is the HTTP status, `message` the sentence callers read as `detail`. Any
 * other error becomes a 500 without details.
 */
export abstract class ApiError extends Error {
  abstract readonly status: 400 | 401 | 403 | 404 | 422 | 429;
  /** Stable code for logs and tests; never shown to callers. */
  abstract readonly code: string;
  readonly headers: Record<string, string> = {};
}

/**
 * 400: malformed JSON, wrong content type, bad query parameter, an action the state does not allow, a rejected file.
 */
export class BadRequest extends ApiError {
  override readonly name = "BadRequest";
  readonly status = 400;
  readonly code = "bad_request";
}

/** 401: no valid access token or API key, or wrong credentials. */
export class Unauthenticated extends ApiError {
  override readonly name = "Unauthenticated";
  readonly status = 401;
  readonly code = "unauthenticated";
  // HTTP requires this header on every 401. API Gateway renames it to x-amzn-Remapped-WWW-Authenticate, so the OpenAPI
  // document does not mention it.
  override readonly headers = { "www-authenticate": "Bearer" };
}

/** For an API key that never existed, was revoked, or whose company was removed. The answer does not say which. */
export const apiKeyRefused = () => new Unauthenticated("This API key is not valid, or has been revoked");

/** For a caller who has been removed, alone or with the company. */
export const callerGone = (caller: Identity): Unauthenticated =>
  "userId" in caller ? new Unauthenticated("This user no longer exists") : apiKeyRefused();

/** 403: a valid token or API key whose holder may not do this. */
export class Forbidden extends ApiError {
  override readonly name = "Forbidden";
  readonly status = 403;
  readonly code = "forbidden";
}

/**
 * 404. The sentence is the same if the resource never existed, is gone or belongs to another company. The answer
 * therefore never reveals which.
 */
export class NotFound extends ApiError {
  override readonly name = "NotFound";
  readonly status = 404;
  readonly code = "not_found";
  override readonly headers: Record<string, string>;
  /** @param headers the headers of the answer */
  constructor(
    what:
      | "Project"
      | "Persona group"
      | "Persona"
      | "Library persona"
      | "Simulation"
      | "Reliability check"
      | "Codebook"
      | "Respondent"
      | "Report"
      | "Report link"
      | "Briefing"
      | "Picture"
      | "Human study"
      | "Upload"
      | "User"
      | "API key"
      | "Avatar"
      | "Document"
      | "Language"
      | "Webhook"
      | "Route",
    headers: Record<string, string> = {},
  ) {
    super(`${what} not found`);
    this.headers = headers;
  }
}

/** 422: JSON that fails its schema; the message names every failing field. */
export class Unprocessable extends ApiError {
  override readonly name = "Unprocessable";
  readonly status = 422;
  readonly code = "unprocessable";
}

/** 429 until the next month: a monthly budget for models is used up. `Retry-After` is the time until then. */
export class BudgetUsedUp extends ApiError {
  override readonly name = "BudgetUsedUp";
  readonly status = 429;
  readonly code = BUDGET_REACHED;
  override readonly headers: Record<string, string>;
  constructor({ message, until }: BudgetReached) {
    super(message);
    this.headers = { "retry-after": String(Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000))) };
  }
}

/** 429 with `Retry-After`. */
export class RateLimited extends ApiError {
  override readonly name = "RateLimited";
  readonly status = 429;
  readonly code = "rate_limited";
  override readonly headers: Record<string, string>;
  /** Seconds. */
  readonly retryAfter: number;
  /**
   * @param retryAfter seconds until the next request would be accepted
   * @param reason first half of the sentence
   */
  constructor(retryAfter: number, reason = "Too many requests") {
    super(`${reason}; try again in ${retryAfter} seconds`);
    this.retryAfter = retryAfter;
    this.headers = { "retry-after": String(retryAfter) };
  }
}

const BUSY_RETRY_AFTER_SECONDS = 10;
/** For a request that was not answered in time. Its work may have been done all the same. */
export const tooBusy = () => new RateLimited(BUSY_RETRY_AFTER_SECONDS, "The service is too busy to answer in time");
