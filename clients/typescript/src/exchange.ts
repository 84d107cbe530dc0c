import type { OperationId } from "./operations.ts";

/** A request that is ready to be sent. */
export interface Sent {
  operationId: OperationId;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData | null;
  /** Whether it is for somebody who is signed in. */
  needsToken: boolean;
  signal: AbortSignal;
}

/** An answer whose form has not been looked at. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
  /** The body as it came. */
  content: Uint8Array<ArrayBuffer>;
  /** From the request's first to the answer's last byte. */
  seconds: number;
}

/** How a request gets to the service, and its answer back. @throws ApiError where none comes; the signal's reason */
export type Send = (request: Sent) => Promise<Received>;
