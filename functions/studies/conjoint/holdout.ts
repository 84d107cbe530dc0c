import { mean } from "../../statistics/moments.ts";
import { wilsonInterval, type ShareInterval } from "../../statistics/wilson.ts";
import type { Individual } from "./individual.ts";
import { choiceProbabilities } from "./preference-share.ts";
import type { CodedChoice } from "./responses.ts";

/** How well utilities predict choices they were not estimated from. */
export interface HoldoutValidation {
  /** Answered holdout tasks. */
  choices: number;
  /** Share of choices that were the persona's most probable alternative; interval with n = personas. */
  hitRate: ShareInterval;
  /** Hit rate of guessing. */
  chanceHitRate: number;
  logLikelihood: number;
  /** Log-likelihood of guessing. */
  chanceLogLikelihood: number;
  /** Per task, observed and predicted choices, as shares of the alternatives ("none" last). */
  tasks: { task_id: string; observed: number[]; predicted: number[] }[];
}

/**
 * Predicts holdout choices from individual utilities.
 * @returns null when no persona with utilities answered a holdout
 */
export function validateHoldouts(
  holdouts: readonly CodedChoice[],
  individuals: readonly Individual[],
): HoldoutValidation | null {
  const utilities = new Map(individuals.map((individual) => [individual.person, individual.utilities]));
  const predictions = holdouts.flatMap((choice) => {
    const own = utilities.get(choice.person);
    return own ? [{ choice, probabilities: choiceProbabilities(own, choice.alternatives as Float64Array[]) }] : [];
  });
  if (predictions.length === 0) return null;

  const hitsByPerson = new Map<string, number[]>();
  for (const { choice, probabilities } of predictions) {
    const hit = probabilities.indexOf(Math.max(...probabilities)) === choice.chosen ? 1 : 0;
    hitsByPerson.set(choice.person, [...(hitsByPerson.get(choice.person) ?? []), hit]);
  }
  const personRates = [...hitsByPerson.values()].map((hits) => mean(hits));
  const byTask = Map.groupBy(predictions, ({ choice }) => choice.task_id);
  return {
    choices: predictions.length,
    hitRate: wilsonInterval(Math.min(1, mean(personRates)) * personRates.length, personRates.length),
    chanceHitRate: mean(predictions.map(({ choice }) => 1 / choice.alternatives.length)),
    logLikelihood: predictions.reduce(
      (sum, { choice, probabilities }) => sum + Math.log(probabilities[choice.chosen]!),
      0,
    ),
    chanceLogLikelihood: predictions.reduce((sum, { choice }) => sum - Math.log(choice.alternatives.length), 0),
    tasks: [...byTask].map(([task_id, answers]) => {
      const alternatives = answers[0]!.probabilities.map((_, j) => j);
      return {
        task_id,
        observed: alternatives.map((j) => mean(answers.map(({ choice }) => (choice.chosen === j ? 1 : 0)))),
        predicted: alternatives.map((j) => mean(answers.map(({ probabilities }) => probabilities[j]!))),
      };
    }),
  };
}
