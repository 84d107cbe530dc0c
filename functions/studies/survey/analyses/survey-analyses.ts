import type { SurveyAggregate } from "../aggregate-schema.ts";
import type { SurveyResult } from "../answer-lists.ts";
import type { Survey } from "../schemas.ts";
import { bestWorstStudiesIn } from "./best-worst-sets.ts";
import { maxDiff } from "./max-diff.ts";
import { priceLadder } from "./price-ladder.ts";
import { priceLaddersIn } from "./price-ladders.ts";
import { priceMetersIn } from "./price-meters.ts";
import { priceSensitivity } from "./price-sensitivity.ts";
import type { Participant } from "./participants.ts";
import { reachQuestionsIn, turf } from "./turf.ts";

/** Prices of the curves of one meter, and of all: a table item has room for 400 KB. */
const [MOST_PRICES, PRICES_IN_ALL] = [100, 600];

export type SurveyAnalyses = Pick<SurveyAggregate, "price_sensitivity" | "price_ladders" | "max_diff" | "turf">;

/** The analyses that a survey has besides its single questions, found by the form and words of its questions. */
export const analysedIn = (survey: Survey) => ({
  meters: priceMetersIn(survey),
  ladders: priceLaddersIn(survey),
  studies: bestWorstStudiesIn(survey),
  reach: reachQuestionsIn(survey),
});

/**
 * Analyses of several questions, and of several answers to one.
 * @param weights what each persona counts, 1 on average, by id; a persona that is missing counts 1
 */
export function surveyAnalyses(
  survey: Survey,
  results: readonly SurveyResult[],
  weights: ReadonlyMap<string, number>,
): SurveyAnalyses {
  const participants = results.map(({ persona_id, answers }): Participant => ({
    persona_id,
    weight: weights.get(persona_id) ?? 1,
    answers: new Map(answers.map((answer) => [answer.question_id, answer])),
  }));
  const { meters, ladders, studies, reach } = analysedIn(survey);
  const mostPrices = Math.min(MOST_PRICES, Math.floor(PRICES_IN_ALL / Math.max(1, meters.length)));
  return {
    price_sensitivity: meters.map((meter) => priceSensitivity(meter, participants, mostPrices)),
    price_ladders: ladders.map((ladder) => priceLadder(ladder, participants)),
    max_diff: studies.flatMap((study) => maxDiff(study, participants) ?? []),
    turf: reach.flatMap((question) => turf(question, participants) ?? []),
  };
}
