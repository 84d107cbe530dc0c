import { mean, standardDeviation } from "../statistics/moments.ts";
import type { Answer, PersonaResult, QualityFlag } from "./results.ts";

// Below these spreads answers are more alike than any published sample of people: a five-point item there has a
// standard deviation of .9 to 1.2, and semantic similarity keeps about a third of it.
const LOW_SENTIMENT_SPREAD = 0.05;
const LOW_RATING_SPREAD = 0.1;
const FIVE_POINT_RANGE = 4;
// Concept tests with people seldom pass 80 % favourable (research-methods §1.1: models write rosier people than there are).
const MOSTLY_POSITIVE = 0.9;
const FEW_PERSONAS = 20;

/** Standard deviation of every rating question over the personas, brought to the range of five points. */
function ratingSpreads(questions: Iterable<readonly Answer[]>): number[] {
  return [...questions].flatMap((answers) => {
    const ratings = answers.flatMap(({ rating }) => (rating === null ? [] : [rating]));
    const points = answers.find(({ distribution }) => distribution)?.distribution?.length ?? 0;
    return ratings.length > 1 && points > 1 ? [(standardDeviation(ratings) * FIVE_POINT_RANGE) / (points - 1)] : [];
  });
}

/** Whether some question has several answers that are all the same. */
const somewhereIdentical = (spreads: readonly number[], questions: Iterable<readonly Answer[]>): boolean =>
  spreads.some((spread) => spread === 0) ||
  [...questions].some((answers) => {
    const choices = answers.flatMap(({ selected_options }) => (selected_options ? [selected_options.join("\n")] : []));
    return choices.length > 1 && new Set(choices).size === 1;
  });

/** The flags that follow from the answers themselves (research-methods §7), whatever kind of study they come from. */
export function answerFlags(
  results: readonly PersonaResult[],
  modelIds: readonly string[],
  everyoneGrounded: boolean,
): QualityFlag[] {
  const flags: QualityFlag[] = [];
  const questions = Map.groupBy(
    results.flatMap(({ answers }) => answers ?? []),
    ({ question_id }) => question_id,
  );
  const spreads = ratingSpreads(questions.values());
  if (modelIds.some((modelId) => modelId.startsWith("offline-"))) flags.push("offline_model");
  if (results.length < FEW_PERSONAS) flags.push("few_personas");
  if (somewhereIdentical(spreads, questions.values())) flags.push("no_variance");
  if (
    results.length >= 3 &&
    standardDeviation(results.map(({ sentiment_score }) => sentiment_score)) < LOW_SENTIMENT_SPREAD &&
    (spreads.length === 0 || mean(spreads) < LOW_RATING_SPREAD)
  ) {
    flags.push("low_variance");
  }
  if (
    results.length >= 5 &&
    results.filter(({ sentiment }) => sentiment === "Positive").length / results.length >= MOSTLY_POSITIVE
  ) {
    flags.push("possible_positivity_bias");
  }
  if (!everyoneGrounded) flags.push("ungrounded_personas");
  return flags;
}
