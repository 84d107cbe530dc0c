import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { incomeLevelSchema } from "../groups/schemas.ts";
import { timestampSchema } from "../../platform/timestamp.ts";

export const personaGenderSchema = z.enum(["Male", "Female"]);

/** A cultural signal of the market that grounds a persona. */
export const signalSchema = z
  .object({
    source: z.string().meta({ description: "Kind of source: a discussion forum, a marketplace or app store reviews." }),
    title: z.string(),
    url: z.string().nullable(),
    observed_at: timestampSchema,
    excerpt: z.string().meta({ description: "What it says, without names of people." }),
    used_for: z.string().meta({ description: "Which part of the persona is based on it." }),
  })
  .meta({ id: "Signal" });
export type Signal = z.infer<typeof signalSchema>;

export const personaSchema = z
  .object({
    id: idSchema,
    persona_group_id: idSchema,
    full_name: z.string().meta({ description: "For a real respondent a code, `R-0007`." }),
    age: z.int().nullable().meta({ description: "Null only for a real respondent whose row does not say it." }),
    gender: z.string(),
    occupation: z.string(),
    location: z.string().meta({ description: "City and country; for a real respondent, as in the row." }),
    income_level: incomeLevelSchema
      .nullable()
      .meta({ description: "Null only for a real respondent whose row does not say it." }),
    personality_traits: z.array(z.string()).max(5).meta({
      description:
        "3 to 5 for an invented persona. A real respondent has none, and no brands, habits or prices either.",
    }),
    trusted_brands: z.array(z.string()),
    distrusted_brands: z.array(z.string()),
    digital_habits: z.string(),
    price_sensitivity: z.string(),
    psychographic_notes: z.string().meta({ description: "For a real respondent: their own words, verbatim." }),
    avatar_url: z.string().meta({ description: "A drawn portrait; needs no token." }),
    library_persona_id: z
      .string()
      .nullable()
      .meta({ description: "Set when the persona was taken from the library, null when it was generated." }),
    signals: z.array(signalSchema).meta({ description: "The evidence that grounds the persona." }),
    created_at: timestampSchema,
  })
  .meta({ id: "Persona" });
export type Persona = z.infer<typeof personaSchema>;

/** The five factors, each a percentile 0 to 100 among the adults of the market (McCrae & Costa's OCEAN). */
export const bigFiveSchema = z.object({
  openness: z.int(),
  conscientiousness: z.int(),
  extraversion: z.int(),
  agreeableness: z.int(),
  neuroticism: z.int(),
});

/**
 * The hard facts of a persona, sampled in code before a model writes the person. Stored with the persona and shown to
 * the model in every study, never to callers.
 */
export const personaFactsSchema = z.object({
  age: z.int(),
  gender: personaGenderSchema,
  income_level: incomeLevelSchema,
  occupation_family: z.string(),
  education: z.string(),
  household: z.string(),
  region: z.string().meta({ description: "City and country." }),
  market: z.string().meta({ description: "ISO 3166 alpha-2 code of the country; ZZ when unknown." }),
  life_circumstance: z.string(),
  attitude: z.enum(["sceptic", "pragmatist", "enthusiast"]),
  price_sensitivity: z.int().min(0).max(100),
  big_five: bigFiveSchema,
  name_initials: z.string().meta({ description: "Initials that keep the names of a group apart, e.g. `K. M.`" }),
});
export type PersonaFacts = z.infer<typeof personaFactsSchema>;
