import type { PersonaRecord } from "../people/record.ts";
import { noCost } from "../../platform/costs/cost.ts";
import type { LibraryPersonaRecord } from "./record.ts";

/** A library persona as a persona of a group: the same person under the group's own id. Costs nothing. */
export const reusedPersona = (
  { entry, profile }: LibraryPersonaRecord,
  place: Pick<PersonaRecord, "id" | "persona_group_id" | "generation" | "created_at">,
): PersonaRecord => ({
  ...place,
  full_name: entry.full_name,
  age: entry.age,
  gender: entry.gender,
  occupation: entry.occupation,
  location: entry.location,
  income_level: entry.income_level,
  personality_traits: profile.personality_traits,
  trusted_brands: profile.trusted_brands,
  distrusted_brands: profile.distrusted_brands,
  digital_habits: profile.digital_habits,
  price_sensitivity: profile.price_sensitivity,
  psychographic_notes: profile.psychographic_notes,
  library_persona_id: entry.id,
  signals: profile.signals,
  signals_stale: profile.signals_stale,
  similarity: profile.similarity,
  collides_with: null,
  facts: profile.facts,
  encrypted: null,
  plan_index: null,
  model_id: profile.model_id,
  usage: noCost,
});
