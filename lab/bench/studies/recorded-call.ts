/** The channel on which the thread of the functions says what they have called. */
export const CALLS_CHANNEL = "bench-studies";
/** How long after its end a call may still be on the way, in milliseconds. */
export const TOLD_WITHIN_MS = 200;

/** One call of a model that a function has made. */
export interface RecordedCall {
  /** What the function was invoked with, JSON; empty for requests of the API. */
  input: string;
  kind: "model" | "embedding";
}
