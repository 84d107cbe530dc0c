import { expect, it } from "vitest";
import { pairOf } from "../../../../functions/findings/calibration/pair.ts";
import type { HumanAnswers } from "../../../../functions/findings/human-study/record.ts";
import type { ObservedQuestion, ObservedSimulation } from "../../../../functions/dataset/observed-simulation.ts";

const study = { id: "h1", name: "Oat drink", project_id: "p1" };
const AT = "2026-11-23T09:00:00.000";

const asked = (of: Partial<HumanAnswers>): HumanAnswers => ({
  position: 0,
  question_id: null,
  text: "",
  kind: "likert",
  scale: null,
  options: null,
  multiple: false,
  n: 100,
  mean: null,
  sd: null,
  counts: null,
  halves: null,
  subgroups: [],
  ...of,
});

const question = (of: Partial<ObservedQuestion>): ObservedQuestion => ({
  id: "q1",
  question: "?",
  kind: "scale",
  categories: [1, 2, 3, 4, 5],
  answers: new Map(),
  distributions: new Map(),
  ...of,
});

const observed = (questions: ObservedQuestion[], weights?: ReadonlyMap<string, number>): ObservedSimulation => ({
  simulation_id: "s1",
  simulation_type: "survey",
  language: "en",
  stimulus: "",
  persona_ids: ["a", "b", "c"],
  questions,
  themes: [],
  ...(weights ? { weights } : {}),
});

it("brings means of people and personas to places on their scales, from 0 to 1", () => {
  const humans = asked({
    scale: { points: 7, first_value: 0, low_label: null, high_label: null, labels: null },
    mean: 3.3,
    sd: 1.5,
  });
  const ratings = new Map([
    ["a", 2],
    ["b", 3],
    ["c", 4],
  ]);
  const pair = pairOf(study, [{ question_id: "q1", humans }], observed([question({ ratings })]), AT);
  expect(pair).toEqual({
    human_study_id: "h1",
    name: "Oat drink",
    project_id: "p1",
    simulation_id: "s1",
    created_at: AT,
    questions: [
      {
        question_id: "q1",
        family: "rating",
        // 3.3/6, 1.5/6; (3 − 1)/4, and 1/4/√3.
        figures: [{ human: { mean: 0.55, sd: 0.25, n: 100 }, synthetic: { mean: 0.5, se: 0.144338, n: 3 } }],
      },
    ],
  });
});

it("weights personas as the results do", () => {
  const humans = asked({ mean: 3, sd: 1 });
  const ratings = new Map([
    ["a", 1],
    ["b", 5],
  ]);
  const weights = new Map([["b", 3]]);
  const pair = pairOf(study, [{ question_id: "q1", humans }], observed([question({ ratings })], weights), AT);
  expect(pair?.questions[0]?.figures[0]?.synthetic.mean).toBe(0.75);
});

it("takes weighted people for as many as would be as precise", () => {
  const humans = asked({ mean: 3, sd: 1, n_effective: 61.8 });
  const pair = pairOf(
    study,
    [{ question_id: "q1", humans }],
    observed([question({ ratings: new Map([["a", 1]]) })]),
    AT,
  );
  expect(pair?.questions[0]?.figures[0]?.human.n).toBe(61);
});

it("pairs the share of every option that both know, also of one that nobody chose", () => {
  const options = ["Milk", "Oat", "None"];
  const humans = asked({
    kind: "multiple_choice",
    options: ["oat", "milk ", "Tea"],
    counts: [
      { answer: "oat", count: 40 },
      { answer: "Tea", count: 60 },
    ],
  });
  const answers = new Map<string, string | string[]>([
    ["a", ["Milk", "Oat"]],
    ["b", ["Oat"]],
  ]);
  const pair = pairOf(
    study,
    [{ question_id: "q1", humans }],
    observed([question({ kind: "options", categories: options, answers })]),
    AT,
  );
  expect(pair?.questions).toEqual([
    {
      question_id: "q1",
      family: "share",
      figures: [
        { human: { mean: 0, sd: 0, n: 100 }, synthetic: { mean: 0.5, se: 0.5, n: 2 } },
        { human: { mean: 0.4, sd: 0.489898, n: 100 }, synthetic: { mean: 1, se: 0, n: 2 } },
      ],
    },
  ]);
});

it("is none without a figure in common", () => {
  const unrated = observed([question({ ratings: new Map() }), question({ id: "sentiment", kind: "score" })]);
  const matched = ["q1", "q9", "sentiment"].map((question_id) => ({ question_id, humans: asked({ mean: 3, sd: 1 }) }));
  expect(pairOf(study, matched, unrated, AT)).toBeUndefined();
});
