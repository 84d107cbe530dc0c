import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../../functions/studies/simulation/results.ts";
import type { QuestionFigures } from "../../../../functions/studies/survey/aggregate-schema.ts";
import { surveyFigures } from "../../../../functions/studies/survey/figures.ts";
import {
  plainQuestion,
  plainSurvey,
  type SurveyQuestion,
  type SurveyScale,
} from "../../../../functions/studies/survey/schemas.ts";
import { FEW_PEOPLE } from "../../../../functions/statistics/mean-share.ts";
import { effectiveSize } from "../../../../functions/statistics/weighting.ts";
import { wilsonInterval } from "../../../../functions/statistics/wilson.ts";
import { answerOf } from "../simulation/results.ts";

const MOST_PEOPLE = 60;
/** Shares are percent with one decimal, and one may be a tenth off for the sum of 100. */
const TENTH = 0.1;

const options = ["A", "B", "C", "D"];
const scale: SurveyScale = { points: 5, first_value: 1, low_label: "Disagree", high_label: "Agree", labels: null };
const asked = (own: Partial<SurveyQuestion> & Pick<SurveyQuestion, "kind">): SurveyQuestion => ({
  ...plainQuestion,
  id: "q1",
  text: "Which?",
  ...own,
});

/** Everybody's answers to one question, and what each counts. */
interface Given {
  answers: Partial<Answer>[];
  weights: number[] | null;
}
const people = (answer: fc.Arbitrary<Partial<Answer>>): fc.Arbitrary<Given> =>
  fc.integer({ min: 1, max: MOST_PEOPLE }).chain((n) =>
    fc.record({
      answers: fc.array(answer, { minLength: n, maxLength: n }),
      weights: fc.option(fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { minLength: n, maxLength: n })),
    }),
  );

function figuresOf(question: SurveyQuestion, { answers, weights }: Given): QuestionFigures {
  const results = answers.map((own, index) => ({
    persona_id: `p${index}`,
    answers: [answerOf("q1", { kind: question.kind, ...own })],
  }));
  const of = (id: string) => weights?.[Number(id.slice(1))] ?? 1;
  return surveyFigures(plainSurvey([question]), results, new Map(), { of, weighting: null }).questions[0]!;
}

type Ends = readonly number[] | null;

/** Within its ends as they are printed, and these within what is possible. */
function expectAround(value: number, ends: Ends, [low, high]: readonly [number, number], tolerance: number): void {
  if (!ends) return;
  const [lower, upper] = ends as [number, number];
  expect(lower).toBeLessThan(upper);
  expect(lower).toBeLessThanOrEqual(value + tolerance + 1e-9);
  expect(upper).toBeGreaterThanOrEqual(value - tolerance - 1e-9);
  expect(lower).toBeGreaterThanOrEqual(low);
  expect(upper).toBeLessThanOrEqual(high);
}

/** A share that a reader can believe: of few people never surer than a count of as many. */
function expectBelievable(share: number, ends: Ends, { answers, weights }: Given): void {
  expect(share).toBeGreaterThanOrEqual(0);
  expect(share).toBeLessThanOrEqual(100);
  expectAround(share, ends, [0, 100], TENTH);
  if (answers.length >= FEW_PEOPLE || answers.length === 1) return;
  expect(ends).not.toBeNull();
  // Wilson's of what they are worth, on the share as it is printed.
  const n = effectiveSize(weights ?? answers.map(() => 1));
  const { lower, upper } = wilsonInterval(Math.min(n, (share / 100) * n), n);
  const [low, high] = ends as [number, number];
  expect(high - low).toBeGreaterThanOrEqual(100 * (upper - lower) - 4 * TENTH);
}

const ofPoint = (point: number) => ({
  rating: point + 1,
  distribution: Array.from({ length: 5 }, (_, index) => (index === point ? 1 : 0)),
});
/** Distributions with four decimals, as they are stored, from even to certain. */
const spread = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 5, maxLength: 5 }).map((parts) => {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return ofPoint(2);
  const distribution = parts.map((part) => Number((part / total).toFixed(4)));
  const whole = distribution.reduce((sum, p) => sum + p, 0);
  return { rating: distribution.reduce((sum, p, index) => sum + (p / whole) * (index + 1), 0), distribution };
});
const certain = fc.integer({ min: 0, max: 4 }).map(ofPoint);
/** Nearly everybody on the lowest point: the tail of a share near 0 that no small sample shows. */
const lopsided = fc.integer({ min: 0, max: 200 }).map((tail) => ({
  rating: 1 + (4 * tail) / 10_000,
  distribution: [(10_000 - tail) / 10_000, 0, 0, 0, tail / 10_000],
}));

const everyTime = <T>(given: fc.Arbitrary<T>, holds: (given: T) => void) =>
  fc.assert(fc.property(given, holds), { numRuns: 150 });

describe("figures of 1 to 60 people can be believed", () => {
  it.each([
    ["are spread over points", spread],
    ["are certain of one", certain],
    ["nearly all give the lowest", lopsided],
    ["are either", fc.oneof(spread, certain, lopsided)],
  ])("of ratings that %s", (_, answer) => {
    everyTime(people(answer), (given) => {
      const { rating } = figuresOf(asked({ kind: "likert", scale }), given);
      const { points, mean, mean_interval, top_two_box, bottom_two_box } = rating!;
      for (const { share, share_interval } of [...points, top_two_box, bottom_two_box])
        expectBelievable(share, share_interval, given);
      expectAround(mean, mean_interval, [1, 5], 0.01);
    });
  });

  it.each([
    [false, 1],
    [true, options.length],
  ])("of choices (several: %s)", (multiple, maxLength) => {
    const chosen = fc
      .uniqueArray(fc.constantFrom(...options), { minLength: 1, maxLength })
      .map((selected_options) => ({ selected_options }));
    everyTime(people(chosen), (given) => {
      const found = figuresOf(asked({ kind: "multiple_choice", options, multiple }), given).options!;
      for (const { share, share_interval } of found) expectBelievable(share!, share_interval, given);
    });
  });

  it.each([
    ["counts", fc.nat({ max: 400 }), {}, [0, Infinity]],
    ["amounts with a long tail", fc.double({ min: 0, max: 12, noNaN: true }).map(Math.exp), {}, [0, Infinity]],
    ["numbers within limits", fc.integer({ min: -20, max: 20 }), { min: -20, max: 20 }, [-20, 20]],
    ["numbers of which some are negative", fc.integer({ min: -50, max: 5 }), {}, null],
  ] as const)("of %s", (_, number, own, range) => {
    const entered = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: number });
    everyTime(people(entered.map((value) => ({ value }))), (given) => {
      const { mean, mean_interval, median, median_interval, bins } = figuresOf(
        asked({ kind: "numeric", ...own }),
        given,
      ).numeric!;
      const values = given.answers.map(({ value }) => value!);
      const negative = values.some((value) => value < 0);
      const [low, high] = range ?? [negative ? -Infinity : 0, Infinity];
      const rounding = 10 ** Math.min(0, Math.floor(Math.log10(Math.max(1, ...values.map(Math.abs)))) - 3);
      expectAround(mean, mean_interval, [low, high], rounding);
      expectAround(median, median_interval, [Math.min(...values) - rounding, Math.max(...values) + rounding], rounding);
      for (const { share, share_interval } of bins) expectBelievable(share, share_interval, given);
    });
  });

  it("of rankings", () => {
    const ranked = fc
      .shuffledSubarray(options, { minLength: 1, maxLength: options.length })
      .map((ranking) => ({ ranking }));
    everyTime(people(ranked), (given) => {
      const { ranking } = figuresOf(asked({ kind: "ranking", options }), given);
      for (const { mean_rank, mean_rank_interval, first } of ranking!.options) {
        if (mean_rank !== null) expectAround(mean_rank, mean_rank_interval, [1, options.length], 0.01);
        expectBelievable(first.share, first.share_interval, given);
      }
    });
  });

  it("of points given out", () => {
    const shared = fc.array(fc.nat({ max: 100 }), { minLength: 3, maxLength: 3 }).map((cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), 100];
      return { allocation: options.map((option, index) => ({ option, amount: edges[index + 1]! - edges[index]! })) };
    });
    everyTime(people(shared), (given) => {
      const { allocation } = figuresOf(asked({ kind: "allocation", options, total: 100 }), given);
      for (const { mean, mean_interval, given: some } of allocation!.options) {
        expectAround(mean, mean_interval, [0, 100], 0.01);
        expectBelievable(some.share, some.share_interval, given);
      }
    });
  });

  it("of recommendations from 0 to 10", () => {
    const text = "How likely is it that you would recommend it to a friend?";
    const recommended = fc.integer({ min: 0, max: 10 }).map((point) => ({
      rating: point,
      distribution: Array.from({ length: 11 }, (_, index) => (index === point ? 1 : 0)),
    }));
    const ofTen = { ...scale, points: 11, first_value: 0 };
    everyTime(people(recommended), (given) => {
      const { nps } = figuresOf(asked({ kind: "likert", text, scale: ofTen }), given);
      for (const { share, share_interval } of [nps!.promoters, nps!.passives, nps!.detractors])
        expectBelievable(share, share_interval, given);
      expectAround(nps!.score, nps!.score_interval, [-100, 100], TENTH);
    });
  });
});
