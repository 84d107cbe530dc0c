/** The channel on which the thread of the functions says what they have called. */
export const CALLS_CHANNEL = "bench-studies";
/** How long after its end a call may still be on the way, in milliseconds. */
export const TOLD_WITHIN_MS = 200;

/** `other`: queues and state machines. */
export type CallKind = "model" | "embedding" | "storage" | "other";

/** One call of a service that a function has made. Times in milliseconds since 1970. */
export interface RecordedCall {
  function: string;
  /** What the function was invoked with, JSON; empty for requests of the API. */
  input: string;
  kind: CallKind;
  /** "GetCommand", by the SDK's name. */
  command: string;
  startedAt: number;
  endedAt: number;
}
