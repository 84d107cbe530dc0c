import { conceptsQuestions } from "../studies/concept-test/questions.ts";
import { commonMethod } from "../studies/rating/rating-method.ts";
import { wordingOf } from "../languages/wording.ts";
import { conceptBattery } from "../studies/concept-test/battery.ts";
import { designWeights, type RakedWeights } from "../studies/weights/design-weights.ts";
import type { Participation } from "../personas/people/participant.ts";
import type { StudyInput } from "../studies/simulation/record.ts";
import type { Answer, Choices, PersonaResult } from "../studies/simulation/results.ts";
import type { SimulationType } from "../studies/simulation/schemas.ts";
import { questionTypes } from "../studies/survey/questions/question-types.ts";
import type { SurveyQuestion } from "../studies/survey/schemas.ts";
import type { ObservedAnswer, ObservedQuestion, ObservedSimulation, ObservedTheme } from "./observed-simulation.ts";
import { likelyPoint } from "../studies/rating/likely-point.ts";

/** What a study has left of one persona; embeddings stand parallel to `key_themes`. */
export interface FinishedResult extends Partial<Pick<Participation, "attitude">> {
  result: PersonaResult;
  theme_embeddings: readonly (readonly number[])[];
}

export interface SimulationToObserve {
  simulation_id: string;
  simulation_type: SimulationType;
  /** Of the study (BCP 47). */
  language: string;
  stimulus: string;
  /** Questions of a survey, and several concepts, come from here; without it there are sentiment and themes alone. */
  input: StudyInput | undefined;
  results: readonly FinishedResult[];
  /** Of a study that is weighted to margins. */
  raked?: RakedWeights | null;
}

/** The category of a conjoint task for taking none of the offers. */
export const NONE_OF_THEM = "none";

const CONCEPT_SCALE = { points: 5, first_value: 1 };

type Scale = Pick<NonNullable<SurveyQuestion["scale"]>, "points" | "first_value">;
type AnswerOf = (result: PersonaResult) => ObservedAnswer | null;

/** Answers by persona id; null is no answer. */
const gather = <T>(results: readonly PersonaResult[], of: (result: PersonaResult) => T | null): Map<string, T> =>
  new Map(
    results.flatMap((result) => {
      const answer = of(result);
      return answer === null ? [] : [[result.persona_id, answer] as const];
    }),
  );

/** Of a result the first answer to each question, found once for all of a hundred questions. */
const answersOf = new WeakMap<PersonaResult, ReadonlyMap<string, Answer>>();

function answerTo(result: PersonaResult, id: string): Answer | undefined {
  let answers = answersOf.get(result);
  if (!answers) {
    answers = new Map((result.answers ?? []).toReversed().map((answer) => [answer.question_id, answer]));
    answersOf.set(result, answers);
  }
  return answers.get(id);
}

function scaleQuestion(id: string, question: string, scale: Scale, results: readonly PersonaResult[]) {
  const distributions = gather(results, (result) => {
    const distribution = answerTo(result, id)?.distribution;
    return distribution?.length === scale.points ? distribution : null;
  });
  return {
    id,
    question,
    kind: "scale",
    categories: Array.from({ length: scale.points }, (_, index) => scale.first_value + index),
    answers: new Map(
      [...distributions].map(([persona, distribution]) => [persona, scale.first_value + likelyPoint(distribution)]),
    ),
    distributions,
    method: commonMethod(results.map((result) => answerTo(result, id)?.rating_method ?? null)),
    ratings: gather(results, (result) => (distributions.has(result.persona_id) ? answerTo(result, id)!.rating : null)),
  } satisfies ObservedQuestion;
}

const questionWithout = (
  question: Pick<ObservedQuestion, "id" | "question" | "kind" | "categories">,
  results: readonly PersonaResult[],
  answerOf: AnswerOf,
): ObservedQuestion => ({ ...question, answers: gather(results, answerOf), distributions: new Map() });

/** Questions of a kind that has no counterpart in other answers are left out. */
function surveyQuestion(asked: SurveyQuestion, results: readonly PersonaResult[]): ObservedQuestion[] {
  const { id, text, scale, options } = asked;
  const form = questionTypes[asked.kind].observed(asked);
  if (!form) return [];
  if (form.kind === "scale") return scale ? [scaleQuestion(id, text, scale, results)] : [];
  const { kind, of } = form;
  return [
    questionWithout({ id, question: text, kind, categories: options ?? [] }, results, (result) => {
      const answer = answerTo(result, id);
      return answer ? of(answer) : null;
    }),
  ];
}

type Task = Choices["tasks"][number];

const tasksOf = (result: PersonaResult): readonly Task[] => result.choices?.tasks ?? [];

/**
 * One question per task of the design. Versions have tasks of their own, so a task has answers of those personas alone
 * who were shown it; what it offers is its wording, by which tasks of different designs can be told apart.
 */
function taskQuestions(results: readonly PersonaResult[], none: boolean): ObservedQuestion[] {
  const tasks = new Map(results.flatMap(tasksOf).map((task) => [task.task_id, task]));
  const inOrder = [...tasks.values()].sort((a, b) => a.task_id.localeCompare(b.task_id, "en", { numeric: true }));
  return inOrder.map(({ task_id, offers }) =>
    questionWithout(
      {
        id: `task ${task_id}`,
        question: offers.map((levels, position) => `${position + 1}: ${levels.join(", ")}`).join(" | "),
        kind: "choice",
        categories: [...offers.map((_, position) => String(position + 1)), ...(none ? [NONE_OF_THEM] : [])],
      },
      results,
      (result) => {
        const task = tasksOf(result).find((own) => own.task_id === task_id);
        if (!task) return null;
        return task.chosen === null ? NONE_OF_THEM : String(task.chosen + 1);
      },
    ),
  );
}

const sentimentQuestion = (results: readonly PersonaResult[], language: string): ObservedQuestion => ({
  ...questionWithout(
    { id: "sentiment", question: wordingOf(language).say("questions.sentiment"), kind: "score", categories: [] },
    results,
    ({ sentiment_score }) => sentiment_score,
  ),
  method: commonMethod(results.map(({ sentiment_method }) => sentiment_method)),
});

/** Questions for facts come out the same in every run and would agree with themselves: they are left out. */
const partition = (input: StudyInput | undefined) => {
  const { questions } = input?.survey_schema ?? { questions: [] };
  return {
    opinions: questions.filter(({ fact }) => fact === null),
    factIds: new Set(questions.flatMap(({ id, fact }) => (fact === null ? [] : [id]))),
  };
};

function questionsOf(
  { simulation_type, language, input }: SimulationToObserve,
  results: readonly PersonaResult[],
): ObservedQuestion[] {
  switch (simulation_type) {
    case "concept_test":
      return input?.concepts
        ? conceptsQuestions(input.concepts, language).map(({ question_id, question, concept }) =>
            scaleQuestion(question_id, `${concept.name}: ${question}`, CONCEPT_SCALE, results),
          )
        : conceptBattery(language).map(({ id, question }) => scaleQuestion(id, question, CONCEPT_SCALE, results));
    case "survey":
      return partition(input).opinions.flatMap((question) => surveyQuestion(question, results));
    case "conjoint":
      return taskQuestions(results, input?.conjoint_design?.include_none ?? true);
    case "focus_group":
    case "idi_ai":
    case "idi_manual":
      return [];
  }
}

function themesOf({ result, theme_embeddings }: FinishedResult, input: StudyInput | undefined): ObservedTheme[] {
  const { persona_id } = result;
  const { factIds } = partition(input);
  return [
    ...result.key_themes.map((theme, index) => ({
      persona_id,
      question_id: null,
      theme,
      embedding: theme_embeddings[index] ?? null,
    })),
    ...(result.answers ?? []).flatMap(({ question_id, themes }) =>
      (factIds.has(question_id) ? [] : (themes ?? [])).map((theme) => ({
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
 * likely point of its distribution; a missing answer, one without a distribution or one that names no option of the
 * file is absent. Every study has the sentiment; conjoint tasks are choices between positions of offers, from 1.
 * @param study.stimulus what was shown and asked, equal for studies of the same stimulus
 */
export function observeSimulation(simulation: SimulationToObserve): ObservedSimulation {
  const { simulation_id, simulation_type, language, stimulus } = simulation;
  const results = simulation.results.map(({ result }) => result);
  const weights = designWeights(
    new Map(simulation.results.map((one) => [one.result.persona_id, one])),
    simulation.raked,
  );
  return {
    simulation_id,
    simulation_type,
    language,
    stimulus,
    persona_ids: results.map(({ persona_id }) => persona_id),
    questions: [...questionsOf(simulation, results), sentimentQuestion(results, language)],
    themes: simulation.results.flatMap((one) => themesOf(one, simulation.input)),
    weights: new Map(results.map(({ persona_id }) => [persona_id, weights.of(persona_id)])),
  };
}
