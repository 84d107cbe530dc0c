import { ApiError, retryAfterOf } from "./errors.ts";
import type { Send, Sent } from "./exchange.ts";
import { sleep } from "./sleep.ts";

/** How often, and how long, a client tries. */
export interface Patience {
  /** Sendings of one call in all; 1 tries nothing again. */
  attempts: number;
  /** The first wait between them; each later one is twice as long. */
  firstWaitMs: number;
  /** The longest wait; a service that asks for a longer one is not asked again. */
  longestWaitMs: number;
  /** For one sending, from its first byte to the last of the answer. */
  timeoutMs: number;
}

/** The service answers within 29 s or not at all; one with a slow model of its own, or a large file, takes minutes. */
export const PATIENCE: Patience = { attempts: 5, firstWaitMs: 500, longestWaitMs: 60_000, timeoutMs: 300_000 };

/** Sends by `fetch`, and reads to the end: an answer that breaks off is none. */
export const sendByFetch =
  (timeoutMs: number): Send =>
  async ({ method, url, headers, body, signal }) => {
    const started = performance.now();
    try {
      const ending = AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]);
      // A browser finishes a deletion although its page is being left.
      const init: RequestInit = { method, headers, body, signal: ending, keepalive: method === "DELETE" };
      const response = await fetch(url, init);
      const content = new Uint8Array(await response.arrayBuffer());
      const seconds = (performance.now() - started) / 1_000;
      const { status, headers: answered } = response;
      return { status, headers: answered, text: new TextDecoder().decode(content), content, seconds };
    } catch (error) {
      signal.throwIfAborted();
      const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
      const timedOut = name === "TimeoutError" && `no answer within ${timeoutMs / 1_000} seconds`;
      const refused = cause?.code === "ECONNREFUSED" && "connection refused";
      const why = timedOut || refused || cause?.message || message;
      throw new ApiError(0, `${new URL(url, globalThis.location?.href).host} does not answer (${why}).`);
    }
  };

/** Too many requests, or nobody there behind the gateway: what passes. */
const PASSING = new Set([429, 502, 503, 504]);

/** Whether a call may be sent again when nobody knows what became of it. */
const mayRepeat = ({ method, headers }: Sent): boolean =>
  method === "GET" || method === "DELETE" || "idempotency-key" in headers;

/** Up to a quarter more or less, so that clients that failed together do not come back together. */
const scattered = (ms: number): number => ms * (0.75 + Math.random() / 2);

/**
 * Sends, and sends again what passes where that is safe: reads, deletions, and POSTs with an Idempotency-Key.
 * @throws ApiError where nothing answers; the signal's reason when aborted
 */
export const patiently =
  (send: Send, patience: Patience): Send =>
  async (request) => {
    const attempts = mayRepeat(request) ? patience.attempts : 1;
    let lost = false;
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts;
      const outcome = await send(request).catch((error: unknown) =>
        error instanceof ApiError && !last ? error : Promise.reject(error as Error),
      );
      const unanswered = outcome instanceof ApiError;
      // Deleted by the sending whose answer was lost.
      if (!unanswered && lost && request.method === "DELETE" && outcome.status === 404)
        return { ...outcome, status: 204, text: "", content: new Uint8Array() };
      if (!unanswered && (last || !PASSING.has(outcome.status))) return outcome;
      lost ||= unanswered || outcome.status === 502 || outcome.status === 504;
      const asked = unanswered ? null : retryAfterOf(outcome.headers);
      if (!unanswered && asked !== null && asked * 1_000 > patience.longestWaitMs) return outcome;
      const backOff = Math.min(patience.firstWaitMs * 2 ** (attempt - 1), patience.longestWaitMs);
      await sleep(asked === null ? scattered(backOff) : asked * 1_000, request.signal);
    }
  };
