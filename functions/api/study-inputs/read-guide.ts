import { readQuestionnaire } from "../../adapters/documents/read-questionnaire.ts";
import {
  guideFromReading,
  guideOf,
  isRead,
  UnreadableGuide,
  type GuideDraft,
} from "../../domain/interview/parse/parse-guide.ts";
import { MOST_GUIDE_CHARACTERS, type Guide } from "../../domain/interview/schemas.ts";
import { guideReadingPrompt } from "../../prompts/guide-reading/prompt.ts";
import { BadRequest } from "../../shared/errors.ts";
import { askParser, type Parser } from "./ask-parser.ts";
import { requireLength } from "./require-length.ts";

/** What a model reads in one go; longer guides have to be readable by rule. */
const LONGEST_READ_BY_MODEL = 40_000;

/** What the model read, or what the rules have to say if that cannot be used either. @throws UnreadableGuide */
async function readByModel(parser: Parser, text: string, draft: GuideDraft): Promise<Guide> {
  const reading = await askParser(parser, guideReadingPrompt(text));
  try {
    return reading && reading.sections.length > 0 ? guideFromReading(text, reading) : guideOf(draft);
  } catch (error) {
    if (error instanceof UnreadableGuide) return guideOf(draft);
    throw error;
  }
}

/**
 * Reads a discussion guide: by rule, or as a whole by a model where rules do not do, and checks what came of it.
 * @throws BadRequest naming the line that could not be read
 */
export async function readGuide(parser: Parser, file: { name: string; bytes: Buffer }): Promise<Guide> {
  try {
    const { text, draft } = await readQuestionnaire("guide", file);
    const byRule = isRead(draft) || text.length > LONGEST_READ_BY_MODEL;
    const guide = byRule ? guideOf(draft) : await readByModel(parser, text, draft);
    requireLength("The guide", guide, MOST_GUIDE_CHARACTERS);
    return guide;
  } catch (error) {
    if (error instanceof UnreadableGuide) throw new BadRequest(error.message);
    throw error;
  }
}
