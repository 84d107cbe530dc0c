import * as z from "zod";
import { detectableShare, detectableShift } from "../../statistics/detectable-difference.ts";
import { rounded } from "../../statistics/rounded.ts";
import type { Experiment } from "../survey/experiment-schema.ts";

export const experimentPowerSchema = z
  .object({
    experiment_id: z.string(),
    name: z.string(),
    smallest_arms: z
      .tuple([z.number(), z.number()])
      .meta({ description: "Personas of the two smallest arms, if everyone who would be asked takes part." }),
    standardised_difference: z
      .number()
      .nullable()
      .meta({
        description:
          "The smallest difference between their means, in standard deviations of the answers, that one " +
          "comparison at 5 % detects with a power of 80 %. Many comparisons, adjusted by Holm, need a larger " +
          "one. Null: none is large enough.",
      }),
    share_difference: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .meta({ description: "The same between shares near one half; null: none is large enough." }),
  })
  .meta({ id: "ExperimentPower" });
export type ExperimentPower = z.infer<typeof experimentPowerSchema>;

/** The share of all participants that an experiment divides. */
function dividedBy({ within }: Experiment, all: readonly Experiment[]): number {
  const outer = within && all.find(({ id }) => id === within.experiment_id);
  if (!outer) return 1;
  const arm = outer.arms.find(({ id }) => id === within.arm_id);
  return ((arm?.share ?? 0) / 100) * dividedBy(outer, all);
}

const orNull = (value: number | null, decimals: number): number | null =>
  value === null ? null : rounded(value, decimals);

/**
 * The differences that each experiment of a survey can show with a number of participants: those between its two
 * smallest arms that would be seen.
 */
export const computePower = (experiments: readonly Experiment[], participants: number): ExperimentPower[] =>
  experiments.map((experiment) => {
    const asked = participants * dividedBy(experiment, experiments);
    const [first = 0, second = 0] = experiment.arms.map(({ share }) => (share / 100) * asked).toSorted((a, b) => a - b);
    return {
      experiment_id: experiment.id,
      name: experiment.name,
      smallest_arms: [rounded(first, 1), rounded(second, 1)],
      standardised_difference: orNull(detectableShift(first, second), 2),
      share_difference: orNull(detectableShare(first, second), 3),
    };
  });
