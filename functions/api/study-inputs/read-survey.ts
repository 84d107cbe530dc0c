import { readByRule } from "../../adapters/documents/read-by-rule.ts";
import { readDocument, type UploadedFile } from "../../adapters/documents/read-document.ts";
import { readSurveyExport, surveyExports } from "../../adapters/documents/survey-export.ts";
import { asksAboutPerson, factAskedBy } from "../../domain/facts/asked-fact.ts";
import type { Found } from "../../domain/questionnaires/find-pieces.ts";
import { NotInFormat, sentencesOf, UnreadableLine, type Place } from "../../domain/questionnaires/unreadable-line.ts";
import type { Imported } from "../../domain/survey/import/imported.ts";
import { draftsOf, surveyFromPieces } from "../../domain/survey/parse/from-pieces.ts";
import type { SurveyPiece } from "../../domain/survey/parse/survey-piece.ts";
import type { Survey, SurveyQuestion } from "../../domain/survey/schemas.ts";
import { surveyReadingPrompt } from "../../prompts/survey-reading/prompt.ts";
import { BadRequest } from "../../shared/errors.ts";
import type { Parser } from "./ask-parser.ts";
import { readByModel } from "./read-by-model.ts";
import { requireUsable } from "./usable-survey.ts";
import { requireWhole } from "./require-length.ts";

async function read(parser: Parser, text: string): Promise<Survey> {
  try {
    return await readByRule("survey", text);
  } catch (error) {
    if (!(error instanceof NotInFormat)) throw error;
    const reading = { promptOf: surveyReadingPrompt<Found<SurveyPiece>[]>, check: draftsOf };
    return surveyFromPieces(await readByModel<SurveyPiece>(parser, text, error, reading), text, error);
  }
}

/**
 * Reads a questionnaire: by rule if it is in the plain format, else as a whole by a model.
 * @throws BadRequest naming the lines that could not be read
 */
export async function readSurvey(parser: Parser, file: UploadedFile): Promise<Survey> {
  const source = requireWhole((await readDocument(file, ["text", "docx"], Object.keys(surveyExports))).text);
  let inFile = (place: Place): Place => place;
  try {
    const { text, lines } = await readByRule("notation", source);
    inFile = placesIn(source, text, lines);
    return requireUsable(await read(parser, text), source);
  } catch (error) {
    if (error instanceof UnreadableLine) throw new BadRequest(sentencesOf(error.problems, inFile));
    throw error;
  }
}

/** Where lines of a rewritten text stand in the file, with their own words if they were changed. */
function placesIn(source: string, text: string, lines: readonly number[]): (place: Place) => Place {
  const [own, written] = [source.split("\n"), text.split("\n")];
  return (place) => {
    const number = lines[place.line - 1] ?? place.line;
    const before = own[number - 1] ?? "";
    return { line: number, text: written[place.line - 1] === before ? place.text : before };
  };
}

/**
 * Reads whatever file a survey is sent as: an export of Qualtrics or LimeSurvey, or a questionnaire.
 * @throws BadRequest naming what cannot be read
 */
export async function readSurveyFile(parser: Parser, file: UploadedFile): Promise<Imported> {
  const found = readSurveyExport(file);
  if (!found) return { survey: await readSurvey(parser, file), not_imported: [] };
  const result = await readByRule(found.format, found.text);
  if ("problem" in result) throw new BadRequest(result.problem);
  const questions = result.survey.questions.map((question) => ({ ...question, ...aboutPerson(question) }));
  return { ...result, survey: requireUsable({ ...result.survey, questions }) };
}

/** What a question asks of the person, who answers that without having read anything. */
function aboutPerson({ kind, text, multiple, context }: SurveyQuestion): Partial<SurveyQuestion> {
  const fact = kind === "open_ended" || (kind === "multiple_choice" && !multiple) ? factAskedBy(text) : null;
  return { fact, context: fact !== null || asksAboutPerson(text) ? null : context };
}
