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
