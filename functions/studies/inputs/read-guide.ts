import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import { guideRule } from "./rules.ts";
import { readDocument, type UploadedFile } from "../../briefings/documents/read-document.ts";
import { checkParts, guideOf, type GuidePart } from "../interview/guide/guide-of-parts.ts";
import { MOST_GUIDE_CHARACTERS, type Guide } from "../interview/schemas.ts";
import type { Found } from "../questionnaire/find-pieces.ts";
import { NotInFormat, sentencesOf, UnreadableLine } from "../questionnaire/unreadable-line.ts";
import { guideReadingPrompt, type GuideReading } from "../interview/guide/prompt.ts";
import { BadRequest } from "../../platform/errors.ts";
import type { Parser } from "../../models/ask-parser.ts";
import { readByModel } from "./read-by-model.ts";
import { requireLength, requireWhole } from "./require-length.ts";

type GuidePiece = GuideReading["pieces"][number];

async function partsOf(parser: Parser, text: string): Promise<GuidePart[]> {
  try {
    return await readByRule(guideRule, text);
  } catch (error) {
    if (!(error instanceof NotInFormat)) throw error;
    const reading = { promptOf: guideReadingPrompt<Found<GuidePiece>[]>, check: checkParts };
    return readByModel<GuidePiece>(parser, text, error, reading);
  }
}

/**
 * Reads a discussion guide: by rule if it is in the plain format, else as a whole by a model.
 * @throws BadRequest naming the lines that could not be read
 */
export async function readGuide(parser: Parser, file: UploadedFile): Promise<Guide> {
  const text = requireWhole((await readDocument(file, ["text", "docx"])).text);
  try {
    const guide = guideOf(await partsOf(parser, text), text);
    requireLength("The guide", guide, MOST_GUIDE_CHARACTERS);
    return guide;
  } catch (error) {
    if (error instanceof UnreadableLine) throw new BadRequest(sentencesOf(error.problems));
    throw error;
  }
}
