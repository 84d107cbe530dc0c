import { wordingOf } from "../languages/wording.ts";
import type { Participation } from "../personas/people/participant.ts";
import { likelyPoint } from "../studies/rating/likely-point.ts";
import type { StudyInput } from "../studies/simulation/record.ts";
import type { Choices, PersonaResult } from "../studies/simulation/results.ts";
import type { SimulationType } from "../studies/simulation/schemas.ts";
import { kindOf } from "../studies/study-kinds.ts";
import type { AnswerForm } from "../studies/survey/answer-forms.ts";
import { plainQuestion, type SurveyQuestion } from "../studies/survey/schemas.ts";
import { designWeights, type RakedWeights } from "../studies/weights/design-weights.ts";
import { askedQuestions } from "./asked-questions.ts";
import {
  answeredRows,
  datasetRow,
  makeDataset,
  rowOf,
  valuesById,
  type Dataset,
  type DatasetQuestion,
  type DatasetRow,
} from "./dataset.ts";
import type { ObservedAnswer, ObservedQuestion, ObservedSimulation, ObservedTheme } from "./observed-simulation.ts";

type AnswerOf = (numbers: readonly number[]) => ObservedAnswer;

/** The stored result of one persona; `theme_embeddings` have the order of its `key_themes`. */
export interface FinishedResult extends Partial<Pick<Participation, "attitude">> {
  result: PersonaResult;
  theme_embeddings: readonly (readonly number[])[];
}

export interface SimulationToObserve {
  simulation_id: string;
  simulation_type: SimulationType;
  /** Language of the study (BCP 47). */
  language: string;
  stimulus: string;
  /** Contains the questions of a survey, and several concepts; without it there are only sentiment and themes. */
  input: StudyInput | undefined;
  results: readonly FinishedResult[];
  /** Set for a study that is weighted to margins. */
  raked?: RakedWeights | null;
}

/** The category of a conjoint task for taking none of the offers. */
export const NONE_OF_THEM = "none";

/** The place of the option that was ranked first, from 0; with best and worst, the best. */
const firstPlace = ({ asked }: DatasetQuestion, numbers: readonly number[]): number =>
  asked.best_worst ? numbers[0]! - 1 : numbers.indexOf(1);

/** How answers of a form are compared with other answers; forms that are absent are not. */
const comparedBy: Partial<
  Record<AnswerForm, (question: DatasetQuestion) => Pick<ObservedQuestion, "kind"> & { of: AnswerOf }>
> = {
  rating: ({ asked: { scale } }) => ({
    kind: "scale",
    of: ([, ...distribution]) => scale!.first_value + likelyPoint(distribution),
  }),
  options: ({ asked: { options, multiple } }) =>
    multiple
      ? { kind: "options", of: (holds) => options!.filter((_, index) => holds[index] === 1) }
      : { kind: "choice", of: ([code]) => options![code! - 1]! },
  order: (question) => ({
    kind: "choice",
    of: (numbers) => question.asked.options![firstPlace(question, numbers)]!,
  }),
};

function observedQuestion(dataset: Dataset, question: DatasetQuestion): ObservedQuestion[] {
  const { asked, form } = question;
  const compared = comparedBy[form]?.(question);
  if (!compared) return [];
  const answered = answeredRows(question).map((row) => [dataset.participants[row]!, rowOf(question, row)] as const);
  const common = {
    ...{ id: asked.id, question: asked.text, kind: compared.kind },
    answers: new Map(answered.map(([id, numbers]) => [id, compared.of(numbers)])),
  };
  const { scale } = asked;
  if (form !== "rating" || !scale) return [{ ...common, categories: asked.options ?? [], distributions: new Map() }];
  return [
    {
      ...common,
      categories: Array.from({ length: scale.points }, (_, index) => scale.first_value + index),
      distributions: new Map(answered.map(([id, [, ...distribution]]) => [id, distribution])),
      method: question.method,
      ratings: new Map(answered.map(([id, [rating]]) => [id, rating!])),
    },
  ];
}

type Task = Choices["tasks"][number];

const tasksOf = (result: PersonaResult): readonly Task[] => result.choices?.tasks ?? [];
const taskId = ({ task_id }: Task): string => `task ${task_id}`;

/**
 * One question per task of the design. Versions have tasks of their own, so a task only has answers of the personas who
 * were shown it. The wording of a task is what it offers; this distinguishes tasks of different designs.
 */
function taskQuestions(results: readonly PersonaResult[], none: boolean): SurveyQuestion[] {
  const tasks = new Map(results.flatMap(tasksOf).map((task) => [task.task_id, task]));
  const inOrder = [...tasks.values()].sort((a, b) => a.task_id.localeCompare(b.task_id, "en", { numeric: true }));
  return inOrder.map((task) => ({
    ...plainQuestion,
    ...{ id: taskId(task), kind: "multiple_choice" },
    text: task.offers.map((levels, position) => `${position + 1}: ${levels.join(", ")}`).join(" | "),
    options: [...task.offers.map((_, position) => String(position + 1)), ...(none ? [NONE_OF_THEM] : [])],
  }));
}

/** A result with its choices as answers to {@link taskQuestions}. */
const taskRow = (result: PersonaResult): DatasetRow => ({
  ...datasetRow(result),
  answers: tasksOf(result).map((task) => ({
    ...{ rating: null, distribution: null, rating_method: null, value: null, ranking: null, allocation: null },
    ...{ question_id: taskId(task), said: true },
    selected_options: [task.chosen === null ? NONE_OF_THEM : String(task.chosen + 1)],
  })),
});

const sentimentQuestion = (dataset: Dataset, language: string): ObservedQuestion => ({
  ...{ id: "sentiment", question: wordingOf(language).say("questions.sentiment"), kind: "score", categories: [] },
  answers: valuesById(dataset, dataset.sentiment.column),
  distributions: new Map(),
  method: dataset.sentiment.method,
});

/** Questions for facts have the same answers in every run, and would agree with themselves. They are left out. */
const factIds = (input: StudyInput | undefined): Set<string> =>
  new Set((input?.survey_schema?.questions ?? []).flatMap(({ id, fact }) => (fact === null ? [] : [id])));

function tableOf({ simulation_type, language, input, results }: SimulationToObserve): Dataset {
  const everybody = results.map(({ result }) => result);
  if (kindOf({ simulation_type }).asks === "tasks") {
    const tasks = taskQuestions(everybody, input?.conjoint_design?.include_none ?? true);
    return makeDataset(tasks, everybody.map(taskRow), { language });
  }
  const facts = factIds(input);
  const asked = askedQuestions({
    ...{ simulation_type, language },
    survey_schema: input?.survey_schema,
    concepts: input?.concepts,
  }).filter(({ id }) => !facts.has(id));
  return makeDataset(asked, everybody.map(datasetRow), { language });
}

function themesOf({ result, theme_embeddings }: FinishedResult, input: StudyInput | undefined): ObservedTheme[] {
  const { persona_id } = result;
  const facts = factIds(input);
  return [
    ...result.key_themes.map((theme, index) => ({
      persona_id,
      question_id: null,
      theme,
      embedding: theme_embeddings[index] ?? null,
    })),
    ...(result.answers ?? []).flatMap(({ question_id, themes }) =>
      (facts.has(question_id) ? [] : (themes ?? [])).map((theme) => ({
        persona_id,
        question_id,
        theme,
        embedding: null,
      })),
    ),
  ];
}

/**
 * Reads a finished study as figures that can be compared with those of another run or study. A scale answer is the most
 * likely point of its distribution. An answer is absent if it is missing, has no distribution, or names no option of
 * the file. Every study has the sentiment; conjoint tasks are choices between positions of offers, from 1.
 * @param study.stimulus what was shown and asked, equal for studies of the same stimulus
 */
export function observeSimulation(simulation: SimulationToObserve): ObservedSimulation {
  const { simulation_id, simulation_type, language, stimulus } = simulation;
  const dataset = tableOf(simulation);
  const weights = designWeights(
    new Map(simulation.results.map((one) => [one.result.persona_id, one])),
    simulation.raked,
  );
  return {
    simulation_id,
    simulation_type,
    language,
    stimulus,
    persona_ids: dataset.participants,
    questions: [
      ...dataset.questions.flatMap((question) => observedQuestion(dataset, question)),
      sentimentQuestion(dataset, language),
    ],
    themes: simulation.results.flatMap((one) => themesOf(one, simulation.input)),
    weights: new Map(dataset.participants.map((id) => [id, weights.of(id)])),
  };
}
