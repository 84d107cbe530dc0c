import { isInvented, type OpenPersona, type PersonaRecord } from "../people/record.ts";
import { respondentProfileSchema, type RespondentProfile } from "./profile.ts";
import type { Encryption } from "./encryption.ts";
import {
  isRespondent,
  type Participant,
  type ParticipantProfile,
  type StoredParticipant,
} from "../people/participant.ts";
import { participantKey, personaKey, type GroupRef, type Key, type SimulationRef } from "../../platform/table/keys.ts";

const openProfile = async (
  encryption: Encryption,
  { companyId }: { companyId: string },
  place: Key,
  encrypted: string,
): Promise<RespondentProfile> => respondentProfileSchema.parse(await encryption.open(companyId, place, encrypted));

/** A persona with what is encrypted of it; an invented one as it is. @throws DecryptionFailed */
export async function openPersona(encryption: Encryption, ref: GroupRef, persona: PersonaRecord): Promise<OpenPersona> {
  if (isInvented(persona)) return persona;
  const profile = await openProfile(encryption, ref, personaKey(ref, persona.id), persona.encrypted ?? "");
  return { ...persona, facts: null, profile };
}

export const openPersonas = (
  encryption: Encryption,
  ref: GroupRef,
  personas: readonly PersonaRecord[],
): Promise<OpenPersona[]> => Promise.all(personas.map((persona) => openPersona(encryption, ref, persona)));

/** A participant, with its encrypted part opened; an invented persona as it is. @throws DecryptionFailed */
export async function openParticipant(
  encryption: Encryption,
  ref: SimulationRef,
  { profile, ...participant }: StoredParticipant,
): Promise<Participant> {
  if (!("encrypted" in profile)) return { ...participant, profile };
  const place = participantKey(ref, participant.persona_id);
  return { ...participant, profile: await openProfile(encryption, ref, place, profile.encrypted) };
}

export const openParticipants = (
  encryption: Encryption,
  ref: SimulationRef,
  participants: readonly StoredParticipant[],
): Promise<Participant[]> =>
  Promise.all(participants.map((participant) => openParticipant(encryption, ref, participant)));

const encryptProfile = async (
  encryption: Encryption,
  ref: SimulationRef,
  personaId: string,
  profile: ParticipantProfile,
): Promise<StoredParticipant["profile"]> =>
  isRespondent(profile)
    ? { encrypted: await encryption.encrypt(ref.companyId, participantKey(ref, personaId), profile) }
    : profile;

/** A participant as it is stored. */
export const encryptParticipant = async (
  encryption: Encryption,
  ref: SimulationRef,
  { profile, ...participant }: Participant,
): Promise<StoredParticipant> => ({
  ...participant,
  profile: await encryptProfile(encryption, ref, participant.persona_id, profile),
});
