import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import * as z from "zod";
import { packLanguages, type PackLanguage } from "./pack.ts";

/** Expressions; a trailing `*` on a word stands for any ending. */
const words = z.array(z.string().trim().min(1));

const wordsSchema = z.strictObject({
  /** Openings by which respondents are asked without a question mark. */
  orders: words,
  /** Ends of such sentences, in languages that put the verb last. */
  endings: words,
  /** Openings of what is asked back about an answer. */
  follows: words,
  /** Labels in front of probes. */
  probes: words,
  /** Openings of notes to whoever asks, and of thanks. */
  notes: words,
  /** Openings of what only says how to fill in the sheet. */
  handling: words,
  /** How to answer: several options, one, in one's own words; and whether one has to. */
  several: words,
  single: words,
  open: words,
  required: words,
  optional: words,
  or: words,
  /** Between the ends of a scale. */
  to: words,
  /** Openings of what introduces a text to be read, and of situations to be imagined. */
  shown: words,
  imagined: words,
  /** Instructions that a survey cannot follow, by what they are about. */
  routing: words,
  exclusive: words,
  limit: words,
  number: words,
  order: words,
  ranking: words,
  /** What points of scales are made of, and how the lowest begin. */
  scale: words,
  low: words,
});
export type QuestionnaireWords = z.infer<typeof wordsSchema>;

const allSchema = z.record(z.enum(packLanguages), wordsSchema);
let all: z.infer<typeof allSchema> | undefined;

/** Words by which questionnaires and guides of a language are read. @throws ZodError for a file that is refused */
export function questionnaireWords(language: PackLanguage): QuestionnaireWords {
  all ??= allSchema.parse(load(readFileSync(join(import.meta.dirname, "questionnaires.yaml"), "utf8")));
  return all[language];
}
