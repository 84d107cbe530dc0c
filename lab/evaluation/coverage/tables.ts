import { crosstab } from "../../../functions/findings/comparisons/crosstab.ts";
import { makeDataset, type DatasetRow } from "../../../functions/dataset/dataset.ts";
import type { Facts, TabledSimulation } from "../../../functions/findings/comparisons/tabled-simulation.ts";
import { normal, pick, uniform, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { plainQuestion, type SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { times, type CoveredKind, type SizeAxis } from "./kinds.ts";
import type { CountedAnswer } from "../../../functions/studies/survey/questions/counted-answer.ts";

export interface TabledPersona extends DatasetRow {
  weight: number;
  facts: Facts;
}

/** Personas in a simulation: tables need more of them than a single figure. */
export const PERSONAS_IN_TABLE: SizeAxis = { name: "n", sizes: [30, 100, 300] };

const POINTS = 5;
const OPTIONS = times(6, (index) => `Option ${index}`);
const scale = { points: POINTS, first_value: 1, low_label: null, high_label: null, labels: null };
const asked = (id: string, own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id,
  kind: "likert",
  text: id,
  ...own,
});
const none = { rating: null, distribution: null, rating_method: null, selected_options: null, value: null } as const;
const answer = (question_id: string, own: Partial<CountedAnswer>): CountedAnswer => ({
  ...none,
  ...{ question_id, ranking: null, allocation: null, said: true },
  ...own,
});

/** An opinion on five points as semantic similarity reads it: probabilities around it. */
export function ratedAnswer(questionId: string, opinion: number): CountedAnswer {
  const weights = times(POINTS, (point) => Math.exp(-((point + 1 - opinion) ** 2) / 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const distribution = weights.map((weight) => weight / total);
  return answer(questionId, { distribution, rating: distribution.reduce((sum, p, i) => sum + p * (i + 1), 0) });
}

/** One point of five, chosen. */
export function pointAnswer(questionId: string, opinion: number): CountedAnswer {
  const rating = Math.min(POINTS, Math.max(1, Math.round(opinion)));
  return answer(questionId, { distribution: times(POINTS, (i) => (i + 1 === rating ? 1 : 0)), rating });
}

export const persona = (id: string, answers: CountedAnswer[], own: Partial<TabledPersona> = {}): TabledPersona => ({
  ...{ id, answers, weight: 1, facts: {}, sentiment_score: null, sentiment_method: null },
  ...own,
});
export const survey = (
  id: string,
  questions: readonly SurveyQuestion[],
  personas: readonly TabledPersona[],
): TabledSimulation => {
  const weights = new Map(personas.map((one) => [one.id, one.weight]));
  return {
    ...{
      simulation_id: id,
      simulation_type: "survey",
      language: "en",
      recognised: [],
      experiments: [],
      weighted: false,
    },
    dataset: makeDataset(questions, personas, { language: "en", weightOf: (own) => weights.get(own)! }),
    facts: new Map(personas.map((one) => [one.id, one.facts])),
  };
};

/** Half of the personas are in the first column, and each further one has a smaller part. */
const SHARES = [0.5, 0.75, 0.9] as const;
const column = (random: RandomGenerator) => {
  const place = uniform(random);
  return `Column ${SHARES.filter((share) => place >= share).length}`;
};
/** Weights that make 100 people worth 80. */
const weightOf = (random: RandomGenerator) => pick(random, [0.5, 1, 1, 2]);

const lettersOf = (
  personas: readonly TabledPersona[],
  question: SurveyQuestion,
  by: string,
  columns: SurveyQuestion[],
) => crosstab({ simulation: survey("s", [question, ...columns], personas), by, questionIds: [question.id] });

interface Table {
  question: SurveyQuestion;
  answers: (random: RandomGenerator) => CountedAnswer;
  weighted?: boolean;
  /** Columns of several options instead of a fact. */
  overlapping?: boolean;
}

const several = (random: RandomGenerator, chances: (option: number) => number) =>
  OPTIONS.filter((_, option) => uniform(random) < chances(option));
const columnsOf = (random: RandomGenerator) => {
  const chosen = several(random, (option) => 0.6 - 0.08 * option);
  return answer("by", { selected_options: chosen.length > 0 ? chosen : [OPTIONS[0]!] });
};

/** Whether any letter stands in a question of which nothing differs between columns. */
const falseLetters =
  ({ question, answers, weighted = false, overlapping = false }: Table): CoveredKind["prepare"] =>
  (n) =>
  (random) => {
    const personas = times(n, (index) =>
      persona(`p${index}`, [answers(random), columnsOf(random)], {
        facts: { gender: column(random) },
        weight: weighted ? weightOf(random) : 1,
      }),
    );
    const by = asked("by", { kind: "multiple_choice", options: OPTIONS, multiple: true });
    const { questions } = lettersOf(personas, question, overlapping ? "by" : "gender", [by]);
    return [questions[0]!.rows.some(({ cells }) => cells.some(({ differs_from: letters }) => letters.length > 0))];
  };

export const rated = asked("q", { scale });
const choice = asked("q", { kind: "multiple_choice", options: OPTIONS, multiple: true });
const numeric = asked("q", { kind: "numeric" });
const options = (random: RandomGenerator) => {
  const chosen = several(random, (option) => 0.1 + 0.12 * option);
  return answer("q", { selected_options: chosen.length > 0 ? chosen : [OPTIONS[5]!] });
};
const opinion = (random: RandomGenerator) => normal(random, 3.4, 0.9);

const letters = (name: string, table: Table, note?: string): CoveredKind => ({
  ...(note === undefined ? {} : { note }),
  name: `Cross-tab, any false letter: ${name}`,
  truth: `a question in which ${table.overlapping ? "six overlapping" : "four unequal"} columns do not differ`,
  counts: "alarms",
  axis: PERSONAS_IN_TABLE,
  effort: 0.2,
  prepare: falseLetters(table),
});

export const tableKinds: readonly CoveredKind[] = [
  letters("rating by similarity", { question: rated, answers: (random) => ratedAnswer("q", opinion(random)) }),
  letters("rating by points", { question: rated, answers: (random) => pointAnswer("q", opinion(random)) }),
  letters("six options", { question: choice, answers: options }),
  letters("six options, weighted", { question: choice, answers: options, weighted: true }),
  letters("six options, overlapping", { question: choice, answers: options, overlapping: true }),
  letters("rating by points, overlapping", {
    question: rated,
    answers: (random) => pointAnswer("q", opinion(random)),
    overlapping: true,
  }),
  letters(
    "skewed number",
    {
      question: numeric,
      answers: (random) => answer("q", { value: Math.exp(normal(random)) }),
    },
    "log-normal, as spending is: Welch's t takes small columns of a skewed number for less uncertain than they are",
  ),
];
