import * as z from "zod";
import { scaleFamilies } from "../../../functions/studies/rating/scale-families.ts";
import { factNames, factQuestions, type FactQuestion } from "./facts.ts";

/** Sentences that say the same; `{slots}` are filled in, and a sentence whose slot is empty is not said. */
const texts = z.array(z.string().trim().min(1)).min(1);
/** By shade, from the lowest to the highest. */
const five = z.tuple([texts, texts, texts, texts, texts]);
/** Regular expression over lower-case text without accents. */
const pattern = z.string().refine((source) => {
  try {
    return new RegExp(source, "iu") instanceof RegExp;
  } catch {
    return false;
  }
}, "not a regular expression");

/** What a question can ask a person for; anything else asks for their view. */
export const questionKinds = [
  "closing",
  "intro",
  "example",
  "why",
  "recommend",
  "price",
  "improve",
  "dislike",
  "like",
  "trust",
  "habit",
  "buy",
  "novel",
  "need",
  "brand",
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Prices that questions ask for, those first that are named with the words of others. */
export const pricePlaces = ["too_cheap", "too_expensive", "cheap", "expensive"] as const;
export type PricePlace = (typeof pricePlaces)[number];

/** What in a life decides how somebody buys. */
export const lifeKeys = [
  "children",
  "pet",
  "student",
  "retired",
  "thrifty",
  "generous",
  "sceptic",
  "enthusiast",
  "young",
  "old",
  "planner",
  "sociable",
  "plain",
] as const;
export type LifeKey = (typeof lifeKeys)[number];

/** What tells a question about the person from one about the offer, and what else a question can single out. */
const aboutAsks = ["personal", "refers", "view", "brands", "distrust", "thrift", "gift"] as const;
/** What a person can tell about themselves. */
const tellKeys = [
  ...factNames,
  ...(["age", "place", "job", "people", "children", "thrifty", "balanced", "generous", "uncounted", "untold"] as const),
] as const;
export type TellKey = (typeof tellKeys)[number];

/** What respondents say, in one language: sentences by what they stand for. */
export const speakingSchema = z.strictObject({
  /** What ends a sentence and what stands between two of them. */
  end: z.string().min(1),
  space: z.string(),
  quotes: z.tuple([z.string(), z.string()]),
  /** What may stand before a verdict; says nothing by itself. */
  openers: texts,
  /** Verdicts on every scale, from −1 to 1. */
  scales: z.record(z.enum(scaleFamilies), five),
  /** Verdicts between `{low}` and `{high}`, for scales with ends of their own. */
  ends: five,
  reasons: z.strictObject({
    /** `{point}` is what speaks for it or against it. */
    good: texts,
    bad: texts,
    dear: texts,
    fair: texts,
    cheap: texts,
    trusted: texts,
    distrusted: texts,
    /** Said of a value that somebody does not care for. */
    unmoved: texts,
    none: texts,
  }),
  life: z.record(z.enum(lifeKeys), texts),
  replies: z.strictObject({
    intro: texts,
    closing: texts,
    example: texts,
    /** Said where a probe gets the reason given before. */
    why: texts,
    habit: texts,
    brand: texts,
    improve: texts,
    dislike: texts,
    like: texts,
    nothing: texts,
    unpriced: texts,
    unknown: texts,
  }),
  group: z.strictObject({ agree: texts, disagree: texts }),
  back: z.strictObject({ said: texts, closer: texts, firm: texts }),
  /** What is said of choices between offers: `{name}` of an attribute, its `{best}` and `{worst}` level. */
  choices: z.strictObject({
    first: texts,
    priceFirst: texts,
    next: texts,
    priceNext: texts,
    last: texts,
    refused: texts,
    sometimes: texts,
    always: texts,
  }),
  /** What options of a question mean for somebody, by how much they speak for it. */
  options: z.strictObject({ fits: texts, middling: texts, unfit: texts, fact: texts, because: texts }),
  /** How a number is said, and what questions of prices ask for, by the words of their texts. */
  numbers: z.strictObject({ says: texts, prices: z.record(z.enum(pricePlaces), pattern) }),
  asks: z.record(z.enum(questionKinds), pattern),
  /** What questionnaires ask of the person, and the words of their options. */
  facts: z.strictObject({
    asked: z.record(z.enum(Object.keys(factQuestions) as FactQuestion[]), pattern),
    told: z.record(z.enum(factNames), pattern),
    nothing: pattern,
    other: pattern,
  }),
  /** Attributes of which more is worse, that are money received, and brands; levels that say none, and own brands. */
  levels: z.strictObject({ burden: pattern, gain: pattern, brand: pattern, none: pattern, own: pattern }),
  /** Questions about the person in a talk, and what the record tells; `{asked}` is the question itself. */
  about: z.strictObject({
    asks: z.record(z.enum(aboutAsks), pattern),
    tells: z.record(z.enum(tellKeys), texts),
    /** Words after an amount that is not the price to pay. */
    received: pattern,
  }),
  /**
   * What a question tells its reader to do: the `<option>` to choose, the words to write, and whether to take part in a
   * study, with the options that decline it.
   */
  instructions: z.strictObject({ choose: pattern, write: pattern, takesPart: pattern, declines: pattern }),
  /** Words before an amount that is not the price to pay. */
  notPaid: pattern,
  /** What an offer can say for itself and against itself, beside what the embedder reads. */
  merits: texts,
  flaws: texts,
  /** What respondents call every topic. */
  names: z.record(z.string(), z.string()),
});
export type Speaking = z.infer<typeof speakingSchema>;
