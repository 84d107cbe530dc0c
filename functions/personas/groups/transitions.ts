import type { GenerationStatus } from "./schemas.ts";

/**
 * The states from which generation may move to each state. The storage layer turns a row into the condition of its
 * write, so a move that is not in this table cannot happen, whoever asks and however late.
 */
export const generationTransitions = {
  generating: ["pending", "complete", "failed"],
  complete: ["generating"],
  failed: ["generating"],
} as const satisfies Partial<Record<GenerationStatus, readonly GenerationStatus[]>>;
