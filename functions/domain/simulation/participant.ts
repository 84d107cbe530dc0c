import type { PersonaRecord } from "../persona/record.ts";
import type { Attitude } from "../persona/sampling-plan/attitudes.ts";

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

/**
 * What a respondent is told who stands for nobody in particular: the yardstick of what personas add to a study. The name
 * only tells the members of a discussion apart.
 */
export interface AnonymousProfile {
  anonymous: true;
  full_name: string;
  market: string;
}

export type ParticipantProfile = PersonaProfile | AnonymousProfile;

export const isAnonymous = (profile: ParticipantProfile): profile is AnonymousProfile => "anonymous" in profile;

/** Someone who takes part in a study, fixed when the study starts: later changes of the group do not reach it. */
export interface Participant {
  persona_id: string;
  persona_name: string;
  library_persona_id: string | null;
  /** Whether signals of its market stand behind the persona. */
  grounded: boolean;
  /** Whether those signals were older than a day. */
  signals_stale?: boolean | undefined;
  /** Another persona of the group that is nearly the same person. */
  collides_with?: string | undefined;
  profile: ParticipantProfile;
}

export const participantOf = (persona: PersonaRecord): Participant => ({
  persona_id: persona.id,
  persona_name: persona.full_name,
  library_persona_id: persona.library_persona_id,
  grounded: persona.signals.length > 0,
  signals_stale: persona.signals_stale,
  collides_with: persona.collides_with,
  profile: personaProfile(persona),
});

/** Somebody unknown of the same market in the place of a participant. Answers are still kept under the persona's id. */
export const withoutPersona = ({ persona_id, profile }: Participant): Participant => {
  // The end of an id is chance; its beginning is the time, which personas of a group share.
  const name = `Respondent-${persona_id.slice(-6)}`;
  return {
    persona_id,
    persona_name: name,
    library_persona_id: null,
    grounded: false,
    profile: { anonymous: true, full_name: name, market: profile.market },
  };
};

/** What of a participant a report has to know beside the answers. */
export interface Participation extends Pick<Participant, "grounded" | "signals_stale" | "collides_with"> {
  /** The stratum of the sampling plan; absent where there is none, or the result is older than this field. */
  attitude?: Attitude | undefined;
}
export const participationOf = ({ grounded, signals_stale, collides_with, profile }: Participant): Participation => ({
  grounded,
  signals_stale,
  collides_with,
  attitude: isAnonymous(profile) ? undefined : profile.attitude,
});
