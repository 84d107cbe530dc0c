import type { Method } from "../../functions/platform/http/route.ts";
import { ServiceUnreachable } from "./errors.ts";
import type { OperationId } from "./operations.ts";

// The gateway of a deployment answers within 29 s or not at all; a stack with a slow model of its own takes minutes.
const REQUEST_MS = 300_000;

/** A request that is ready to be sent. */
export interface Sent {
  operationId: OperationId;
  method: Method;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
  signal: AbortSignal | undefined;
}

/** An answer whose form has not been looked at. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
  /** The body as it came. */
  content: Uint8Array;
  /** From the request's first to the answer's last byte. */
  seconds: number;
}

/** How requests get to the service; tests and measurements bring their own. */
export type Send = (request: Sent) => Promise<Received>;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${REQUEST_MS / 1_000} seconds`;
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code === "ECONNREFUSED" ? "connection refused" : (cause?.message ?? error.message);
};

/** Sends one request. @throws ServiceUnreachable; the signal's reason when it was aborted */
export const sendByFetch: Send = async ({ method, url, headers, body, signal }) => {
  const started = performance.now();
  try {
    const ending = AbortSignal.any([AbortSignal.timeout(REQUEST_MS), ...(signal ? [signal] : [])]);
    const init: RequestInit = { method, headers, body, signal: ending };
    const response = await fetch(url, init);
    const content = new Uint8Array(await response.arrayBuffer());
    const { status, headers: answered } = response;
    const text = new TextDecoder().decode(content);
    return { status, headers: answered, text, content, seconds: (performance.now() - started) / 1_000 };
  } catch (error) {
    signal?.throwIfAborted();
    throw new ServiceUnreachable(`${new URL(url).host} does not answer (${reasonOf(error)}).`);
  }
};
