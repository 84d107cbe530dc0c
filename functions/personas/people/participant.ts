import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import type { InventedPersona, OpenPersona, PersonaRecord } from "./record.ts";
import { bigFiveSchema, personaFactsSchema, personaSchema } from "./schemas.ts";
import type { RespondentProfile } from "../respondents/profile.ts";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/;

const { shape: facts } = personaFactsSchema;

export const personaProfileSchema = z.object({
  ...personaSchema.pick({ full_name: true, gender: true, occupation: true, location: true }).shape,
  age: facts.age,
  market: facts.market,
  income_level: facts.income_level,
  education: facts.education,
  household: facts.household,
  life_circumstance: facts.life_circumstance,
  attitude: facts.attitude,
  price_sensitivity_percentile: facts.price_sensitivity,
  big_five: bigFiveSchema,
  ...personaSchema.pick({
    personality_traits: true,
    trusted_brands: true,
    distrusted_brands: true,
    digital_habits: true,
    price_sensitivity: true,
    psychographic_notes: true,
  }).shape,
});
/** A persona as every study shows it to a model: what a person knows of themselves, without ids and links. */
export type PersonaProfile = z.infer<typeof personaProfileSchema>;

export const personaProfile = ({ facts, ...persona }: InventedPersona): PersonaProfile => ({
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

const anonymousProfileSchema = z.object({ anonymous: z.literal(true), full_name: z.string(), market: z.string() });
/**
 * The profile of a respondent who stands for nobody in particular: the baseline for what personas add to a study. The
 * name only distinguishes the members of a discussion.
 */
export type AnonymousProfile = z.infer<typeof anonymousProfileSchema>;

export type ParticipantProfile = PersonaProfile | RespondentProfile | AnonymousProfile;

export const isAnonymous = (profile: ParticipantProfile): profile is AnonymousProfile => "anonymous" in profile;
export const isRespondent = (profile: ParticipantProfile): profile is RespondentProfile => "respondent" in profile;

/** The profile of a real respondent as stored: all that it says is in `encrypted`. */
const encryptedProfileSchema = z.object({ encrypted: z.string() });

const participantSchema = z.object({
  persona_id: z.string(),
  persona_name: z.string(),
  library_persona_id: z.string().nullable(),
  /** Whether signals of its market were used for the persona. */
  grounded: z.boolean(),
  /** Whether those signals were older than a day. */
  signals_stale: z.boolean(),
  /** Whether some of those signals are samples that a machine serves to itself, and not real people's words. */
  signals_offline: z.boolean(),
  /** Another persona of the group that is nearly the same person. */
  collides_with: z.string().nullable(),
  profile: z.union([anonymousProfileSchema, encryptedProfileSchema, personaProfileSchema]),
});
/** Someone who takes part in a study, as stored. */
export type StoredParticipant = z.infer<typeof participantSchema>;
export const isEncrypted = ({ profile }: StoredParticipant): boolean => "encrypted" in profile;

/** Someone who takes part in a study, fixed when the study starts: later changes of the group do not reach it. */
export type Participant = Omit<StoredParticipant, "profile"> & { profile: ParticipantProfile };

export const participantEntity = defineEntity("participant", participantSchema);

/** Pages of the samples that come with the service are served by the machine that it runs on. */
const isSample = ({ url }: PersonaRecord["signals"][number]): boolean =>
  url !== null && LOOPBACK.test(URL.parse(url)?.hostname ?? "");

export const participantOf = (persona: OpenPersona): Participant => ({
  persona_id: persona.id,
  persona_name: persona.full_name,
  library_persona_id: persona.library_persona_id,
  grounded: persona.signals.length > 0,
  signals_stale: persona.signals_stale,
  signals_offline: persona.signals.some(isSample),
  collides_with: persona.collides_with,
  profile: persona.facts ? personaProfile(persona) : persona.profile,
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
    signals_stale: false,
    signals_offline: false,
    collides_with: null,
    profile: { anonymous: true, full_name: name, market: profile.market },
  };
};

export const participationSchema = z.object({
  ...participantSchema.pick({ grounded: true, signals_stale: true, signals_offline: true, collides_with: true }).shape,
  /** The stratum of the sampling plan; null where there is none. */
  attitude: facts.attitude.nullable(),
});
/** What a report has to know about a participant besides the answers. */
export type Participation = z.infer<typeof participationSchema>;
export const participationOf = ({
  grounded,
  signals_stale,
  signals_offline,
  collides_with,
  profile,
}: Participant): Participation => ({
  grounded,
  signals_stale,
  signals_offline,
  collides_with,
  attitude: "attitude" in profile ? profile.attitude : null,
});
