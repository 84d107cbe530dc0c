import * as z from "zod";
import { packLanguages } from "./languages.ts";

const text = z.string().trim().min(1);
/** Wordings of one thing; `{name}` is a slot, `[a/b]` a choice, `<a|b>` what is said of a man and of a woman. */
const variants = z.array(text).min(1);
/**
 * Wordings by the tags that a person needs for them, separated by spaces: `young E-`; `any` needs none, `!degree` that
 * there is no degree. Tags are those of model/person/facts.ts and those of shared.yaml.
 */
const pool = z.record(text, variants);
/** Patterns and what takes their place, in order. */
const rewriting = z.array(z.tuple([text, z.string()]));
const field = z.enum(["digital_habits", "price_sensitivity", "psychographic_notes"]);
const subjects = ["money", "food", "nature", "tech", "body", "home"] as const;

/** What the packs of all languages share: shared.yaml. */
export const sharedSchema = z.strictObject({
  /** Words of the facts (occupation, household, circumstance, education) by the tag that they give. */
  tags: z.record(z.string(), variants),
  /** What signals are about, in which text it leaves a trace, and whom it concerns how much more than others. */
  subjects: z.record(
    z.enum(subjects),
    z.strictObject({ topics: variants, concerns: z.record(z.string(), z.number()), field }),
  ),
  /** A circumstance of the facts as it is said after the name; in English it is said as it stands. */
  circumstances: z.record(text, z.record(z.enum(packLanguages).exclude(["en"]), text)),
});

/** What people are written with in one language. */
export const personSchema = z.strictObject({
  grammar: z.strictObject({
    /** What stands between sentences, and ends those without an end. */
    space: z.enum(["", " "]),
    end: text,
    /** Turns what a group's owner wrote of many into what one of them is. */
    singular: rewriting,
    /** Turns a circumstance of the facts into what can be said after the name, where no other wording is known. */
    circumstance: rewriting.default([]),
    /** Words that are others in some markets (ISO 3166 alpha-2) of the language. */
    markets: z.record(z.string().length(2), rewriting).default({}),
  }),
  /** What somebody is, around `{title}` of data/occupations.json or `{own}`, a title that a group's owner gave. */
  situations: pool,
  /** Descriptors by factor: very low, low, high, very high. */
  traits: z.strictObject({
    openness: z.tuple([variants, variants, variants, variants]),
    conscientiousness: z.tuple([variants, variants, variants, variants]),
    extraversion: z.tuple([variants, variants, variants, variants]),
    agreeableness: z.tuple([variants, variants, variants, variants]),
    neuroticism: z.tuple([variants, variants, variants, variants]),
  }),
  /** Sentences of each text, one of each pool, in order. */
  texts: z.record(field, z.array(pool).min(1)),
  /** Words for slots of sentences, by slot. */
  words: z.record(z.string(), pool),
  signals: z.strictObject({
    /** What a brand that a signal names in praise or in complaint leaves behind. */
    praised: variants,
    blamed: variants,
    /** What a subject leaves behind. */
    told: z.record(z.enum(subjects), variants),
    /** What is left of a signal of no such subject: where it was met. */
    places: z.strictObject({ post: variants, listing: variants, review: variants }),
  }),
});
export type PersonPhrases = z.infer<typeof personSchema>;
export type TextField = z.infer<typeof field>;
