import { percentages } from "../statistics/percentages.ts";
import { mean, standardDeviation } from "../statistics/moments.ts";
import { meanDistribution } from "../statistics/ssr.ts";
import { studentTQuantile } from "../statistics/student-t.ts";
import { wilsonInterval } from "../statistics/wilson.ts";
import { conceptBattery } from "./concept-battery.ts";
import type { Aggregate, PersonaResult, QualityFlag, ScaleSummary, Sentiment } from "./results.ts";
import type { Theme } from "./figures.ts";

/** The part of an aggregate that is computed, before a model has narrated it. */
export type ConceptFigures = Pick<
  Aggregate,
  | "persona_count"
  | "sentiment_distribution"
  | "sentiment_intervals"
  | "average_sentiment_score"
  | "top_themes"
  | "concept_test"
>;

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));
const percent = (share: number) => rounded(share * 100, 1);

/** Student's t interval of a mean of ratings, cut to the scale; a single rating is its own interval. */
function meanInterval(values: readonly number[], low: number, high: number): [number, number] {
  const centre = mean(values);
  if (values.length < 2) return [rounded(centre, 2), rounded(centre, 2)];
  const half = (studentTQuantile(0.975, values.length - 1) * standardDeviation(values)) / Math.sqrt(values.length);
  return [rounded(Math.max(low, centre - half), 2), rounded(Math.min(high, centre + half), 2)];
}

function scaleSummary(item: (typeof conceptBattery)[number], results: readonly PersonaResult[]): ScaleSummary {
  const answers = results.flatMap(({ answers }) => answers?.filter(({ question_id }) => question_id === item.id) ?? []);
  const distribution = meanDistribution(answers.map((answer) => answer.distribution ?? []));
  const ratings = answers.map(({ rating }) => rating ?? 0);
  return {
    question_id: item.id,
    question: item.question,
    mean: rounded(mean(ratings), 2),
    mean_interval: meanInterval(ratings, 1, 5),
    distribution: distribution.map((p) => rounded(p, 4)),
    top_two_box: percent((distribution[3] ?? 0) + (distribution[4] ?? 0)),
  };
}

/**
 * Computes the figures of a concept test from what every persona said.
 * @param results one record per persona, at least one
 * @param themes merged over the personas
 */
export function conceptFigures(results: readonly PersonaResult[], themes: readonly Theme[]): ConceptFigures {
  const count = (sentiment: Sentiment) => results.filter((result) => result.sentiment === sentiment).length;
  const counts = [count("Positive"), count("Neutral"), count("Negative")] as const;
  const [positive = 0, neutral = 0, negative = 0] = percentages(counts);
  const interval = (successes: number) => {
    const { lower, upper } = wilsonInterval(successes, results.length);
    return [percent(lower), percent(upper)];
  };
  return {
    persona_count: results.length,
    sentiment_distribution: { positive, neutral, negative },
    sentiment_intervals: { positive: interval(counts[0]), neutral: interval(counts[1]), negative: interval(counts[2]) },
    average_sentiment_score: rounded(mean(results.map(({ sentiment_score }) => sentiment_score)), 3),
    top_themes: themes.slice(0, 12),
    concept_test: { questions: conceptBattery.map((item) => scaleSummary(item, results)) },
  };
}

// Below these spreads answers are more alike than any published sample of people: a five-point item there has a
// standard deviation of .9 to 1.2, and semantic similarity keeps about a third of it.
const LOW_SENTIMENT_SPREAD = 0.05;
const LOW_RATING_SPREAD = 0.1;
// Concept tests with people seldom pass 80 % favourable (research-methods §1.1: models write rosier people than there are).
const MOSTLY_POSITIVE = 0.9;
const FEW_PERSONAS = 20;

/** The flags that follow from the answers themselves (research-methods §7). */
export function conceptFlags(
  results: readonly PersonaResult[],
  modelIds: readonly string[],
  everyoneGrounded: boolean,
): QualityFlag[] {
  const flags: QualityFlag[] = [];
  const ratings = (id: string) =>
    results.map(({ answers }) => answers?.find(({ question_id }) => question_id === id)?.rating ?? 0);
  const spreads = conceptBattery.map(({ id }) => (results.length > 1 ? standardDeviation(ratings(id)) : Infinity));
  if (modelIds.some((modelId) => modelId.startsWith("offline-"))) flags.push("offline_model");
  if (results.length < FEW_PERSONAS) flags.push("few_personas");
  if (spreads.some((spread) => spread === 0)) flags.push("no_variance");
  if (
    results.length >= 3 &&
    standardDeviation(results.map(({ sentiment_score }) => sentiment_score)) < LOW_SENTIMENT_SPREAD &&
    mean(spreads) < LOW_RATING_SPREAD
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
