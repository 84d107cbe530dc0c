import type { ObservedAnswer, ObservedQuestion, ObservedStudy } from "../observations/observed-study.ts";
import { mean, standardDeviation } from "../statistics/moments.ts";
import { seedFrom } from "../statistics/random.ts";
import { sentimentLabel } from "../statistics/ssr.ts";
import { chanceMean, chanceModalShare, chanceOf, chanceShare, type Chance } from "./chance.ts";
import type { BaselineFigure, BaselineMeasure } from "./schemas.ts";
import { chanceModalTick, chanceSpread } from "./simulated-chance.ts";
import { beginningOf } from "../text.ts";

/** A figure of one question, and what chance would make of it. */
export interface Measurement {
  measure: BaselineMeasure;
  question: ObservedQuestion;
  value: number;
  chance: Chance;
}

/**
 * Sentiment at random: uniform over the five anchors it is read from. Two of them are Positive. Read from words it stays
 * nearer to the middle than an anchor, so that the interval is wide rather than narrow.
 */
const SENTIMENT_POINTS = [-1, -0.5, 0, 0.5, 1];
const POSITIVE_AT_RANDOM =
  SENTIMENT_POINTS.filter((point) => sentimentLabel(point) === "Positive").length / SENTIMENT_POINTS.length;

const numbersOf = (answers: readonly ObservedAnswer[]): number[] =>
  answers.filter((answer) => typeof answer === "number");

/** The scale's points, in numbers: a question of any other kind has none. */
const pointsOf = ({ categories }: ObservedQuestion): number[] =>
  categories.filter((category) => typeof category === "number");

/** Share, percent, of the option that most respondents took. @param answers options of each respondent, at least one */
function modalShare(answers: readonly (readonly string[])[]): number {
  const counts = [...Map.groupBy(answers.flat(), (option) => option).values()].map((taken) => taken.length);
  return (100 * Math.max(0, ...counts)) / answers.length;
}

const optionsOf = (answer: ObservedAnswer): readonly string[] =>
  typeof answer === "string" ? [answer] : typeof answer === "number" ? [] : answer;

/** Computes every distinct baseline once: most questions of a study have the same points and respondents. */
function remembering(): (key: readonly (string | number)[], compute: (seed: number) => Chance) => Chance {
  const known = new Map<number, Chance>();
  return (key, compute) => {
    const seed = seedFrom("baseline", ...key);
    const chance = known.get(seed) ?? compute(seed);
    known.set(seed, chance);
    return chance;
  };
}

/** A choice task that only some were shown says nothing about the study, and has too few answers to say anything. */
const wasShownToAll = (question: ObservedQuestion, { simulation_type, persona_ids }: ObservedStudy): boolean =>
  simulation_type !== "conjoint" || question.kind !== "choice" || question.answers.size === persona_ids.length;

/** Everything that is measured of a study, question by question; questions without answers are left out. */
export function measure(study: ObservedStudy): Measurement[] {
  const chances = remembering();

  const ofNumbers = (question: ObservedQuestion, points: readonly number[]): Measurement[] => {
    const values = numbersOf([...question.answers.values()]);
    const n = values.length;
    if (n === 0 || points.length < 2) return [];
    const key = [n, ...points];
    return [
      {
        measure: "mean",
        question,
        value: mean(values),
        chance: chances(["mean", ...key], () => chanceOf(chanceMean(n, points))),
      },
      ...(n < 2
        ? []
        : [
            {
              measure: "standard_deviation" as const,
              question,
              value: standardDeviation(values),
              chance: chances(["spread", ...key], (seed) => chanceOf(chanceSpread(n, points, seed))),
            },
          ]),
    ];
  };

  const ofOptions = (question: ObservedQuestion): Measurement[] => {
    const answers = [...question.answers.values()].map(optionsOf).filter((options) => options.length > 0);
    const options = question.categories.length;
    if (answers.length === 0 || options < 2) return [];
    const ticked = answers.map((taken) => Math.min(taken.length, options)).toSorted((a, b) => a - b);
    const chance =
      question.kind === "choice"
        ? chances(["choice", answers.length, options], () => chanceOf(chanceModalShare(answers.length, options)))
        : chances(["ticks", options, ...ticked], (seed) => chanceOf(chanceModalTick(ticked, options, seed)));
    return [{ measure: "modal_share", question, value: modalShare(answers), chance }];
  };

  const ofScore = (question: ObservedQuestion): Measurement[] => {
    const scores = numbersOf([...question.answers.values()]);
    const n = scores.length;
    if (n === 0) return [];
    const positive = scores.filter((score) => sentimentLabel(score) === "Positive").length;
    return [
      ...ofNumbers(question, SENTIMENT_POINTS),
      {
        measure: "positive_share",
        question,
        value: (100 * positive) / n,
        chance: chances(["positive", n], () => chanceOf(chanceShare(n, POSITIVE_AT_RANDOM))),
      },
    ];
  };

  return study.questions
    .filter((question) => wasShownToAll(question, study))
    .flatMap((question) => {
      if (question.kind === "scale") return ofNumbers(question, pointsOf(question));
      return question.kind === "score" ? ofScore(question) : ofOptions(question);
    });
}

/**
 * A question is told by its beginning: a survey of a hundred has some three hundred figures, which lie in the item of
 * the aggregate, and a table item holds 400 KB.
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

/** Rounds for a report; whether a value lies beyond chance is judged before. */
export function figureOf(
  measured: Pick<BaselineFigure, "measure" | "question_id" | "question" | "value">,
  { expected, interval: [low, high] }: Chance,
  noPersona: number | null = null,
): BaselineFigure {
  // Without the sign of a zero, which means nothing in a report.
  const rounded = (value: number) => Number(value.toFixed(decimals[measured.measure])) + 0;
  return {
    measure: measured.measure,
    question_id: measured.question_id,
    question: measured.question === null ? null : beginningOf(measured.question, LONGEST_QUESTION),
    value: rounded(measured.value),
    random: rounded(expected),
    random_interval: [rounded(low), rounded(high)],
    beyond_random: measured.value < low - ROUNDING || measured.value > high + ROUNDING,
    no_persona: noPersona === null ? null : rounded(noPersona),
  };
}

/** The same mean reached by another order of adding may differ in the last bits. */
const ROUNDING = 1e-9;
