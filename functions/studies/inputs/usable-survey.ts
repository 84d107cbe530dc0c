import { checkSurvey } from "../survey/check-survey.ts";
import { UnusableSurvey } from "../survey/check/unusable-survey.ts";
import type { Imported } from "../survey/import/imported.ts";
import {
  MOST_QUESTION_CHARACTERS,
  MOST_SURVEY_CHARACTERS,
  type Survey,
  type SurveyQuestion,
} from "../survey/schemas.ts";
import { surveyOfInput, type SurveyInput } from "../survey/survey-input.ts";
import { BadRequest } from "../../platform/errors.ts";
import { requireLength } from "./require-length.ts";

/** Whatever a survey was written as, it is held against the same rules. */
export function requireUsable(written: Survey | (() => Survey), text = ""): Survey {
  let survey: Survey;
  try {
    survey = typeof written === "function" ? written() : written;
    checkSurvey(survey);
  } catch (error) {
    if (!(error instanceof UnusableSurvey)) throw error;
    const line = error.question ? lineOf(error.question, text) : 0;
    throw new BadRequest(line > 0 ? `Line ${line}: ${error.message}` : error.message);
  }
  requireLength("The survey", survey, MOST_SURVEY_CHARACTERS);
  requireLength(
    "The survey",
    survey.questions.map(({ text: asked }) => asked),
    MOST_QUESTION_CHARACTERS,
  );
  return survey;
}

/** The line of a file, from 1, on which a question stands; 0 if its words are on no single one. */
const lineOf = ({ text }: SurveyQuestion, file: string): number =>
  file.split("\n").findIndex((line) => line.trim() !== "" && line.includes(text)) + 1;

/**
 * Takes a questionnaire that was sent as JSON.
 * @throws BadRequest naming the question that cannot be asked as it stands
 */
export const takeSurvey = (input: SurveyInput): Imported => ({
  survey: requireUsable(() => surveyOfInput(input)),
  not_imported: [],
});
