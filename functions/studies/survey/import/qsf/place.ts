import type { Condition } from "../../condition-schema.ts";
import type { Experiment } from "../../experiment-schema.ts";

/** Where in the flow something stands. */
export interface Place {
  when: readonly Condition[];
  /** The block of ours that questions belong to, if a randomizer has made one. */
  block: string | null;
  /** Whether that block holds nothing else. */
  isAlone: boolean;
  /** The arm of the innermost randomizer that it stands in. */
  within: Experiment["within"];
  depth: number;
}

/** Where a question stands, and what is shown above it. */
export interface QuestionPlace {
  when: Condition[];
  block: string | null;
  anchored: boolean;
  context: string | null;
}

/** Conditions that questions up to a goal are skipped on. */
export interface Skip {
  unless: Condition;
  /** A question, or the end of the block. */
  until: string;
}
