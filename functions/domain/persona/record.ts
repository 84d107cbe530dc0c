import { avatarIdOf } from "../library/ids.ts";
import type { Cost } from "../costs/cost.ts";
import type { PackedVector } from "./similarity.ts";
import type { Persona, PersonaFacts, Signal } from "./schemas.ts";

/** A persona as stored: what callers see but for the link to its picture, and the facts it was written around. */
export interface PersonaRecord extends Omit<Persona, "avatar_url"> {
  facts: PersonaFacts;
  /** The generation of the group that made it. */
  generation: number;
  /** Its place in the low-discrepancy sequence of its group; null for one that was taken from the library. */
  plan_index: number | null;
  model_id: string;
  /** What writing this persona cost. */
  usage: Cost;
  /** Whether the signals that ground it were older than a day when it was written. */
  signals_stale?: boolean | undefined;
  /** What its profile says, as a vector, to find people who are nearly the same. Never leaves the service. */
  likeness?: PackedVector | undefined;
  /** The persona of the group that it is nearly the same as, after all tries to write somebody else. */
  collides_with?: string | undefined;
}

/** Somebody whom a persona must not resemble: what the model is told about them. */
export type NotLike = Pick<
  PersonaRecord,
  "full_name" | "occupation" | "personality_traits" | "digital_habits" | "price_sensitivity" | "psychographic_notes"
>;

/** Somebody whom a model is to write around sampled facts. */
export interface FreshPersona {
  persona_id: string;
  plan_index: number;
  facts: PersonaFacts;
  /** Whom it came out nearly the same as, one for every time it was dropped for that. */
  not_like?: NotLike[];
}

/** A copy of somebody from the library. */
export interface ReusedPersona {
  persona_id: string;
  library_persona_id: string;
}

/** A persona that a generation is to end with. */
export type PlannedPersona = FreshPersona | ReusedPersona;

export const isReused = (planned: PlannedPersona): planned is ReusedPersona => "library_persona_id" in planned;

/** The plan of a generation: the facts of every persona, sampled once, so that a repeated task finds the same person. */
export interface SamplingPlan {
  generation: number;
  fingerprint: string;
  /** Where the next plan of the group continues the sequence. */
  next_index: number;
  /** Everyone the run is to end with: those finished by failed attempts before it, and those still missing. */
  personas: PlannedPersona[];
}

/** The evidence behind a persona, each with its fields in the documented order: the table keeps none. */
export const presentSignals = (signals: readonly Signal[]): Signal[] =>
  signals.map(({ source, title, url, observed_at, excerpt, used_for }) => ({
    source,
    title,
    url,
    observed_at,
    excerpt,
    used_for,
  }));

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
    avatar_url: `${avatarBase}/${persona.library_persona_id === null ? persona.id : avatarIdOf(persona.library_persona_id)}?hair=${persona.gender === "Female" ? "long" : "short"}`,
    library_persona_id: persona.library_persona_id,
    signals: presentSignals(persona.signals),
    created_at: persona.created_at,
  };
}
