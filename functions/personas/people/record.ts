import * as z from "zod";
import { costSchema } from "../../platform/costs/cost.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import { avatarIdOf } from "../library/ids.ts";
import type { IncomeLevel } from "../groups/schemas.ts";
import type { RespondentProfile } from "../respondents/profile.ts";
import { packedVectorSchema } from "./similarity.ts";
import { requirementSchema } from "../requirements/schemas.ts";
import { personaFactsSchema, personaSchema, type Persona, type PersonaFacts, type Signal } from "./schemas.ts";

export const personaRecordSchema = z.object({
  ...personaSchema.omit({ avatar_url: true }).shape,
  /** Null for a persona that was made of a real respondent. */
  facts: personaFactsSchema.nullable(),
  /** Encrypted data of a real respondent; `age` and all fields like it are then empty. Null for invented ones. */
  encrypted: z.string().nullable(),
  /** The generation of the group that made it. */
  generation: z.int(),
  /** Its place in the low-discrepancy sequence of its group; null for one that was taken from the library. */
  plan_index: z.int().nullable(),
  model_id: z.string(),
  /** What writing this persona cost. */
  usage: costSchema,
  /** Whether the signals that ground it were older than a day when it was written. */
  signals_stale: z.boolean(),
  /**
   * The content of its profile as a vector, to find people who are nearly the same. Never leaves the service. Null for
   * a persona that was written while the embedding model failed.
   */
  similarity: packedVectorSchema.nullable(),
  /** The persona of the group that it is nearly the same as, after all tries to write somebody else. */
  collides_with: z.string().nullable(),
});
/** A persona as stored: what callers see but for the link to its picture, and the facts it was written around. */
export type PersonaRecord = z.infer<typeof personaRecordSchema>;

/** A persona that a model wrote around sampled facts. */
export type InventedPersona = PersonaRecord & { facts: PersonaFacts; age: number; income_level: IncomeLevel };
export const isInvented = (persona: PersonaRecord): persona is InventedPersona => persona.facts !== null;

/** A persona with its encrypted part in the clear, to be shown and never to be stored. */
export type OpenPersona = InventedPersona | (PersonaRecord & { facts: null; profile: RespondentProfile });

export const personaEntity = defineEntity("persona", personaRecordSchema);

const notLikeSchema = personaRecordSchema.pick({
  full_name: true,
  occupation: true,
  personality_traits: true,
  digital_habits: true,
  price_sensitivity: true,
  psychographic_notes: true,
});
/** What the model is told about a person that a persona must not resemble. */
export type NotLike = z.infer<typeof notLikeSchema>;

const freshPersonaSchema = z.object({
  persona_id: z.string(),
  plan_index: z.int(),
  facts: personaFactsSchema,
  /** The persons it nearly repeated, one for every time it was dropped for that. */
  not_like: z.array(notLikeSchema).optional(),
});
/** A person that a model is to write around sampled facts. */
export type FreshPersona = z.infer<typeof freshPersonaSchema>;

const reusedPersonaSchema = z.object({ persona_id: z.string(), library_persona_id: z.string() });
/** A copy of somebody from the library. */
export type ReusedPersona = z.infer<typeof reusedPersonaSchema>;

/** A persona that a generation is to end with. */
export type PlannedPersona = FreshPersona | ReusedPersona;

export const isReused = (planned: PlannedPersona): planned is ReusedPersona => "library_persona_id" in planned;

const samplingPlanSchema = z.object({
  generation: z.int(),
  fingerprint: z.string(),
  /** What the group's description says of every one of them; none without a description. */
  requirements: z.array(requirementSchema),
  /** Where the next plan of the group continues the sequence. */
  next_index: z.int(),
  /** Everyone the run is to end with: those finished by failed attempts before it, and those still missing. */
  personas: z.array(z.union([reusedPersonaSchema, freshPersonaSchema])),
});
/**
 * The plan of a generation: the facts of every persona, sampled once, so that a repeated task finds the same person.
 */
export type SamplingPlan = z.infer<typeof samplingPlanSchema>;
export const samplingPlanEntity = defineEntity("sampling_plan", samplingPlanSchema);

/** The evidence behind a persona, each with its fields in the documented order, which the table does not keep. */
export const presentSignals = (signals: readonly Signal[]): Signal[] =>
  signals.map(({ source, title, url, observed_at, excerpt, used_for }) => ({
    source,
    title,
    url,
    observed_at,
    excerpt,
    used_for,
  }));

/** What callers see of a real respondent; empty where the row said nothing. */
const shownOf = ({ age, gender, occupation, location, income_level, own_words }: RespondentProfile) => ({
  age: age ?? null,
  gender: gender ?? "",
  occupation: occupation ?? "",
  location: location ?? "",
  income_level: income_level ?? null,
  psychographic_notes: own_words ?? "",
});

/**
 * The persona as callers see it.
 * @param avatarBase absolute address below which avatars are served
 */
export function presentPersona(stored: OpenPersona, avatarBase: string): Persona {
  const persona = stored.facts ? stored : { ...stored, ...shownOf(stored.profile) };
  const avatarId = persona.library_persona_id === null ? persona.id : avatarIdOf(persona.library_persona_id);
  return {
    id: persona.id,
    persona_group_id: persona.persona_group_id,
    full_name: persona.full_name,
    age: persona.age,
    gender: persona.gender,
    occupation: persona.occupation,
    location: persona.location,
    income_level: persona.income_level,
    personality_traits: persona.personality_traits,
    trusted_brands: persona.trusted_brands,
    distrusted_brands: persona.distrusted_brands,
    digital_habits: persona.digital_habits,
    price_sensitivity: persona.price_sensitivity,
    psychographic_notes: persona.psychographic_notes,
    avatar_url: `${avatarBase}/${avatarId}?hair=${persona.gender === "Female" ? "long" : "short"}`,
    library_persona_id: persona.library_persona_id,
    signals: presentSignals(persona.signals),
    created_at: persona.created_at,
  };
}
