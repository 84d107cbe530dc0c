import { readDocument, type UploadedFile } from "../../adapters/documents/read-document.ts";
import type { Found } from "../../domain/questionnaires/find-pieces.ts";
import { NotInFormat, UnreadableLine } from "../../domain/questionnaires/unreadable-line.ts";
import { checkSurvey } from "../../domain/survey/check-survey.ts";
import { UnusableSurvey } from "../../domain/survey/check/unusable-survey.ts";
import { surveyOf } from "../../domain/survey/parse/draft.ts";
import { draftsOf, surveyFromPieces, type SurveyPiece } from "../../domain/survey/parse/from-pieces.ts";
import { readSurveyByRule } from "../../domain/survey/parse/read-by-rule.ts";
import { MOST_SURVEY_CHARACTERS, type Survey, type SurveyQuestion } from "../../domain/survey/schemas.ts";
import { surveyOfInput, type SurveyInput } from "../../domain/survey/survey-input.ts";
import { surveyReadingPrompt } from "../../prompts/survey-reading/prompt.ts";
import { BadRequest } from "../../shared/errors.ts";
import type { Parser } from "./ask-parser.ts";
import { readByModel } from "./read-by-model.ts";
import { requireLength } from "./require-length.ts";

async function read(parser: Parser, text: string): Promise<Survey> {
  const firstLine = { line: 1, text: text.split("\n", 1)[0]! };
  try {
    return surveyOf(readSurveyByRule(text), firstLine);
  } catch (error) {
    if (!(error instanceof NotInFormat)) throw error;
    const reading = { promptOf: surveyReadingPrompt<Found<SurveyPiece>[]>, check: draftsOf };
    return surveyFromPieces(await readByModel<SurveyPiece>(parser, text, error, reading), firstLine);
  }
}

/** Whatever a survey was written as, it is held against the same rules. */
function requireUsable(survey: Survey, text = ""): Survey {
  try {
    checkSurvey(survey);
  } catch (error) {
    if (!(error instanceof UnusableSurvey)) throw error;
    const line = error.question ? lineOf(error.question, text) : 0;
    throw new BadRequest(line > 0 ? `Line ${line}: ${error.message}` : error.message);
  }
  requireLength("The survey", survey, MOST_SURVEY_CHARACTERS);
  return survey;
}

/** The line of a file, from 1, on which a question stands; 0 if its words are on no single one. */
const lineOf = ({ text }: SurveyQuestion, file: string): number =>
  file.split("\n").findIndex((line) => line.trim() !== "" && line.includes(text)) + 1;

/**
 * Takes a questionnaire that was sent as JSON.
 * @throws BadRequest naming the question that cannot be asked as it stands
 */
export const takeSurvey = (input: SurveyInput): Survey => requireUsable(surveyOfInput(input));

/**
 * Reads a questionnaire: by rule if it is in the plain format, else as a whole by a model.
 * @throws BadRequest naming the line that could not be read
 */
export async function readSurvey(parser: Parser, file: UploadedFile): Promise<Survey> {
  const { text } = await readDocument(file, ["text", "docx"]);
  try {
    return requireUsable(await read(parser, text ?? ""), text ?? "");
  } catch (error) {
    if (error instanceof UnreadableLine) throw new BadRequest(error.message);
    throw error;
  }
}
