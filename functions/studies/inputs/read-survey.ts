import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import { exportRules, notationRule, surveyRule } from "./rules.ts";
import { readDocument, type UploadedFile } from "../../briefings/documents/read-document.ts";
import { readSurveyExport, surveyExports } from "../../briefings/documents/survey-export.ts";
import { asksAboutPerson, factAskedBy } from "../facts/asked-fact.ts";
import type { Found } from "../questionnaire/find-pieces.ts";
import {
  faultsOf,
  NotInFormat,
  sentencesOf,
  UnreadableLine,
  type Fault,
  type Place,
} from "../questionnaire/unreadable-line.ts";
import type { NotImported } from "../survey/import/not-imported.ts";
import type { ReadSurvey } from "../survey/schemas.ts";
import { toDrafts, surveyFromPieces } from "../survey/questionnaire/from-pieces.ts";
import type { SurveyPiece } from "../survey/questionnaire/pieces.ts";
import { formOf } from "../survey/answer-forms.ts";
import type { Survey, SurveyQuestion } from "../survey/schemas.ts";
import { surveyReadingPrompt } from "../survey/questionnaire/prompt.ts";
import { BadRequest } from "../../platform/errors.ts";
import type { Parser } from "../../models/ask-parser.ts";
import { readByModel } from "./read-by-model.ts";
import { faultsIn } from "./usable-survey.ts";
import { requireWhole } from "./require-length.ts";

/** What a file was read into. */
export interface SurveyReading {
  /** Null for another product's export. */
  text: string | null;
  /** Null where it could not be read. */
  survey: Survey | null;
  /** Line numbers of the questions in the text, counted from 1, in the order of the questions. */
  lines: number[];
  not_imported: NotImported[];
  /** What keeps it from being asked. */
  problems: Fault[];
}

async function read(parser: Parser, text: string): Promise<ReadSurvey> {
  try {
    return await readByRule(surveyRule, text);
  } catch (error) {
    if (!(error instanceof NotInFormat)) throw error;
    const reading = { promptOf: surveyReadingPrompt<Found<SurveyPiece>[]>, check: toDrafts };
    return surveyFromPieces(await readByModel<SurveyPiece>(parser, text, error, reading), text, error);
  }
}

/** Reads a questionnaire: by rule if it is in the plain format, else as a whole by a model. */
async function readQuestionnaire(parser: Parser, file: UploadedFile): Promise<SurveyReading> {
  const source = requireWhole((await readDocument(file, ["text", "docx"], Object.keys(surveyExports))).text);
  const reading = { text: source, survey: null, lines: [], not_imported: [], problems: [] };
  let inFile = (place: Place): Place => place;
  try {
    const { text, lines: own } = await readByRule(notationRule, source);
    inFile = placesIn(source, text, own);
    const { survey, lines: written } = await read(parser, text);
    const lines = written.map((line) => own[line - 1] ?? line);
    return { ...reading, survey, lines, problems: faultsIn(survey, lines) };
  } catch (error) {
    if (error instanceof UnreadableLine) return { ...reading, problems: faultsOf(error.problems, inFile) };
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
 * @throws BadRequest for a file that is not a text
 */
export async function readSurveyFile(parser: Parser, file: UploadedFile): Promise<SurveyReading> {
  const found = readSurveyExport(file);
  if (!found) return readQuestionnaire(parser, file);
  const result = await readByRule(exportRules[found.format], found.text);
  const reading = { text: null, survey: null, lines: [], not_imported: [], problems: [] };
  if ("problem" in result) {
    const [, id = null] = /^Question (\S+) /.exec(result.problem) ?? [];
    return { ...reading, problems: [{ line: null, question_id: id, problem: result.problem }] };
  }
  if (result.isCopy) return { ...reading, survey: result.survey, problems: faultsIn(result.survey) };
  const questions = result.survey.questions.map((question) => ({ ...question, ...aboutPerson(question) }));
  const survey = { ...result.survey, questions };
  return { ...reading, survey, not_imported: result.not_imported, problems: faultsIn(survey) };
}

/** The survey that was read, if it can be asked. @throws BadRequest naming everything that prevents it */
export function requireRead({ survey, problems }: SurveyReading): Survey {
  if (!survey || problems.length > 0) throw new BadRequest(sentencesOf(problems));
  return survey;
}

/** Reads a questionnaire of text. @throws BadRequest naming the lines that could not be read */
export const readSurvey = async (parser: Parser, file: UploadedFile): Promise<Survey> =>
  requireRead(await readSurveyFile(parser, file));

/** What a question asks of the person, who answers that without having read anything. */
function aboutPerson(question: SurveyQuestion): Partial<SurveyQuestion> {
  const { text, multiple, context } = question;
  const form = formOf(question);
  const fact = form === "words" || (form === "options" && !multiple) ? factAskedBy(text) : null;
  return { fact, context: fact !== null || asksAboutPerson(text) ? null : context };
}
