import { designConjoint } from "./design.ts";
import { RankDeficientDesign, UnsatisfiableDesign } from "./errors.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

type Parameters = globalThis.Parameters<typeof designConjoint>;
interface DesignInput {
  input: Parameters[0];
  options: Parameters[1];
}

/** The largest design that may be asked for takes half a second. */
export const conjointDesign = {
  name: "conjoint-design",
  seconds: ({ input: { attributes, tasks_per_persona, alternatives_per_task } }: DesignInput) => {
    const utilities = attributes.reduce((total, { levels }) => total + levels.length - 1, 0);
    const offers = alternatives_per_task ?? 3;
    // Few tasks come in several versions, which are sought together.
    const tasks = Math.max(tasks_per_persona ?? 15, (2 * utilities) / (offers - 1));
    return 3e-7 * utilities ** 3 * tasks * offers;
  },
  run: ({ input, options }: DesignInput) => designConjoint(input, options),
  errors: { RankDeficientDesign, UnsatisfiableDesign },
} as const satisfies Calculation<DesignInput, unknown>;
