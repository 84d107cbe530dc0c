import * as z from "zod";
import { personaFactsSchema } from "../../../../functions/personas/people/schemas.ts";
import { blockOf, jsonBlockOf } from "../blocks.ts";
import { packOf, sharedPhrases, type PackLanguage } from "../../phrases/pack.ts";

const requestSchema = z.object({
  facts: personaFactsSchema.omit({ name_initials: true }),
  segment: z.object({ name: z.string(), occupation: z.string().nullable() }),
  /** Letters that the name should begin with, and names that others of the group have. */
  name: z.object({ given_begins_with: z.string(), family_begins_with: z.string(), taken: z.array(z.string()) }),
});

/** Percentiles from which a trait is spoken of; ages and price sensitivities from which a tag holds. */
const TRAIT = { high: 66, low: 34 } as const;
const AGES = { 0: "young", 30: "middle", 65: "old" } as const;
const PRICES = { 0: "careless", 20: "easy", 40: "weighing", 60: "thrifty", 80: "hardup" } as const;
const reached = (steps: Readonly<Record<number, string>>, value: number) =>
  Object.entries(steps).findLast(([from]) => value >= Number(from))![1];

/**
 * Reads a request to write a person. `tags` are what wordings and brands may depend on; `any` holds for everybody.
 * @throws ZodError for a request without the blocks of the prompt
 */
export function readPerson(request: string, language: PackLanguage) {
  const { person: phrases } = packOf(language);
  const [facts, segment, name] = ["facts", "segment", "name"].map((tag) => jsonBlockOf(request, tag));
  const read = requestSchema.parse({ facts, segment, name });
  const { age, gender, attitude, income_level, price_sensitivity, big_five, ...texts } = read.facts;
  const { occupation_family: work, household, life_circumstance, education } = texts;
  const text = `${work}; ${household}; ${life_circumstance}; ${education}`.toLowerCase();
  const told = Object.entries(sharedPhrases.tags)
    .filter(([, words]) => words.some((word) => text.includes(word)))
    .map(([tag]) => tag);
  const traits = Object.entries(big_five).map(([factor, value]) => {
    return `${factor.charAt(0).toUpperCase()}${value >= TRAIT.high ? "+" : value <= TRAIT.low ? "-" : ""}`;
  });
  const steps = [reached(AGES, age), age < 18 ? "minor" : "adult", reached(PRICES, price_sensitivity)];
  const tags = new Set(["any", gender, attitude, income_level, ...steps, ...traits, ...told]);
  const signals = blockOf(request, "signals").split("\n");
  /** All that is told of people whom this one must not resemble. */
  const notLike = blockOf(request, "not_like");
  return { ...read, language, phrases, tags, signals, notLike };
}
export type Person = ReturnType<typeof readPerson>;

/** Weights by tag, added up over the tags of a person, never below 0. */
export const weightFor = ({ tags }: Person, weights: Readonly<Record<string, number>> = {}): number =>
  Object.entries(weights).reduce((sum, [tag, weight]) => Math.max(0, sum + (tags.has(tag) ? weight : 0)), 0);
