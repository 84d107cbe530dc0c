import { readDocument, type UploadedFile } from "../../adapters/documents/read-document.ts";
import type { Found } from "../../domain/questionnaires/find-pieces.ts";
import { NotInFormat, UnreadableLine } from "../../domain/questionnaires/unreadable-line.ts";
import { surveyOf } from "../../domain/survey/parse/draft.ts";
import { draftsOf, surveyFromPieces } from "../../domain/survey/parse/from-pieces.ts";
import { readSurveyByRule } from "../../domain/survey/parse/read-by-rule.ts";
import type { SurveyPiece } from "../../domain/survey/parse/survey-piece.ts";
import { MOST_SURVEY_CHARACTERS, type Survey } from "../../domain/survey/schemas.ts";
import { surveyReadingPrompt } from "../../prompts/survey-reading/prompt.ts";
import { BadRequest } from "../../shared/errors.ts";
import type { Parser } from "./ask-parser.ts";
import { readByModel } from "./read-by-model.ts";
import { requireLength } from "./require-length.ts";

async function read(parser: Parser, text: string): Promise<Survey> {
  try {
    return surveyOf(readSurveyByRule(text), text);
  } catch (error) {
    if (!(error instanceof NotInFormat)) throw error;
    const reading = { promptOf: surveyReadingPrompt<Found<SurveyPiece>[]>, check: draftsOf };
    return surveyFromPieces(await readByModel<SurveyPiece>(parser, text, error, reading), text);
  }
}

/**
 * Reads a questionnaire: by rule if it is in the plain format, else as a whole by a model.
 * @throws BadRequest naming the line that could not be read
 */
export async function readSurvey(parser: Parser, file: UploadedFile): Promise<Survey> {
  const { text } = await readDocument(file, ["text", "docx"]);
  try {
    const survey = await read(parser, text ?? "");
    requireLength("The survey", survey, MOST_SURVEY_CHARACTERS);
    return survey;
  } catch (error) {
    if (error instanceof UnreadableLine) throw new BadRequest(error.message);
    throw error;
  }
}
