import { describe, expect, it } from "vitest";
import {
  bestWorstStudiesIn,
  choicesOf,
  choiceSetsOf,
} from "../../../../../functions/studies/survey/analyses/best-worst-sets.ts";
import { maxDiff } from "../../../../../functions/studies/survey/analyses/max-diff.ts";
import { fitMnlSafely } from "../../../../../functions/studies/conjoint/mnl.ts";
import { maxDiffSchema } from "../../../../../functions/studies/survey/analyses-schema.ts";
import { choiceData } from "../../../../../functions/studies/conjoint/choice-data.ts";
import { plainSurvey } from "../../../../../functions/studies/survey/schemas.ts";
import { question, reference, participant } from "./reference.ts";

const { items, sets, answers, weights, best, worst, plain, weighted } = reference.max_diff as {
  items: string[];
  sets: number[][];
  answers: number[][];
  weights: number[];
  best: number[];
  worst: number[];
  plain: Figures;
  weighted: Figures;
};
interface Figures {
  coefficients: number[];
  shares: number[];
  lower: number[];
  upper: number[];
}

const set = (id: string, options: string[]) => question(id, { kind: "ranking", options, best_worst: true });
const [study] = bestWorstStudiesIn(
  plainSurvey(
    sets.map((own, index) =>
      set(
        `s${index}`,
        own.map((item) => items[item]!),
      ),
    ),
  ),
);
const participants = (weightOf: (index: number) => number) =>
  answers.map((own, index) =>
    participant(
      index,
      Object.fromEntries(
        sets.map((_, at) => [`s${at}`, { ranking: [items[own[2 * at]!]!, items[own[2 * at + 1]!]!] }]),
      ),
      weightOf(index),
    ),
  );
/** Figures by item: the study has them in order of appearance. */
const by = (figures: ReturnType<typeof maxDiff>) =>
  items.map((item) => figures!.items.find((one) => one.item === item)!);

describe("best–worst scores", () => {
  it.each([
    ["plain", plain, () => 1],
    ["weighted", weighted, (index: number) => weights[index]!],
  ] as const)("%s are those of R's survival", (_, expected, weightOf) => {
    const figures = maxDiff(study!, participants(weightOf))!;
    maxDiffSchema.parse(figures);
    for (const [index, own] of by(figures).entries()) {
      expect(Math.abs(own.score - 100 * expected.shares[index]!)).toBeLessThan(0.1);
      expect(own.score_interval?.[0]).toBeCloseTo(100 * expected.lower[index]!, 1);
      expect(own.score_interval?.[1]).toBeCloseTo(100 * expected.upper[index]!, 1);
    }
  });

  it("rest on coefficients that agree to nine digits", () => {
    const people = participants((index) => weights[index]!);
    const data = choiceData(people.flatMap((one) => choiceSetsOf(one, choicesOf(study!, one), items)));
    const { coefficients } = fitMnlSafely(data).fit;
    coefficients.forEach((value, index) => expect(value).toBeCloseTo(weighted.coefficients[index]!, 9));
  });

  it("count how often each item was best and worst of how often it was shown", () => {
    const counted = by(
      maxDiff(
        study!,
        participants(() => 1),
      ),
    );
    expect(counted.map((own) => own.best)).toEqual(best);
    expect(counted.map((own) => own.worst)).toEqual(worst);
    expect(counted.map((own) => own.shown)).toEqual(items.map(() => 4 * answers.length));
  });

  it("have no interval where choices separate, and none without answers", () => {
    const same = answers.map((_, index) => participant(index, { s0: { ranking: ["Service", "Returns"] } }));
    expect(maxDiff(study!, same)?.items.every(({ score_interval }) => score_interval === null)).toBe(true);
    expect(maxDiff(study!, [participant(0, {})])).toBeNull();
  });

  it("are kept apart for sets without a common item", () => {
    const survey = plainSurvey([
      set("a", ["A", "B", "C"]),
      set("x", ["X", "Y", "Z"]),
      set("b", ["C", "D", "E"]),
      { ...set("r", ["A", "X"]), best_worst: false },
    ]);
    expect(bestWorstStudiesIn(survey).map(({ sets: own }) => own.map(({ id }) => id))).toEqual([["a", "b"], ["x"]]);
    const joined = plainSurvey([...survey.questions, set("c", ["E", "X"])]);
    expect(bestWorstStudiesIn(joined)).toHaveLength(1);
  });
});
