import type { DirectEstimate } from "../../../../functions/studies/direct-estimate/schemas.ts";
import type { MatchedQuestion, ValidityInput } from "../../../../functions/findings/validity/input.ts";
import type { HumanAnswers } from "../../../../functions/findings/human-study/record.ts";
import type {
  ObservedAnswer,
  ObservedQuestion,
  ObservedSimulation,
} from "../../../../functions/dataset/observed-simulation.ts";
import { mean, standardDeviation } from "../../../../functions/statistics/moments.ts";

export const POINTS = [1, 2, 3, 4, 5];

/** Personas `p0`, `p1`, … who chose these points. */
export function scale(id: string, answers: readonly number[], points: readonly number[] = POINTS): ObservedQuestion {
  return {
    id,
    question: `Question ${id}?`,
    kind: "scale",
    categories: points,
    answers: new Map(answers.map((answer, index) => [`p${index}`, answer])),
    distributions: new Map(),
  };
}

export function choice(
  id: string,
  options: readonly string[],
  answers: readonly ObservedAnswer[],
  kind: "choice" | "options" = "choice",
): ObservedQuestion {
  return {
    id,
    question: `Question ${id}?`,
    kind,
    categories: options,
    answers: new Map(answers.map((answer, index) => [`p${index}`, answer])),
    distributions: new Map(),
  };
}

export const simulation = (questions: readonly ObservedQuestion[]): ObservedSimulation => ({
  simulation_id: "0199a9f5-7c1a-7d3e-9b51-3f1a2c4d5e6f",
  simulation_type: "survey",
  language: "en",
  stimulus: "stimulus",
  persona_ids: [...new Set(questions.flatMap(({ answers }) => [...answers.keys()]))],
  questions,
  themes: [],
});

const HUMANS = {
  position: 0,
  text: "",
  scale: null,
  options: null,
  multiple: false,
  halves: null,
  subgroups: [],
} as const satisfies Partial<HumanAnswers>;

/** People by answer, lowest first. */
export const countsOf = (answers: readonly (number | string)[]) =>
  [...Map.groupBy(answers, (answer) => answer)]
    .map(([answer, own]) => ({ answer, count: own.length }))
    .sort((a, b) => (a.answer < b.answer ? -1 : 1));

/** What people answered on a scale. */
export const rated = (id: string, answers: readonly number[], more: Partial<HumanAnswers> = {}): MatchedQuestion => ({
  question_id: id,
  humans: {
    ...HUMANS,
    subgroups: [],
    question_id: id,
    kind: "likert",
    n: answers.length,
    mean: mean(answers),
    sd: standardDeviation(answers),
    counts: countsOf(answers),
    ...more,
  },
});

/** How many people chose each option. */
export const chosen = (
  id: string,
  counts: Readonly<Record<string, number>>,
  more: Partial<HumanAnswers> = {},
): MatchedQuestion => ({
  question_id: id,
  humans: {
    ...HUMANS,
    subgroups: [],
    question_id: id,
    kind: "multiple_choice",
    n: Object.values(counts).reduce((total, count) => total + count, 0),
    mean: null,
    sd: null,
    counts: Object.entries(counts).map(([answer, count]) => ({ answer, count })),
    ...more,
  },
});

export const estimate = (question_id: string, shares: Readonly<Record<string, number>>): DirectEstimate => ({
  question_id,
  model_id: "model",
  shares: Object.entries(shares).map(([answer, share]) => ({ answer, share })),
});

/** Everything that a simulation is held against people with, as far as a test does not say otherwise. */
export const input = (
  questions: readonly ObservedQuestion[],
  matched: readonly MatchedQuestion[],
  more: Partial<ValidityInput> = {},
): ValidityInput => ({
  simulation: simulation(questions),
  directEstimates: [],
  facts: new Map(),
  people: {
    human_study_id: "0199a9f5-7c1a-7d3e-9b51-3f1a2c4d5e70",
    name: "Panel",
    source: "A panel",
    fielded_on: "2026-11-01",
    n: 10,
    matched,
    unmatched: [],
  },
  ...more,
});

export const times = <T>(count: number, ...values: readonly T[]): T[] =>
  Array.from({ length: count }, () => values).flat();
