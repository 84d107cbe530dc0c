import type { Received, Sent } from "./exchange.ts";

/** Why a call has no answer: one sentence that says what is wrong and, where something can be done, what. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Of the answer; 0 where none came. */
  readonly status: number;
  /** The sentence of the service, or of this client where nothing answered. Also the message. */
  readonly detail: string;
  /** Seconds after which the same call may do better; null where the service does not say. */
  readonly retryAfter: number | null;
  /** By which the service finds the request in its logs. */
  readonly requestId: string | null;

  constructor(status: number, detail: string, { retryAfter = null, requestId = null }: Partial<ApiError> = {}) {
    super(detail);
    this.status = status;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

/** Seconds that an answer asks to wait, as a number or as a date; null where it does not. */
export function retryAfterOf(headers: Headers): number | null {
  const said = headers.get("retry-after");
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** The value of a text of JSON; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer that is not in the form of this service, whatever its status. */
export const unexpected = ({ method, url }: Sent, status: number): ApiError =>
  new ApiError(
    status,
    `${method} ${url} answered ${status} in a form that is not this service's; is its address right, /api/v1 included?`,
  );

/** What an answer that is no success says. */
export function errorOf(request: Sent, { status, headers, text }: Received): ApiError {
  const detail = (jsonIn(text) as { detail?: unknown } | null | undefined)?.detail;
  if (typeof detail !== "string") return unexpected(request, status);
  return new ApiError(status, detail, { retryAfter: retryAfterOf(headers), requestId: headers.get("x-request-id") });
}
