import { fence } from "../../../models/prompts/fence.ts";
import { inOneLine, notes } from "../../../models/prompts/notes.ts";

/**
 * A question of a survey as a persona reads it: its text, the required form of its answer (`choose: exactly one`), and
 * its options by number, one per line.
 * @param form names and values; null values are left out
 */
export const questionBlock = (text: string, form: Readonly<Record<string, unknown>>, options: readonly string[] = []) =>
  fence(
    "question",
    [
      inOneLine(text),
      ...notes(Object.fromEntries(Object.entries(form).filter(([, value]) => value != null))),
      ...options.map((option, index) => `${index + 1}. ${inOneLine(option)}`),
    ].join("\n"),
  );
