import { describe, expect, it } from "vitest";
import type { Answer } from "../../../../functions/studies/simulation/results.ts";
import { surveyAggregateSchema } from "../../../../functions/studies/survey/aggregate-schema.ts";
import type { SurveyResult } from "../../../../functions/studies/survey/answer-lists.ts";
import { surveyFigures } from "../../../../functions/studies/survey/figures.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { answerOf } from "../simulation/results.ts";

const question = (own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id: "q1",
  kind: "numeric",
  text: "How many?",
  ...own,
});

function figuresOf(one: SurveyQuestion, answers: readonly Partial<Answer>[], weightOf = (_: number) => 1) {
  const results = answers.map((own, index): SurveyResult => ({
    persona_id: `p${index}`,
    answers: [answerOf("q1", { kind: one.kind, ...own })],
  }));
  const weights = { of: (id: string) => weightOf(Number(id.slice(1))), weighting: null };
  const figures = surveyFigures(plainSurvey([one]), results, new Map(), weights);
  surveyAggregateSchema.parse(figures);
  return figures.questions[0]!;
}

const values = [3, 7, 1, 12, 5, 5, 9, 40, 2, 6, 8, 4];
const numbers = (given: readonly number[]) => given.map((value) => ({ value }));

describe("figures of numbers", () => {
  it("are those of numpy 2.4 and scipy 1.17 (stats.t.interval, quantile)", () => {
    const { numeric, asked, answered } = figuresOf(question({ unit: "days" }), [...numbers(values), { value: null }]);
    expect([asked, answered]).toEqual([13, 12]);
    expect(numeric).toMatchObject({
      unit: "days",
      mean: 8.5,
      mean_interval: [1.9, 15.1],
      standard_deviation: 10.39,
      median: 5.5,
      median_interval: [3.17, 8.83],
      quartiles: [3.75, 8.25],
      minimum: 1,
      maximum: 40,
    });
  });

  it("count personas by their weight", () => {
    const weights = [1, 1, 2, 0.5, 1, 1, 1, 0.5, 1.5, 1, 1, 0.5];
    const { numeric } = figuresOf(question({}), numbers(values), (index) => weights[index]!);
    expect(numeric).toMatchObject({ mean: 6.33, mean_interval: [2.07, 10.6], median_interval: [1.84, 8.04] });
    expect(numeric?.bins[0]).toMatchObject({ from: 0, to: 2, count: 1, share: 16.6 });
  });

  it("name what lies outside the outer fences, and give it a bin of its own", () => {
    // Fences: 3.75 − 13.5 and 8.25 + 13.5.
    const { numeric } = figuresOf(question({}), numbers(values));
    expect(numeric?.outliers).toEqual([{ persona_id: "p7", value: 40 }]);
    expect(numeric?.bins.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 2, 1],
      [2, 4, 2],
      [4, 6, 3],
      [6, 8, 2],
      [8, 10, 2],
      [10, 12, 0],
      [12, 14, 1],
      [14, 40, 1],
    ]);
  });

  it.each([
    [
      [0, 1, 1, 2, 3],
      [0, 1, 2, 3, 4],
    ],
    [
      [0, 35, 50, 100],
      [0, 20, 40, 60, 80, 100],
    ],
    [
      [0.1, 0.3, 0.35, 0.8],
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8],
    ],
    [
      [-4.5, 12],
      [-5, -2.5, 0, 2.5, 5, 7.5, 10, 12.5],
    ],
    [
      [9, 9, 9],
      [9, 9],
    ],
  ])("have round bins: %j", (given, edges) => {
    const bins = figuresOf(question({}), numbers(given)).numeric!.bins;
    expect([...bins.map(({ from }) => from), bins.at(-1)!.to]).toEqual(edges);
    expect(bins.reduce((total, { count }) => total + count, 0)).toBe(given.length);
  });

  it("keep means inside the range that was asked for, and say nothing of a single number", () => {
    const { numeric } = figuresOf(question({ min: 0, max: 10 }), numbers([0, 10, 10]));
    expect(numeric?.mean_interval).toEqual([0, 10]);
    expect(figuresOf(question({}), numbers([4.25])).numeric).toMatchObject({
      mean: 4.25,
      mean_interval: null,
      median_interval: null,
      standard_deviation: null,
      outliers: [],
    });
    expect(figuresOf(question({}), [{ value: null }]).numeric).toBeNull();
  });
});

describe("the interval of a mean of numbers", () => {
  const meanOf = (own: Partial<SurveyQuestion>, given: readonly number[]) => {
    const { mean, mean_interval } = figuresOf(question(own), numbers(given)).numeric!;
    return [mean, mean_interval];
  };

  // Student's t by hand: 10.4 ± 2.776445 · 22.143 / √5, and 8.4 ± 2.776445 · 23.713 / √5.
  it.each([
    ["does not go below 0 where no answer does", {}, [0, 0, 1, 1, 50], [10.4, [0, 37.89]]],
    ["goes below 0 where an answer does", {}, [-10, 0, 1, 1, 50], [8.4, [-21.04, 37.84]]],
    ["goes as low as the question allows", { min: -5 }, [0, 0, 1, 1, 50], [10.4, [-5, 37.89]]],
    ["goes no lower than the question allows", { min: 0, max: 30 }, [0, 0, 1, 1, 50], [10.4, [0, 30]]],
  ] as const)("%s", (_, own, given, expected) => {
    expect(meanOf(own, given)).toEqual(expected);
  });
});

describe("figures of rankings", () => {
  const ranking = question({ kind: "ranking", options: ["A", "B", "C", "D"] });
  const ranked = (...own: string[]) => ({ ranking: own });

  it("let options without a place share those that are left, as scipy's rankdata does", () => {
    const given = [ranked("A", "B"), ranked("B", "A"), ranked("A", "C"), ranked("C", "B"), ranked("A", "D")];
    const { options } = figuresOf(ranking, given).ranking!;
    expect(options.map(({ mean_rank, mean_rank_interval }) => [mean_rank, mean_rank_interval])).toEqual([
      [1.7, [1, 3.06]],
      [2.4, [1.05, 3.75]],
      [2.7, [1.27, 4]],
      [3.2, [2.37, 4]],
    ]);
    expect(options.map(({ ranked: count, first }) => [count, first.share])).toEqual([
      [4, 60],
      [3, 20],
      [2, 20],
      [1, 0],
    ]);
  });

  it("put the worst of best and worst last", () => {
    const { options } = figuresOf({ ...ranking, best_worst: true }, [ranked("A", "D"), ranked("A", "B")]).ranking!;
    expect(options.map(({ mean_rank }) => mean_rank)).toEqual([1, 3.25, null, 3.25]);
  });
});

describe("figures of allocations", () => {
  it("are means of what was given, with Student's interval (scipy 1.17)", () => {
    const amounts = [
      [50, 30, 20],
      [100, 0, 0],
      [40, 40, 20],
      [0, 60, 40],
      [70, 30, 0],
      [25, 25, 50],
    ];
    const options = ["A", "B", "C"];
    const given = amounts.map((own) => ({
      allocation: own.map((amount, index) => ({ option: options[index]!, amount })),
    }));
    const { allocation } = figuresOf(question({ kind: "allocation", options, total: 100, unit: "%" }), given);
    expect(allocation).toMatchObject({
      total: 100,
      unit: "%",
      options: [
        { option: "A", mean: 47.5, mean_interval: [10.88, 84.12], given: { count: 5, share: 83.3 } },
        { option: "B", mean: 30.83, mean_interval: [10.26, 51.4], given: { count: 5 } },
        { option: "C", mean: 21.67, mean_interval: [0.25, 43.09], given: { count: 4 } },
      ],
    });
  });
});

describe("the net promoter score", () => {
  const scale = { points: 11, first_value: 0, low_label: null, high_label: null, labels: null };
  const recommend = (text: string, own = {}) => question({ kind: "likert", text, scale: { ...scale, ...own } });
  const english = recommend("How likely are you to recommend us to a friend?");
  const chose = (point: number, mass = 1) => ({
    rating: point,
    distribution: Array.from({ length: 11 }, (_, index) => (index === point ? mass : (1 - mass) / 10)),
  });
  const times = <T>(count: number, of: T) => Array.from({ length: count }, () => of);

  it("is percent of promoters less percent of detractors", () => {
    // Interval of (60.75 − 15.75) / 103 and its error, by hand.
    const { nps } = figuresOf(english, [...times(60, chose(9)), ...times(25, chose(8)), ...times(15, chose(6))]);
    expect(nps).toMatchObject({
      promoters: { share: 60 },
      passives: { share: 25 },
      detractors: { share: 15 },
      score: 45,
      score_interval: [29.3, 58],
    });
  });

  it("counts whoever is torn partly as each", () => {
    const { nps } = figuresOf(english, [chose(10, 0.5), chose(0, 0.5), chose(8, 0.5)]);
    // Promoters .55 + .1 + .1, detractors .35 + .8 + .35, all over 3.
    expect(nps).toMatchObject({ promoters: { share: 25 }, detractors: { share: 50 }, score: -25 });
    // −25 ± 4.303 · 45 / √3, cut at −100.
    expect(nps?.score_interval).toEqual([-100, 86.8]);
  });

  it.each([
    ["Würden Sie uns weiterempfehlen?", {}],
    ["Recommanderiez-vous cette marque ?", {}],
    ["¿Nos recomendaría?", {}],
    ["Você nos recomendaria?", {}],
    ["友人に薦める可能性はどのくらいですか。", {}],
  ])("is known by its words: %s", (text) => {
    expect(figuresOf(recommend(text), [chose(9)]).nps).not.toBeNull();
  });

  it("needs a recommendation from 0 to 10, upwards", () => {
    expect(figuresOf(recommend("How satisfied are you?"), [chose(9)]).nps).toBeNull();
    expect(figuresOf(recommend(english.text, { first_value: 1 }), [chose(9)]).nps).toBeNull();
    const downward = { low_label: "very likely", high_label: "not at all likely" };
    expect(figuresOf(recommend(english.text, downward), [chose(9)]).nps).toBeNull();
  });
});

describe("the direction of a scale", () => {
  it("makes a difference with Welch's interval (scipy 1.17, ttest_ind with equal_var=False)", () => {
    const scale = { points: 5, first_value: 1, low_label: null, high_label: null, labels: null };
    const rated = (rating: number, scale_reversed: boolean) => ({
      rating,
      distribution: [0.2, 0.2, 0.2, 0.2, 0.2],
      scale_reversed,
    });
    const given = [
      ...[5, 4, 3, 5, 2, 4, 4.5].map((one) => rated(one, true)),
      ...[1, 2, 2, 3, 5, 1, 1, 2, 4, 3].map((one) => rated(one, false)),
    ];
    const likert = question({ kind: "likert", scale });
    expect(figuresOf(likert, given).scale_direction).toEqual({
      as_written: { answered: 10, mean: 2.4 },
      reversed: { answered: 7, mean: 3.93 },
      difference: 1.53,
      difference_interval: [0.26, 2.8],
    });
    expect(figuresOf(likert, [rated(3, true), rated(4, false)]).scale_direction).toMatchObject({
      difference: -1,
      difference_interval: null,
    });
    expect(figuresOf(likert, [rated(3, false)]).scale_direction).toBeNull();
  });
});

describe("the base", () => {
  it("is who was asked, and the sample says who was screened out by what", () => {
    const [first, second] = [question({}), question({ id: "q2" })];
    const answered = (id: string) => answerOf(id, { kind: "numeric", value: 1 });
    const results: SurveyResult[] = [
      { persona_id: "a", answers: [answered("q1")], screened_out_by: "q1" },
      { persona_id: "b", answers: [answered("q1"), answered("q2")], screened_out_by: null },
      { persona_id: "c", answers: [answered("q1")] },
    ];
    const { questions, sample } = surveyFigures(plainSurvey([first, second]), results, new Map());
    expect(questions.map(({ asked }) => asked)).toEqual([3, 1]);
    expect(sample).toEqual({ started: 3, screened_out: [{ question_id: "q1", count: 1 }], completed: 2, quota: null });
  });
});
