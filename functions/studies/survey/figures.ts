import { atOnce, withPauses, type Steps } from "../../platform/steps.ts";
import { noTests, type ScaleTests } from "../rating/rating-error.ts";
import { commonMethod } from "../rating/rating-method.ts";
import { noWeights, type DesignWeights } from "../weights/design-weights.ts";
import type { Theme } from "../simulation/figures.ts";
import { plainFigures, type QuestionFigures, type SurveyAggregate } from "./aggregate-schema.ts";
import { weightedByQuestion, hasAnswered, type SurveyResult } from "./answer-lists.ts";
import type { WeightedAnswer } from "./questions/question-module.ts";
import { questionModules } from "./questions/question-modules.ts";
import type { Survey, SurveyQuestion } from "./schemas.ts";

/** @param given the answers of all personas that were asked the question */
function questionFigures(
  question: SurveyQuestion,
  given: readonly WeightedAnswer[],
  themes: readonly Theme[],
  tests: ScaleTests,
): QuestionFigures {
  const answers = given.filter((answer) => hasAnswered(question, answer));
  const { id, kind, text, scale } = question;
  return {
    ...plainFigures,
    question_id: id,
    kind,
    text,
    asked: given.length,
    answered: answers.length,
    scale,
    rating_method: commonMethod(answers.map(({ rating_method }) => rating_method)),
    ...questionModules[kind].figures(question, answers, { themes, tests }),
  };
}

/**
 * How many personas began, how many each question screened out, in the order of the file, and how many reached the end.
 */
function sampleOf({ questions }: Survey, results: readonly SurveyResult[]): SurveyAggregate["sample"] {
  const screenedOut = questions
    .map(({ id }) => ({
      question_id: id,
      count: results.filter(({ screened_out_by }) => screened_out_by === id).length,
    }))
    .filter(({ count }) => count > 0);
  return {
    started: results.length,
    screened_out: screenedOut,
    completed: results.filter(({ screened_out_by }) => !screened_out_by).length,
    quota: null,
  };
}

interface Figuring {
  survey: Survey;
  /** One per persona. */
  results: readonly SurveyResult[];
  /** Merged themes of the open questions, by the id of the question. */
  themesOf: ReadonlyMap<string, readonly Theme[]>;
  /** Weight of each persona in shares and means; counts are not weighted. */
  weights?: DesignWeights;
  /** Tests of the scales, as the embedding model reads them in the study's language. */
  tests?: ScaleTests;
}

/** A step for each question. */
function* surveySteps(figuring: Figuring): Steps<SurveyAggregate> {
  const { survey, results, themesOf, weights = noWeights, tests = noTests } = figuring;
  const given = weightedByQuestion(results, weights.of);
  const questions: QuestionFigures[] = [];
  for (const question of survey.questions) {
    questions.push(questionFigures(question, given.get(question.id) ?? [], themesOf.get(question.id) ?? [], tests));
    yield;
  }
  return {
    questions,
    sample: sampleOf(survey, results),
    ...{ price_sensitivity: [], price_ladders: [], max_diff: [], turf: [], experiments: [], loops: [] },
  };
}

/**
 * Computes the figures of every question of a survey from what the personas answered, in the order of the file. Shares
 * count personas who answered the question. A missing answer does not count, nor one without a rating, nor one that
 * names no option of the file. A rating question that nobody answered has no rating figures.
 *
 * The top box is the upper end of what is asked, wherever it stands: on a scale from `1 = very satisfied` it holds the
 * first two points.
 */
export function surveyFigures(
  survey: Survey,
  results: readonly SurveyResult[],
  themesOf: ReadonlyMap<string, readonly Theme[]>,
  weights?: DesignWeights,
  tests?: ScaleTests,
): SurveyAggregate {
  return atOnce(surveySteps({ survey, results, themesOf, ...(weights && { weights }), ...(tests && { tests }) }));
}

/** The same, with pauses between questions: 60 questions to 1,000 people are half a second of work. */
export const surveyFiguresInTurn = (figuring: Figuring): Promise<SurveyAggregate> => withPauses(surveySteps(figuring));
