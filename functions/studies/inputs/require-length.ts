import { ENOUGH_CHARACTERS } from "../../briefings/documents/reading.ts";
import { MOST_ANSWERS } from "../interview/limits.ts";
import type { Guide } from "../interview/schemas.ts";
import { BadRequest } from "../../platform/errors.ts";

/** Characters of every text inside a value. */
const charactersOf = (value: unknown): number => {
  if (typeof value === "string") return value.length;
  if (value === null || typeof value !== "object") return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersOf(part), 0);
};

/** A file of which only the beginning was read would lose questions. @throws BadRequest */
export function requireWhole(text: string | null): string {
  if ((text ?? "").length < ENOUGH_CHARACTERS) return text ?? "";
  throw new BadRequest(
    `The file has more than ${ENOUGH_CHARACTERS - 1} characters, which is more than a study can ask; send it in parts`,
  );
}

/**
 * Checks that a study can carry what was read from a file.
 * @param what begins the sentence: `The survey`
 * @throws BadRequest
 */
export function requireLength(what: string, read: unknown, most: number): void {
  const characters = charactersOf(read);
  if (characters > most)
    throw new BadRequest(`${what} has ${characters} characters of questions; a study takes ${most} at most`);
}

/** Checks that a study of this many personas can carry a guide. @throws BadRequest */
export function requireFewAnswers({ sections }: Guide, personas: number): void {
  const questions = sections.reduce((sum, section) => sum + section.questions.length, 0);
  if (questions * personas > MOST_ANSWERS)
    throw new BadRequest(
      `The guide has ${questions} questions for ${personas} personas; a study takes ${MOST_ANSWERS} answers at most`,
    );
}
