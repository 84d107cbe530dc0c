import type { StoredUsage } from "../usage/stored-usage.ts";
import type { Persona, PersonaFacts } from "./schemas.ts";

/** A persona as stored: what callers see but for the link to its picture, and the facts it was written around. */
export interface PersonaRecord extends Omit<Persona, "avatar_url"> {
  facts: PersonaFacts;
  /** The generation of the group that made it. */
  generation: number;
  /** Its place in the low-discrepancy sequence of its group. */
  plan_index: number;
  model_id: string;
  /** What writing this persona cost. */
  usage: StoredUsage;
}

/** The plan of a generation: the facts of every persona, sampled once, so that a repeated task finds the same person. */
export interface SamplingPlan {
  generation: number;
  fingerprint: string;
  /** Where the next plan of the group continues the sequence. */
  next_index: number;
  /** Everyone the run is to end with: those finished by failed attempts before it, and those still missing. */
  personas: { persona_id: string; plan_index: number; facts: PersonaFacts }[];
}

/**
 * The persona as callers see it.
 * @param avatarBase absolute address below which avatars are served
 */
export function presentPersona(persona: PersonaRecord, avatarBase: string): Persona {
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
    avatar_url: `${avatarBase}/${persona.id}?hair=${persona.gender === "Female" ? "long" : "short"}`,
    library_persona_id: persona.library_persona_id,
    signals: persona.signals,
    created_at: persona.created_at,
  };
}
