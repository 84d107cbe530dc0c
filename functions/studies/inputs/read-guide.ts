import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import { guideRule } from "./rules.ts";
import { readDocument, type UploadedFile } from "../../briefings/documents/read-document.ts";
import { checkParts, guideOf, questionsIn, type GuidePart } from "../interview/guide/guide-of-parts.ts";
import { MOST_GUIDE_CHARACTERS, type Guide } from "../interview/schemas.ts";
import type { Found } from "../questionnaire/find-pieces.ts";
import { faultsOf, NotInFormat, sentencesOf, UnreadableLine, type Fault } from "../questionnaire/unreadable-line.ts";
import { guideReadingPrompt, type GuideReading as ModelReading } from "../interview/guide/prompt.ts";
import { BadRequest } from "../../platform/errors.ts";
import type { Parser } from "../../models/ask-parser.ts";
import { readByModel } from "./read-by-model.ts";
import { requireLength, requireWhole } from "./require-length.ts";

type GuidePiece = ModelReading["pieces"][number];

async function partsOf(parser: Parser, text: string): Promise<GuidePart[]> {
  try {
    return await readByRule(guideRule, text);
  } catch (error) {
    if (!(error instanceof NotInFormat)) throw error;
    const reading = { promptOf: guideReadingPrompt<Found<GuidePiece>[]>, check: checkParts };
    return readByModel<GuidePiece>(parser, text, error, reading);
  }
}

/** What a file was read into. */
export interface GuideReading {
  text: string;
  /** Null where it could not be read. */
  guide: Guide | null;
  /** Line numbers of the questions in the text, counted from 1, in the order of the questions. */
  lines: number[];
  problems: Fault[];
}

/**
 * Reads a discussion guide: by rule if it is in the plain format, else as a whole by a model.
 * @throws BadRequest for a file that is not a text, or that is too long
 */
export async function readGuideFile(parser: Parser, file: UploadedFile): Promise<GuideReading> {
  const text = requireWhole((await readDocument(file, ["text", "docx"])).text);
  try {
    const parts = await partsOf(parser, text);
    const guide = guideOf(parts, text);
    requireLength("The guide", guide, MOST_GUIDE_CHARACTERS);
    return { text, guide, lines: questionsIn(parts).map(({ line }) => line), problems: [] };
  } catch (error) {
    if (error instanceof UnreadableLine) return { text, guide: null, lines: [], problems: faultsOf(error.problems) };
    throw error;
  }
}

/** The guide in a file. @throws BadRequest naming the lines that could not be read */
export async function readGuide(parser: Parser, file: UploadedFile): Promise<Guide> {
  const { guide, problems } = await readGuideFile(parser, file);
  if (!guide) throw new BadRequest(sentencesOf(problems));
  return guide;
}
