import { checkSurvey } from "../survey/check-survey.ts";
import { UnusableSurvey } from "../survey/check/unusable-survey.ts";
import { sentencesOf, type Fault } from "../questionnaire/unreadable-line.ts";
import { MOST_QUESTION_CHARACTERS, MOST_SURVEY_CHARACTERS, type Survey } from "../survey/schemas.ts";
import { surveyOfInput, type SurveyInput } from "../survey/survey-input.ts";
import { BadRequest } from "../../platform/errors.ts";
import { requireLength } from "./require-length.ts";

/**
 * What is wrong with a survey; an empty list means that it can be asked.
 * @param lines line numbers of its questions in a file, counted from 1
 */
export function faultsIn(survey: Survey, lines: readonly number[] = []): Fault[] {
  const texts = survey.questions.map(({ text }) => text);
  try {
    checkSurvey(survey);
    requireLength("The survey", survey, MOST_SURVEY_CHARACTERS);
    requireLength("The survey", texts, MOST_QUESTION_CHARACTERS);
  } catch (error) {
    if (error instanceof BadRequest) return [{ line: null, question_id: null, problem: error.message }];
    if (!(error instanceof UnusableSurvey)) throw error;
    return error.problems.map(({ question, sentence }) => {
      const line = lines[question ? survey.questions.indexOf(question) : -1] ?? null;
      const problem = line === null ? sentence : `Line ${line}: ${sentence}`;
      return { line, question_id: question?.id ?? null, problem };
    });
  }
  return [];
}

/** @throws BadRequest with everything that is wrong */
export function requireNone(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new BadRequest(sentencesOf(faults));
}

/**
 * Checks a survey by the same rules, whatever format it was written in.
 * @param lines as in {@link faultsIn}
 * @throws BadRequest
 */
export function requireUsable(survey: Survey, lines: readonly number[] = []): Survey {
  requireNone(faultsIn(survey, lines));
  return survey;
}

/**
 * Takes a questionnaire that was sent as JSON.
 * @throws BadRequest naming the questions that cannot be asked as they stand
 */
export function takeSurvey(input: SurveyInput): Survey {
  try {
    return requireUsable(surveyOfInput(input));
  } catch (error) {
    if (error instanceof UnusableSurvey) throw new BadRequest(error.message);
    throw error;
  }
}
