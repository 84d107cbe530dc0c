import { isInvented, type OpenPersona, type PersonaRecord } from "../people/record.ts";
import { respondentProfileSchema, type RespondentProfile } from "./profile.ts";
import type { Sealing } from "./encryption.ts";
import {
  isRespondent,
  type Participant,
  type ParticipantProfile,
  type StoredParticipant,
} from "../people/participant.ts";
import { participantKey, personaKey, type GroupRef, type Key, type SimulationRef } from "../../platform/table/keys.ts";

const openProfile = async (
  sealing: Sealing,
  { companyId }: { companyId: string },
  place: Key,
  sealed: string,
): Promise<RespondentProfile> => respondentProfileSchema.parse(await sealing.open(companyId, place, sealed));

/** A persona with what is sealed of it; an invented one as it is. @throws SealBroken */
export async function openPersona(sealing: Sealing, ref: GroupRef, persona: PersonaRecord): Promise<OpenPersona> {
  if (isInvented(persona)) return persona;
  const profile = await openProfile(sealing, ref, personaKey(ref, persona.id), persona.sealed ?? "");
  return { ...persona, facts: null, profile };
}

export const openPersonas = (
  sealing: Sealing,
  ref: GroupRef,
  personas: readonly PersonaRecord[],
): Promise<OpenPersona[]> => Promise.all(personas.map((persona) => openPersona(sealing, ref, persona)));

/** Who takes part, with what is sealed of them; an invented persona as it is. @throws SealBroken */
export async function openParticipant(
  sealing: Sealing,
  ref: SimulationRef,
  { profile, ...participant }: StoredParticipant,
): Promise<Participant> {
  if (!("sealed" in profile)) return { ...participant, profile };
  const place = participantKey(ref, participant.persona_id);
  return { ...participant, profile: await openProfile(sealing, ref, place, profile.sealed) };
}

export const openParticipants = (
  sealing: Sealing,
  ref: SimulationRef,
  participants: readonly StoredParticipant[],
): Promise<Participant[]> => Promise.all(participants.map((participant) => openParticipant(sealing, ref, participant)));

const sealProfile = async (
  sealing: Sealing,
  ref: SimulationRef,
  personaId: string,
  profile: ParticipantProfile,
): Promise<StoredParticipant["profile"]> =>
  isRespondent(profile)
    ? { sealed: await sealing.seal(ref.companyId, participantKey(ref, personaId), profile) }
    : profile;

/** Who takes part, as it is stored. */
export const sealParticipant = async (
  sealing: Sealing,
  ref: SimulationRef,
  { profile, ...participant }: Participant,
): Promise<StoredParticipant> => ({
  ...participant,
  profile: await sealProfile(sealing, ref, participant.persona_id, profile),
});
