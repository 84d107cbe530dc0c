/** One call as a fault injector sees it. `index` counts the calls of its kind from 0, refused ones included. */
export interface FaultCall {
  kind: "converse" | "embed";
  modelId: string;
  /** The forced tool, or that of a prompt in words; null for embeddings. */
  toolName: string | null;
  index: number;
  body: unknown;
}

/**
 * What goes wrong: an AWS error (at once or late), a late answer, plain text for a tool call, a broken tool input (in
 * words, where words are asked for), a vector that means nothing.
 */
export type Fault =
  | { status: number; type: string; message: string; hangMs?: number }
  | { hangMs: number }
  | { text: string }
  | { input: unknown }
  | { embedding: readonly number[] };

/** A promise holds the call back until it is settled, so that a test can let something else happen first. */
export type FaultInjector = (call: FaultCall) => Fault | undefined | Promise<Fault | undefined>;
