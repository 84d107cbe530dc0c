import { readFileSync, statSync } from "node:fs";
import { basename, extname } from "node:path";
import { PROMPT_CHARACTERS } from "./arguments.ts";
import { UsageError } from "./errors.ts";

/** Characters of a briefing that can be shown beside a concept. */
export const BRIEFING_CHARACTERS = 6_000;
// UTF-8 takes at most 3 bytes per UTF-16 code unit; anything larger is refused without reading it.
const LARGEST_FILE = 4 * BRIEFING_CHARACTERS;

export interface Briefing {
  fileName: string;
  text: string;
}

/**
 * Reads a briefing. The service takes no uploads yet, so its text has to fit beside the concept.
 * @throws UsageError with one sentence on why a file cannot be shown
 */
export function readBriefing(file: string): Briefing {
  const fileName = basename(file);
  if (![".txt", ".md"].includes(extname(fileName).toLowerCase())) {
    throw new UsageError(
      `${fileName} cannot be shown: the service takes no uploads yet, so --file must be a .txt or .md file of up to ${BRIEFING_CHARACTERS} characters.`,
    );
  }
  const tooLong = (length: string) =>
    new UsageError(
      `${fileName} is too long to be shown with the concept: ${length}, and ${BRIEFING_CHARACTERS} characters fit.`,
    );
  let bytes: Buffer;
  try {
    const { size } = statSync(file);
    if (size > LARGEST_FILE) throw tooLong(`it has ${size} bytes`);
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason =
      (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such file" : (error as Error).message;
    throw new UsageError(`${file} cannot be read: ${reason}.`);
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes).trim();
  } catch {
    throw new UsageError(`${fileName} is not a text in UTF-8; save it as UTF-8 and try again.`);
  }
  if (text.includes("\0")) throw new UsageError(`${fileName} is not a text file.`);
  if (text === "") throw new UsageError(`${fileName} is empty.`);
  if (text.length > BRIEFING_CHARACTERS) throw tooLong(`it has ${text.length} characters`);
  return { fileName, text };
}

/**
 * What the personas read: the concept and below it the material.
 * @throws UsageError if both together are longer than a prompt may be
 */
export function promptOf(concept: string, briefing: Briefing | null): string {
  if (!briefing) return concept;
  const prompt = `${concept}\n\nMaterial shown with it:\n\n${briefing.text}`;
  if (prompt.length > PROMPT_CHARACTERS) {
    throw new UsageError(
      `Concept and ${briefing.fileName} have ${prompt.length} characters together; at most ${PROMPT_CHARACTERS} can be shown.`,
    );
  }
  return prompt;
}
