import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import * as z from "zod";
import { deskSchema } from "./desk.ts";
import { personSchema, sharedSchema } from "./person.ts";
import { speakingSchema } from "./speaking.ts";
import { packLanguages, type PackLanguage } from "./languages.ts";

export { packLanguages, type PackLanguage } from "./languages.ts";

/** What an expression can say about something, besides its topic. */
export const stances = [
  "valence",
  "intent",
  "novelty",
  "relevance",
  "credibility",
  "value",
  "agreement",
  "importance",
  "interest",
  "ease",
  "frequency",
  "degree",
] as const;
export type Stance = (typeof stances)[number];

/** Expressions; a trailing `*` on a word stands for any ending, a word `*` for any word. */
const words = z.array(z.string().trim().min(1));
const position = z.number().min(-1).max(1);
const meaning = z.partialRecord(z.enum(stances), position);
const positions = z.array(z.strictObject({ position: position.nullable(), words }));

const readingSchema = z.strictObject({
  /** Patterns that are written out before anything is read, in order. */
  contractions: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** What is taken off a word to find it, longest first. */
  endings: words.default([]),
  /** Negations that turn what stands before them, too. */
  backward: words.default([]),
  /** Whether a negation beside another one strengthens it (`no … nada`) instead of turning it back. */
  concord: z.boolean().default(false),
  joins: words,
  neither: z.tuple([z.string(), z.string()]).nullable(),
  /** What leaves it open whether somebody would do a thing. */
  whether: words,
  /** Verbs by which somebody says what they will do rather than what they do. */
  modals: words,
  /** What negates no more than the next word or two. */
  without: words,
  /** Names of periods, as beginnings of words. */
  periods: words,
  meanings: z.array(z.strictObject({ stands: meaning, words })),
  /** Expressions that must not be read word by word. */
  silent: words,
  modifiers: z.array(
    z.strictObject({
      kind: z.enum(["negate", "scale", "emphasis", "irrealis", "contrast"]),
      factor: z.number().positive(),
      words,
    }),
  ),
  /** Verbs of buying and using: their sign comes from negation, their strength from certainty. */
  actions: words,
  /** How sure a verb of buying becomes, as a factor. */
  certainty: z.array(z.strictObject({ factor: z.number().positive(), words })),
  /** How often, from −1 never to 1 always; null for turns of speech that say nothing of the kind. */
  frequency: positions,
  /** How strongly, from −1 not at all to 1 entirely. */
  degree: positions,
  stopWords: words,
});

/** One language as the offline model and its embedder know it. */
export const packSchema = z.strictObject({
  language: z.enum(packLanguages),
  reading: readingSchema,
  /** Words by topic: the same topics in every language. */
  topics: z.record(z.string(), words),
  /** What respondents say, in a file of its own: speaking/<language>.yaml. */
  speaking: speakingSchema,
  /** What moderators, interviewers and reports say, and how audiences are read. */
  desk: deskSchema,
  /** What people are written with, in person/<language>.yaml. */
  person: personSchema,
});
export type Pack = z.infer<typeof packSchema>;
/** Graded stances of an expression, each −1..1; empty for expressions that must not be read word by word. */
export type Meaning = z.infer<typeof meaning>;

const fileAt = (name: string): unknown => load(readFileSync(join(import.meta.dirname, name), "utf8"));
const read = (language: PackLanguage): Pack =>
  packSchema.parse({
    ...(fileAt(`${language}.yaml`) as object),
    speaking: fileAt(`speaking/${language}.yaml`),
    person: fileAt(`person/${language}.yaml`),
  });

const known = new Map<PackLanguage, Pack>();

/** What people are written with in every language. */
export const sharedPhrases = sharedSchema.parse(fileAt("person/shared.yaml"));

/** The pack of a language, read once. @throws ZodError for a pack that its schema refuses */
export function packOf(language: PackLanguage): Pack {
  const pack = known.get(language) ?? read(language);
  known.set(language, pack);
  return pack;
}
