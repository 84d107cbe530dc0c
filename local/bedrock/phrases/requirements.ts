import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import * as z from "zod";
import { HOUSEHOLD_WORDS, PLACE_TYPES } from "../../../functions/personas/requirements/schemas.ts";
import { packLanguages, type PackLanguage } from "./pack.ts";

const words = z.array(z.string().trim().min(1)).min(1);
const wordsSchema = z.strictObject({
  /** That there are children in a household, and that there are none. */
  children: words,
  none: words,
  /** Ages of children: below `{n}`, and up to it; children under 3, and from 13 on. */
  below: words,
  upTo: words,
  small: words,
  teenage: words,
  /** With whom somebody lives, and in what kind of place. */
  households: z.strictObject(Object.fromEntries(HOUSEHOLD_WORDS.map((word) => [word, words]))),
  places: z.strictObject(Object.fromEntries(PLACE_TYPES.map((type) => [type, words]))),
});

const allSchema = z.record(z.enum(packLanguages), wordsSchema);
let all: z.infer<typeof allSchema> | undefined;

/** Words by which a description of an audience in a language is read. @throws ZodError for a file that is refused */
export function requirementWords(language: PackLanguage): z.infer<typeof wordsSchema> {
  all ??= allSchema.parse(load(readFileSync(join(import.meta.dirname, "requirements.yaml"), "utf8")));
  return all[language];
}
