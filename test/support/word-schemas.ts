import * as z from "zod";

/** A text that says something. */
export const textSchema = z.string().trim().min(1);

function isPattern(word: string): boolean {
  try {
    return !new RegExp(`^(?:${word})$`).test("");
  } catch {
    return false;
  }
}

/** Words as parts of a regular expression, which has to be one. */
export const wordsSchema = z.array(textSchema.refine(isPattern, "is no part of a regular expression")).min(1);
