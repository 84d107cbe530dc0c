import type { DirectEstimate } from "../../studies/direct-estimate/schemas.ts";
import type { RespondentAnswers } from "../validity/input.ts";
import { holdsRespondents, personaGroupEntity } from "../../personas/groups/record.ts";
import { reliabilityEntity } from "../reliability/record.ts";
import { readNoPersonaRun } from "../reliability/store-no-persona-run.ts";
import type { Encryption } from "../../personas/respondents/encryption.ts";
import { participantEntity, type Participant } from "../../personas/people/participant.ts";
import {
  HUMAN_STUDY_PREFIX,
  PARTICIPANT_PREFIX,
  RELIABILITY_PREFIX,
  groupKey,
  humanStudyPrefix,
  projectPartition,
  simulationPartition,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import type { SimulationRecord } from "../../studies/simulation/record.ts";
import { openParticipants } from "../../personas/respondents/store-profiles.ts";
import type { RespondentStore } from "../respondents/store.ts";
import { queryEstimates } from "../../studies/direct-estimate/store.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table } from "../../platform/table/table.ts";
import { humanStudyItem, joinAnswers, type HumanStudyWithAnswers } from "./store-items.ts";
import type { Candidate, HumanStudyStore } from "./store.ts";

/** The respondents that a group's personas were made of. */
export interface GroupRespondents {
  name: string;
  answers: RespondentAnswers;
}

/** Everything that a comparison of a simulation with people needs. */
export interface ValidityMaterial {
  candidate: Candidate;
  participants: Participant[];
  estimates: DirectEstimate[];
  /** The run of the latest complete reliability check that asked respondents without a persona. */
  anonymous: Candidate | undefined;
  /** The study that was requested; if none was, those of the project. */
  studies: HumanStudyWithAnswers[];
  /** Undefined where personas were invented. */
  respondents: GroupRespondents | undefined;
}

interface Dependencies {
  table: Table;
  humanStudies: Pick<HumanStudyStore, "findCandidate">;
  respondents: Pick<RespondentStore, "answersOf">;
  encryption: Encryption;
}

/** Reads the data that validity is measured from, in two round trips. */
export const createValidityStore = ({ table, humanStudies, respondents, encryption }: Dependencies) => {
  const respondentsOf = async (ref: SimulationRef, { persona_group_id: groupId }: SimulationRecord) => {
    const groupRef = { ...ref, groupId };
    const [group, answers] = await Promise.all([
      table.get(personaGroupEntity, groupKey(groupRef)),
      respondents.answersOf(groupRef),
    ]);
    return group && holdsRespondents(group) ? { name: group.name, answers } : undefined;
  };

  return {
    /**
     * @param humanStudyId null for the study that is paired with the simulation, and for the group's own respondents
     * @returns undefined if there is no such simulation
     */
    async read(ref: SimulationRef, humanStudyId: string | null): Promise<ValidityMaterial | undefined> {
      const prefix = humanStudyId === null ? HUMAN_STUDY_PREFIX : humanStudyPrefix({ ...ref, humanStudyId });
      const [candidate, stored, estimates, checks, humans] = await Promise.all([
        humanStudies.findCandidate(ref),
        table.queryAll(participantEntity, simulationPartition(ref), PARTICIPANT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
        queryEstimates(table, ref),
        table.queryAll(reliabilityEntity, simulationPartition(ref), RELIABILITY_PREFIX, { descending: true }),
        table.queryAll(humanStudyItem, projectPartition(ref), prefix),
      ]);
      if (!candidate) return undefined;
      const [anonymous, participants, own] = await Promise.all([
        readNoPersonaRun(table, ref, checks),
        openParticipants(encryption, ref, stored),
        respondentsOf(ref, candidate.simulation),
      ]);
      return { candidate, participants, estimates, anonymous, studies: joinAnswers(humans), respondents: own };
    },
  };
};
export type ValidityStore = ReturnType<typeof createValidityStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    validities: ValidityStore;
  }
}
