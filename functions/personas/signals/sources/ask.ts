import type { Refresh } from "./refresh.ts";
import { SourceThrottled, SourceUnavailable, SourceUnusable } from "./signal-source.ts";

/** One request to a source. */
export interface Question {
  /** Name of the source in sentences. */
  source: string;
  /** What is asked for, in sentences: `r/germany`, `a token`. */
  about: string;
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  body: unknown;
  headers: Headers;
}

/** The source refused the client (401). A token may just have run out. */
export class Unauthorised extends SourceUnusable {}

/** The source asked to wait, and said how long. */
export class AskedToWait extends SourceThrottled {
  readonly seconds: number;
  constructor(source: string, seconds: number) {
    super(`${source} asks us to wait ${seconds} s before the next request.`);
    this.seconds = seconds;
  }
}

/** The wait for a source that throttles and does not say for how long. */
const DEFAULT_WAIT_SECONDS = 60;

/**
 * Asks a source once and reads its JSON. Redirects are not followed: no token goes to another address.
 * @throws SourceThrottled, SourceUnavailable, SourceUnusable
 */
export async function ask(question: Question, refresh: Refresh): Promise<Answer> {
  refresh.spend();
  const { source, about, url, method = "GET", headers = {}, body } = question;
  const signal = AbortSignal.any([AbortSignal.timeout(refresh.limits.requestTimeoutMs), refresh.signal]);
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: "application/json", ...headers },
      redirect: "manual",
      signal,
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(question, response);
    }
    const text = await readText(response, refresh.limits.maxAnswerBytes, source);
    return { body: parse(text, source, about), headers: response.headers };
  } catch (error) {
    if (error instanceof SourceThrottled || error instanceof SourceUnusable || error instanceof SourceUnavailable) {
      throw error;
    }
    throw new SourceUnavailable(
      signal.aborted
        ? `${source} did not answer in time when asked for ${about}.`
        : `${source} cannot be reached (${reasonOf(error)}).`,
      { cause: error },
    );
  }
}

function refusal({ source, about }: Question, { status, headers }: Response): Error {
  if (status === 429) return new AskedToWait(source, retryAfter(headers) ?? DEFAULT_WAIT_SECONDS);
  if (status >= 500 || status === 408) {
    return new SourceUnavailable(`${source} answered with an error of its own (${status}) when asked for ${about}.`);
  }
  if (status === 401) {
    return new Unauthorised(`${source} refused our credentials (401) when asked for ${about}; check them.`);
  }
  if (status === 403) {
    return new SourceUnusable(`${source} denies us ${about} (403): it is private, or our credentials do not cover it.`);
  }
  return new SourceUnusable(`${source} has no answer to a request for ${about} (${status}).`);
}

/** Seconds of `Retry-After`, which is a number of them or a date; null if it is neither. */
export function retryAfter(headers: Headers, now = Date.now()): number | null {
  const value = headers.get("retry-after")?.trim();
  if (!value) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

async function readText(response: Response, maxBytes: number, source: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the answer.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new SourceUnusable(`${source} sent more than ${maxBytes} bytes for one request.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string, source: string, about: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SourceUnusable(`${source} sent something that is not JSON when asked for ${about}.`);
  }
}

/** `fetch` hides the reason of a broken connection one level down. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: unknown }).code;
  return typeof code === "string" ? code : cause instanceof Error ? cause.message : String(cause);
}
