import { existsSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import * as z from "zod";
import { primaryLanguage } from "../../functions/languages/language-tag.ts";

const texts = z.array(z.string().min(1)).min(2);
const offered = z.tuple([z.string(), z.string(), z.string()]);

/** What a study shows and asks, and whom, in one language. */
const materialSchema = z.strictObject({
  market: z.string().length(2),
  location: z.string(),
  person: z.strictObject({
    full_name: z.string(),
    occupation: z.string(),
    education: z.string(),
    household: z.string(),
    life_circumstance: z.string(),
    personality_traits: texts,
    trusted_brands: texts,
    distrusted_brands: z.array(z.string()),
    digital_habits: z.string(),
    price_sensitivity: z.string(),
    psychographic_notes: z.string(),
  }),
  stimulus: z.string(),
  /** What an uploaded text might say to the model that reads it. */
  orders: z.string(),
  open_question: z.string(),
  scale: z.strictObject({ text: z.string(), low_label: z.string(), high_label: z.string() }),
  choice: z.strictObject({ text: z.string(), options: texts }),
  number: z.strictObject({ text: z.string(), unit: z.string() }),
  qualities: z.strictObject({ ranked: z.string(), shared_out: z.string(), options: texts }),
  question: z.string(),
  /** An answer that deserves a probe. */
  thin_answer: z.string(),
  probes: texts,
  second_speaker: z.string(),
  second_words: z.string(),
  topic: z.string(),
  /** Name and two levels. */
  attribute: offered,
  price: offered,
  audience: z.string(),
  document: z.string(),
  guide: z.string(),
  questionnaire: z.string(),
});
export type StudyMaterial = z.infer<typeof materialSchema> & {
  /** What answers are to be in (BCP 47). */
  language: string;
};

/**
 * The material of a language; English where there is none in it: a study in Turkish may well be shown an English
 * concept.
 * @param tag BCP 47
 */
export function studyMaterial(tag: string): StudyMaterial {
  const fileOf = (language: string) => new URL(`material/${language}.yaml`, import.meta.url);
  const own = fileOf(primaryLanguage(tag));
  const file = existsSync(own) ? own : fileOf("en");
  return { ...materialSchema.parse(load(readFileSync(file, "utf8"))), language: tag };
}
