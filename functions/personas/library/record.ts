import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import type { PersonaGroupRecord } from "../groups/record.ts";
import { personaRecordSchema, presentSignals, type InventedPersona } from "../people/record.ts";
import { personaFactsSchema } from "../people/schemas.ts";
import type { ProjectRecord } from "../../projects/record.ts";
import { avatarIdOf, libraryPersonaId } from "./ids.ts";
import {
  libraryPersonaSchema,
  type LibraryPersona,
  type LibraryPersonaProfile,
  type LibraryPersonaProject,
} from "./schemas.ts";

/** What the list shows and searches by, kept small: a search reads all of a company's entries. */
export const libraryEntrySchema = z.object({
  ...libraryPersonaSchema.omit({ avatar_url: true, retired: true, last_used_at: true }).shape,
  /** Absent before the first use. */
  last_used_at: z.string().optional(),
  /** Absent unless retired. */
  retired_at: z.string().optional(),
});
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;

const libraryProfileSchema = z.object({
  ...personaRecordSchema.pick({
    personality_traits: true,
    trusted_brands: true,
    distrusted_brands: true,
    digital_habits: true,
    price_sensitivity: true,
    psychographic_notes: true,
    signals: true,
    model_id: true,
    created_at: true,
    signals_stale: true,
    similarity: true,
  }).shape,
  facts: personaFactsSchema,
  promotion_reason: z.string().nullable(),
});
/**
 * The rest of the persona, fixed at promotion: with the entry, all that is needed to have the person take part again.
 */
export type LibraryProfile = z.infer<typeof libraryProfileSchema>;
export const libraryProfileEntity = defineEntity("library_profile", libraryProfileSchema);

/** A library persona as stored, in two items. */
export interface LibraryPersonaRecord {
  entry: LibraryEntry;
  profile: LibraryProfile;
}

/** A project that used a persona: the groups that did and still exist, and the times of all uses, earliest first. */
export interface LibraryUses {
  project: ProjectRecord;
  groups: PersonaGroupRecord[];
  usedAt: string[];
}

/**
 * The library persona that a persona becomes.
 * @param promotion `alpha` is the consistency it qualified with (0..1), `reason` the sentence of the decision
 */
export function promotedPersona(
  persona: InventedPersona,
  promotion: { alpha: number; reason: string | null; at: string },
): LibraryPersonaRecord {
  return {
    entry: {
      id: libraryPersonaId(persona),
      full_name: persona.full_name,
      age: persona.age,
      gender: persona.gender,
      location: persona.location,
      occupation: persona.occupation,
      income_level: persona.income_level,
      times_used: 0,
      reliability_score: Math.round(1000 * Math.min(1, Math.max(0, promotion.alpha))) / 10,
      promoted_at: promotion.at,
    },
    profile: {
      personality_traits: persona.personality_traits,
      trusted_brands: persona.trusted_brands,
      distrusted_brands: persona.distrusted_brands,
      digital_habits: persona.digital_habits,
      price_sensitivity: persona.price_sensitivity,
      psychographic_notes: persona.psychographic_notes,
      signals: persona.signals,
      facts: persona.facts,
      model_id: persona.model_id,
      created_at: persona.created_at,
      signals_stale: persona.signals_stale,
      similarity: persona.similarity,
      promotion_reason: promotion.reason,
    },
  };
}

/**
 * The library persona as the list shows it.
 * @param avatarBase absolute address below which avatars are served
 */
export const presentLibraryPersona = (entry: LibraryEntry, avatarBase: string): LibraryPersona => ({
  id: entry.id,
  full_name: entry.full_name,
  age: entry.age,
  gender: entry.gender,
  location: entry.location,
  occupation: entry.occupation,
  income_level: entry.income_level,
  avatar_url: `${avatarBase}/${avatarIdOf(entry.id)}?hair=${entry.gender === "Female" ? "long" : "short"}`,
  times_used: entry.times_used,
  last_used_at: entry.last_used_at ?? null,
  retired: entry.retired_at !== undefined,
  reliability_score: entry.reliability_score,
  promoted_at: entry.promoted_at,
});

/** The whole library persona as callers see it. */
export const presentLibraryProfile = (
  { entry, profile }: LibraryPersonaRecord,
  avatarBase: string,
): LibraryPersonaProfile => ({
  ...presentLibraryPersona(entry, avatarBase),
  personality_traits: profile.personality_traits,
  trusted_brands: profile.trusted_brands,
  distrusted_brands: profile.distrusted_brands,
  digital_habits: profile.digital_habits,
  price_sensitivity: profile.price_sensitivity,
  psychographic_notes: profile.psychographic_notes,
  signals: presentSignals(profile.signals),
  promotion_reason: profile.promotion_reason,
  retired_at: entry.retired_at ?? null,
  created_at: profile.created_at,
});

/** A project that used a persona as callers see it. */
export const presentLibraryUses = ({ project, groups, usedAt }: LibraryUses): LibraryPersonaProject => ({
  id: project.id,
  name: project.name,
  description: project.description,
  persona_groups: groups.map(({ id, name }) => ({ id, name })),
  first_used_at: usedAt.at(0) as string,
  last_used_at: usedAt.at(-1) as string,
});
