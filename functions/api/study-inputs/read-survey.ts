import { readQuestionnaire } from "../../adapters/documents/read-questionnaire.ts";
import { completeSurvey, unreadPassages, UnreadableSurvey } from "../../domain/survey/parse/parse-survey.ts";
import { MOST_SURVEY_CHARACTERS, type Survey } from "../../domain/survey/schemas.ts";
import { surveyReadingPrompt } from "../../prompts/survey-reading/prompt.ts";
import { BadRequest } from "../../shared/errors.ts";
import { askParser, type Parser } from "./ask-parser.ts";
import { requireLength } from "./require-length.ts";

/**
 * Reads a questionnaire: by rule what rules can read, by a model the rest, and checks what came of it.
 * @throws BadRequest naming the line that could not be read
 */
export async function readSurvey(parser: Parser, file: { name: string; bytes: Buffer }): Promise<Survey> {
  try {
    const { draft } = await readQuestionnaire("survey", file);
    const passages = unreadPassages(draft).map((passage) => passage.text);
    const reading = passages.length > 0 ? await askParser(parser, surveyReadingPrompt(passages)) : null;
    const survey = completeSurvey(draft, reading);
    requireLength("The survey", survey, MOST_SURVEY_CHARACTERS);
    return survey;
  } catch (error) {
    if (error instanceof UnreadableSurvey) throw new BadRequest(error.message);
    throw error;
  }
}
