import type { Condition } from "../../condition-schema.ts";
import type { Experiment } from "../../experiment-schema.ts";

/** A place in the flow. */
export interface Place {
  when: readonly Condition[];
  /** The survey's block that questions belong to, if a randomizer has made one. */
  block: string | null;
  /** Whether that block has no other contents. */
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

/** Conditions on which questions up to a goal are skipped. */
export interface Skip {
  unless: Condition;
  /** A question, or the end of the block. */
  until: string;
}
