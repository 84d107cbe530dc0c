import type { PersonaRecord } from "../persona/record.ts";

/** A persona as every study shows it to a model: what a person knows of themselves, without ids and links. */
export const personaProfile = ({ facts, ...persona }: PersonaRecord) => ({
  full_name: persona.full_name,
  age: persona.age,
  gender: persona.gender,
  occupation: persona.occupation,
  location: persona.location,
  market: facts.market,
  income_level: persona.income_level,
  education: facts.education,
  household: facts.household,
  life_circumstance: facts.life_circumstance,
  attitude: facts.attitude,
  price_sensitivity_percentile: facts.price_sensitivity,
  big_five: facts.big_five,
  personality_traits: persona.personality_traits,
  trusted_brands: persona.trusted_brands,
  distrusted_brands: persona.distrusted_brands,
  digital_habits: persona.digital_habits,
  price_sensitivity: persona.price_sensitivity,
  psychographic_notes: persona.psychographic_notes,
});
export type PersonaProfile = ReturnType<typeof personaProfile>;

/** Someone who takes part in a study, fixed when the study starts: later changes of the group do not reach it. */
export interface Participant {
  persona_id: string;
  persona_name: string;
  library_persona_id: string | null;
  /** Whether signals of its market stand behind the persona. */
  grounded: boolean;
  profile: PersonaProfile;
}

export const participantOf = (persona: PersonaRecord): Participant => ({
  persona_id: persona.id,
  persona_name: persona.full_name,
  library_persona_id: persona.library_persona_id,
  grounded: persona.signals.length > 0,
  profile: personaProfile(persona),
});
