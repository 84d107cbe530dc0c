import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import { exportRules, notationRule, surveyRule } from "./rules.ts";
import { readDocument, type UploadedFile } from "../../briefings/documents/read-document.ts";
import { readSurveyExport, surveyExports } from "../../briefings/documents/survey-export.ts";
import { asksAboutPerson, factAskedBy } from "../facts/asked-fact.ts";
import type { Found } from "../questionnaire/find-pieces.ts";
import { NotInFormat, sentencesOf, UnreadableLine, type Place } from "../questionnaire/unreadable-line.ts";
import type { Imported } from "../survey/import/imported.ts";
import { draftsOf, surveyFromPieces } from "../survey/questionnaire/from-pieces.ts";
import type { SurveyPiece } from "../survey/questionnaire/pieces.ts";
import { formOf } from "../survey/answer-forms.ts";
import type { Survey, SurveyQuestion } from "../survey/schemas.ts";
import { surveyReadingPrompt } from "../survey/questionnaire/prompt.ts";
import { BadRequest } from "../../platform/errors.ts";
import type { Parser } from "../../models/ask-parser.ts";
import { readByModel } from "./read-by-model.ts";
import { requireUsable } from "./usable-survey.ts";
import { requireWhole } from "./require-length.ts";

async function read(parser: Parser, text: string): Promise<Survey> {
  try {
    return await readByRule(surveyRule, text);
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
    const { text, lines } = await readByRule(notationRule, source);
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
  const result = await readByRule(exportRules[found.format], found.text);
  if ("problem" in result) throw new BadRequest(result.problem);
  if (result.isCopy) return { survey: requireUsable(result.survey), not_imported: [] };
  const questions = result.survey.questions.map((question) => ({ ...question, ...aboutPerson(question) }));
  return { ...result, survey: requireUsable({ ...result.survey, questions }) };
}

/** What a question asks of the person, who answers that without having read anything. */
function aboutPerson(question: SurveyQuestion): Partial<SurveyQuestion> {
  const { text, multiple, context } = question;
  const form = formOf(question);
  const fact = form === "words" || (form === "options" && !multiple) ? factAskedBy(text) : null;
  return { fact, context: fact !== null || asksAboutPerson(text) ? null : context };
}
