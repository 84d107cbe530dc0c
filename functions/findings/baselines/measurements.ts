import type { ObservedAnswer, ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { sum } from "../../statistics/moments.ts";
import { percentages } from "../../statistics/percentages.ts";
import { seedFrom } from "../../statistics/random.ts";
import { sentimentLabel } from "../../statistics/ssr.ts";
import { weightedDeviation, weightedMean } from "../../statistics/weighting.ts";
import { chanceMean, chanceModalShare, summariseChance, chanceShare, type Chance } from "./chance.ts";
import type { BaselineFigure, BaselineMeasure } from "../../studies/baselines/schemas.ts";
import {
  chanceMirrored,
  chanceModalTick,
  chanceOfPoints,
  chanceSpread,
  chanceWeightedShare,
} from "./simulated-chance.ts";
import { POSITIVE_AT_RANDOM, SENTIMENT_POINTS } from "../../studies/baselines/yardsticks.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { rounded } from "../../statistics/rounded.ts";
import { kindOf, studyKinds } from "../../studies/study-kinds.ts";

/** A figure of one question, and its distribution by chance. */
export interface Measurement {
  measure: BaselineMeasure;
  question: ObservedQuestion;
  value: number;
  chance: Chance;
}

/** An answer of one respondent, and its weight. */
interface Weighted<T> {
  value: T;
  weight: number;
}

const weightsOf = (answers: readonly Weighted<unknown>[]): number[] => answers.map(({ weight }) => weight);
const valuesOf = <T>(answers: readonly Weighted<T>[]): T[] => answers.map(({ value }) => value);
const alike = (weights: readonly number[]): boolean => weights.every((weight) => weight === weights[0]);

/** The scale's points as numbers; questions of other kinds have none. */
const pointsOf = ({ categories }: ObservedQuestion): number[] =>
  categories.filter((category) => typeof category === "number");

/** Weight of the respondents who took each of the options, in their order. */
const taken = (answers: readonly Weighted<readonly string[]>[], options: readonly string[]): number[] =>
  options.map((option) => sum(answers.map(({ value, weight }) => (value.includes(option) ? weight : 0))));

const optionsOf = (answer: ObservedAnswer): readonly string[] =>
  typeof answer === "string" ? [answer] : typeof answer === "number" ? [] : answer;

/** Computes every distinct baseline once: most questions of a study have the same points and respondents. */
function memoizing(): (key: readonly (string | number)[], compute: (seed: number) => Chance) => Chance {
  const known = new Map<number, Chance>();
  return (key, compute) => {
    const seed = seedFrom("baseline", ...key);
    const chance = known.get(seed) ?? compute(seed);
    known.set(seed, chance);
    return chance;
  };
}

/** A choice task that only some personas were shown says nothing about the whole study, and has too few answers. */
const wasShownToAll = (question: ObservedQuestion, { simulation_type, persona_ids }: ObservedSimulation): boolean =>
  studyKinds[simulation_type].asks !== "tasks" ||
  question.kind !== "choice" ||
  question.answers.size === persona_ids.length;

/**
 * Everything that is measured of a study, question by question, weighted as its report is. Questions without answers
 * are left out. Ratings read from words are compared with their mirror images; answers that are points are compared
 * with random points.
 */
export function measure(simulation: ObservedSimulation): Measurement[] {
  const chances = memoizing();
  // Choices of a conjoint study are not weighted in its report either.
  const isWeighted = ({ kind }: ObservedQuestion) => kindOf(simulation).asks !== "tasks" || kind === "score";
  const weigh = <T>(question: ObservedQuestion, answers: ReadonlyMap<string, T>): Weighted<T>[] =>
    [...answers].map(([id, value]) => ({
      value,
      weight: (isWeighted(question) ? simulation.weights?.get(id) : undefined) ?? 1,
    }));

  /** Random points: exact if all answers have the same weight. */
  const atRandom = (weights: readonly number[], points: readonly number[]) => {
    const n = weights.length;
    if (!alike(weights)) {
      const key = [...weights, "on", ...points];
      return {
        mean: () =>
          chances(["mean", ...key], (seed) => summariseChance(chanceOfPoints(weights, points, seed, weightedMean))),
        spread: () =>
          chances(["spread", ...key], (seed) =>
            summariseChance(
              chanceOfPoints(weights, points, seed, (values, own) => weightedDeviation(values, own) ?? 0),
            ),
          ),
      };
    }
    const key = [n, ...points];
    return {
      mean: () => chances(["mean", ...key], () => summariseChance(chanceMean(n, points))),
      spread: () => chances(["spread", ...key], (seed) => summariseChance(chanceSpread(n, points, seed))),
    };
  };

  const ofNumbers = (
    question: ObservedQuestion,
    answers: readonly Weighted<number>[],
    points: readonly number[],
    fromWords: boolean,
  ): Measurement[] => {
    if (answers.length === 0 || points.length < 2) return [];
    const [values, weights] = [valuesOf(answers), weightsOf(answers)];
    const middle = (points[0]! + points.at(-1)!) / 2;
    const mirrored = fromWords
      ? chanceMirrored(values, weights, middle, seedFrom("mirrored", question.id, ...values))
      : null;
    const chance = atRandom(weights, points);
    const spread = weightedDeviation(values, weights);
    return [
      {
        measure: "mean",
        question,
        value: weightedMean(values, weights),
        chance: mirrored ? summariseChance(mirrored.mean) : chance.mean(),
      },
      ...(spread === null
        ? []
        : [
            {
              measure: "standard_deviation" as const,
              question,
              value: spread,
              chance: mirrored ? summariseChance(mirrored.spread) : chance.spread(),
            },
          ]),
    ];
  };

  const ofOptions = (question: ObservedQuestion): Measurement[] => {
    const answers = weigh(question, question.answers)
      .map(({ value, weight }) => ({ value: optionsOf(value), weight }))
      .filter(({ value }) => value.length > 0);
    const categories = question.categories.map(String);
    const options = categories.length;
    if (answers.length === 0 || options < 2) return [];
    const weights = weightsOf(answers);
    const counts = taken(answers, categories);
    // In a report, the shares of a single choice sum to exactly 100.
    const shares =
      question.kind === "choice" ? percentages(counts) : counts.map((count) => (100 * count) / sum(weights));
    const ordered = answers
      .map(({ value, weight }) => ({ ticks: Math.min(value.length, options), weight }))
      .toSorted((a, b) => a.ticks - b.ticks || a.weight - b.weight);
    const chance =
      question.kind === "choice" && alike(weights)
        ? chances(["choice", answers.length, options], () => summariseChance(chanceModalShare(answers.length, options)))
        : chances(["ticks", options, ...ordered.flatMap(({ ticks, weight }) => [ticks, weight])], (seed) =>
            summariseChance(
              chanceModalTick(
                ordered.map(({ ticks }) => ticks),
                options,
                seed,
                ordered.map(({ weight }) => weight),
              ),
            ),
          );
    return [{ measure: "modal_share", question, value: Math.max(...shares), chance }];
  };

  const ofScore = (question: ObservedQuestion): Measurement[] => {
    const answers = numbersOf(weigh(question, question.answers));
    const n = answers.length;
    if (n === 0) return [];
    const weights = weightsOf(answers);
    const labels = (["Positive", "Neutral", "Negative"] as const).map((label) =>
      sum(answers.map(({ value, weight }) => (sentimentLabel(value) === label ? weight : 0))),
    );
    return [
      ...ofNumbers(question, answers, SENTIMENT_POINTS, false),
      {
        measure: "positive_share",
        question,
        value: percentages(labels)[0]!,
        chance: alike(weights)
          ? chances(["positive", n], () => summariseChance(chanceShare(n, POSITIVE_AT_RANDOM)))
          : chances(["positive", ...weights], (seed) =>
              summariseChance(chanceWeightedShare(weights, POSITIVE_AT_RANDOM, seed)),
            ),
      },
    ];
  };

  return simulation.questions
    .filter((question) => wasShownToAll(question, simulation))
    .flatMap((question) => {
      if (question.kind === "score") return ofScore(question);
      if (question.kind !== "scale") return ofOptions(question);
      const { ratings } = question;
      return ofNumbers(
        question,
        ratings ? weigh(question, ratings) : numbersOf(weigh(question, question.answers)),
        pointsOf(question),
        ratings !== undefined && [...ratings.values()].some((rating) => !Number.isInteger(rating)),
      );
    });
}

const numbersOf = (answers: readonly Weighted<ObservedAnswer>[]): Weighted<number>[] =>
  answers.flatMap(({ value, weight }) => (typeof value === "number" ? [{ value, weight }] : []));

/**
 * Only the beginning of a question is kept. A survey of a hundred questions has about three hundred figures. They are
 * stored in the item of the aggregate, and a table item holds 400 KB.
 */
const LONGEST_QUESTION = 100;

/** Decimals in which the reports give each measure. */
const decimals: Record<BaselineMeasure, number> = {
  mean: 2,
  standard_deviation: 2,
  modal_share: 1,
  positive_share: 1,
  hit_rate: 1,
  root_likelihood: 3,
  similarity_to_no_persona: 3,
};

/** Rounds for a report. Whether a value is beyond chance is decided before. */
export function figureOf(
  measured: Pick<BaselineFigure, "measure" | "question_id" | "question" | "value">,
  { expected, interval: [low, high] }: Chance,
  noPersona: number | null = null,
): BaselineFigure {
  const shown = (value: number) => rounded(value, decimals[measured.measure]);
  return {
    measure: measured.measure,
    question_id: measured.question_id,
    question: measured.question === null ? null : beginningOf(measured.question, LONGEST_QUESTION),
    value: shown(measured.value),
    random: shown(expected),
    random_interval: [shown(low), shown(high)],
    beyond_random: measured.value < low - ROUNDING || measured.value > high + ROUNDING,
    no_persona: noPersona === null ? null : shown(noPersona),
  };
}

/** The same mean, added up in another order, may differ in the last bits. */
const ROUNDING = 1e-9;
