import { mean, standardDeviation } from "../../statistics/moments.ts";
import { someUnrated } from "../rating/rating-quality.ts";
import type { Answer, PersonaResult, QualityFlag } from "./results.ts";

/**
 * Five-point items have a standard deviation of .9 to 1.2 in published samples of people. Semantic similarity keeps
 * about a third of it. Answers that spread less than a third of .9 are closer together than those of any such sample.
 */
const LOW_SPREAD = 0.3;
const FIVE_POINT_RANGE = 4;
/** Sentiment runs from −1 to 1. */
const SENTIMENT_RANGE = 2;
// Concept tests with people seldom pass 80 % favourable (docs/methods.md, Flags).
const MOSTLY_POSITIVE = 0.8;
const FEW_PERSONAS = 20;
/** Fewer have hardly a spread, and are all favourable by accident. */
const FEWEST = { spread: 3, favourable: 5 } as const;

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

/** Whether several personas were shown the same conjoint tasks, and all of them took the same offer in every one. */
function chooseAlike(results: readonly PersonaResult[]): boolean {
  const tasks = Map.groupBy(
    results.flatMap(({ choices }) => choices?.tasks ?? []),
    ({ task_id }) => task_id,
  );
  const shared = [...tasks.values()].filter(({ length }) => length >= FEWEST.spread);
  return shared.length > 0 && shared.every((answers) => new Set(answers.map(({ chosen }) => chosen)).size === 1);
}

/**
 * Whether personas differ less than people do: over the rating questions, or in their sentiment where there are none,
 * or not at all in their choices.
 */
function areAlike(results: readonly PersonaResult[], ratings: readonly number[]): boolean {
  if (results.length < FEWEST.spread) return false;
  if (chooseAlike(results)) return true;
  if (ratings.length > 0) return mean(ratings) < LOW_SPREAD;
  const sentiments = results.flatMap(({ sentiment_score }) => sentiment_score ?? []);
  // Where hardly any answer could be rated nothing is known of how they differ.
  if (sentiments.length < FEWEST.spread) return false;
  return (standardDeviation(sentiments) * FIVE_POINT_RANGE) / SENTIMENT_RANGE < LOW_SPREAD;
}

const isOffline = (modelId: string) => modelId.startsWith("offline-");

/** The flags that follow from the answers (docs/methods.md, Flags), whatever kind of study they come from. */
export function answerFlags(
  results: readonly PersonaResult[],
  modelIds: readonly string[],
  everyoneGrounded: boolean,
  /** Models whose vectors figures rest on. */
  embeddingModelIds: readonly string[] = [],
): QualityFlag[] {
  // In a group of women only, answers from profiles are the same, which says nothing of its opinions.
  const opinions = results.flatMap(({ answers }) => answers ?? []).filter((one) => one.answered_from === "model");
  const questions = Map.groupBy(opinions, ({ question_id }) => question_id);
  const spreads = ratingSpreads(questions.values());
  const favourable = results.filter(({ sentiment }) => sentiment === "Positive").length;
  const raised: readonly (readonly [QualityFlag, boolean])[] = [
    ["offline_model", modelIds.some(isOffline)],
    ["offline_embedding", embeddingModelIds.some(isOffline)],
    ["ratings_unreliable", someUnrated(results)],
    ["few_personas", results.length < FEW_PERSONAS],
    ["no_variance", somewhereIdentical(spreads, questions.values())],
    ["low_variance", areAlike(results, spreads)],
    ["possible_positivity_bias", results.length >= FEWEST.favourable && favourable > MOSTLY_POSITIVE * results.length],
    ["ungrounded_personas", !everyoneGrounded],
    ["library_selected", results.some(({ library_persona_id }) => library_persona_id !== null)],
  ];
  return raised.flatMap(([flag, applies]) => (applies ? [flag] : []));
}
