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
export function retryAfterOf(response: Response): number | null {
  const said = response.headers.get("retry-after");
  if (said === null) return null;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

const detailIn = (text: string): string | undefined => {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === "string" ? detail : undefined;
  } catch {
    return undefined;
  }
};

/** What an answer that is no success says. */
export async function errorOf(request: Request, response: Response): Promise<ApiError> {
  const detail =
    detailIn(await response.text()) ??
    `${request.method} ${request.url} answered ${response.status} in a form that is not this service's; is the ` +
      "address the one of its API, /api/v1 included?";
  return new ApiError(response.status, detail, {
    retryAfter: retryAfterOf(response),
    requestId: response.headers.get("x-request-id"),
  });
}
