import type { AskedQuestion } from "../models/call-log/record.ts";
import { createCallLog } from "../models/call-log/store.ts";
import type { CompleteCodebook } from "../findings/codebook/record.ts";
import { brandEntity, type Brand } from "../accounts/company/brand.ts";
import { briefingEntity, isVisible, type BriefingRecord } from "../briefings/record.ts";
import { companyEntity } from "../accounts/sign-in/store-items.ts";
import { holdsRespondents, personaGroupEntity, type PersonaGroupRecord } from "../personas/groups/record.ts";
import { projectEntity } from "../projects/record.ts";
import { reliabilityEntity, type ReliabilityRecord } from "../findings/reliability/record.ts";
import type { Encryption } from "../personas/respondents/encryption.ts";
import { messageEntity, type Message } from "../studies/simulation/message.ts";
import { participantEntity, type Participant } from "../personas/people/participant.ts";
import { simulationEntity, studyInputEntity, type SimulationRecord } from "../studies/simulation/record.ts";
import type { CompanyKnowledge } from "../studies/simulation/present-results.ts";
import type { Aggregate, PersonaResult } from "../studies/simulation/results.ts";
import { queryCompleteCodebooks } from "../findings/codebook/store.ts";
import { queryPairs } from "../studies/calibration/store.ts";
import {
  HUMAN_STUDY_PREFIX,
  MESSAGE_PREFIX,
  PARTICIPANT_PREFIX,
  RELIABILITY_PREFIX,
  RESULT_PREFIX,
  aggregateKey,
  briefingKey,
  brandKey,
  companyKey,
  groupKey,
  projectKey,
  projectPartition,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type SimulationRef,
} from "../platform/table/keys.ts";
import { humanStudyItem, joinAnswers } from "../findings/human-study/store-items.ts";
import type { ValidityMaterial } from "../findings/human-study/store-validity.ts";
import { readNoPersonaRun } from "../findings/reliability/store-no-persona-run.ts";
import { openParticipants } from "../personas/respondents/store-profiles.ts";
import type { RespondentStore } from "../findings/respondents/store.ts";
import { queryEstimates } from "../studies/direct-estimate/store.ts";
import type { SimulationWithInput } from "../studies/simulation/store-list.ts";
import { aggregateEntity, publicResult } from "../studies/simulation/store-results.ts";
import { visible } from "../studies/simulation/store.ts";
import { PEOPLE_AT_ONCE } from "../platform/table/table-limits.ts";
import type { Table } from "../platform/table/table.ts";

/** A simulation with all data for its report. */
export interface ReportMaterial extends SimulationWithInput {
  simulation: SimulationRecord;
  /** Undefined if the simulation is not complete. */
  aggregate: Aggregate | undefined;
  /** Name of the company that ran it. */
  company: string;
  /** Every question to a model. */
  asked: AskedQuestion[];
  results: PersonaResult[];
  messages: Message[];
  participants: Participant[];
  /** Undefined if it was deleted a moment ago. */
  group: PersonaGroupRecord | undefined;
  /** Only complete ones. */
  codebooks: CompleteCodebook[];
  /** The latest complete study. */
  reliability: ReliabilityRecord | undefined;
  known: CompanyKnowledge;
  /** Its key. */
  place: SimulationRef;
  /** The ones that the study showed, unless they were deleted since. */
  briefings: BriefingRecord[];
  /** The style of the company's reports. */
  brand: Brand | undefined;
  /** The people that the simulation can be compared with. */
  people: Omit<ValidityMaterial, "candidate" | "participants">;
}

async function readBriefings(table: Table, ref: SimulationRef, ids: readonly string[]): Promise<BriefingRecord[]> {
  if (ids.length === 0) return [];
  const reads = ids.map((briefingId) => [briefingEntity, briefingKey({ ...ref, briefingId })] as const);
  return (await table.getMany(...reads)).filter(isVisible);
}

/** Reads the data for reports. */
export const createReportStore = (
  table: Table,
  encryption: Encryption,
  { answersOf }: Pick<RespondentStore, "answersOf">,
) => ({
  /** A simulation of any status with its questions; undefined in the same cases as for `find`. */
  async findStudy(ref: SimulationRef): Promise<SimulationWithInput | undefined> {
    const [project, simulation, input] = await table.getMany(
      [projectEntity, projectKey(ref)],
      [simulationEntity, simulationKey(ref)],
      [studyInputEntity, studyInputKey(ref)],
    );
    return project && simulation && visible(project, simulation) ? { simulation, input } : undefined;
  },

  /**
   * Reads all data for a simulation's report.
   * @param groupId the simulation's, if the caller knows it: the group is then read in parallel with the rest
   * @returns undefined if there is no such simulation, or its group, project or company is gone
   */
  async find(ref: SimulationRef, groupId?: string): Promise<ReportMaterial | undefined> {
    const partition = simulationPartition(ref);
    const readGroup = (id: string) =>
      Promise.all([
        table.get(personaGroupEntity, groupKey({ ...ref, groupId: id })),
        answersOf({ ...ref, groupId: id }),
      ]);
    const [items, asked, results, messages, participants, checks, pairs, studies, estimates, codebooks, known] =
      await Promise.all([
        table.getMany(
          [companyEntity, companyKey(ref.companyId)],
          [projectEntity, projectKey(ref)],
          [simulationEntity, simulationKey(ref)],
          [studyInputEntity, studyInputKey(ref)],
          [aggregateEntity, aggregateKey(ref)],
          [brandEntity, brandKey(ref.companyId)],
        ),
        createCallLog(table).asked(ref),
        table.queryAll(publicResult, partition, RESULT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
        table.queryAll(messageEntity, partition, MESSAGE_PREFIX),
        table.queryAll(participantEntity, partition, PARTICIPANT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),
        table.queryAll(reliabilityEntity, partition, RELIABILITY_PREFIX, { descending: true }),
        queryPairs(table, ref.companyId),
        table.queryAll(humanStudyItem, projectPartition(ref), HUMAN_STUDY_PREFIX, { tolerant: true }),
        queryEstimates(table, ref),
        queryCompleteCodebooks(table, ref),
        groupId === undefined ? undefined : readGroup(groupId),
      ]);
    const [company, project, simulation, input, stored, brand] = items;
    if (!company || !project || !simulation || !visible(project, simulation)) return undefined;
    const aggregate = simulation.status === "complete" ? stored?.aggregate : undefined;
    const [opened, [group, answers] = [], anonymous, briefings] = await Promise.all([
      openParticipants(encryption, ref, participants),
      known ?? (aggregate && readGroup(simulation.persona_group_id)),
      aggregate && readNoPersonaRun(table, ref, checks),
      readBriefings(table, ref, simulation.briefing_ids),
    ]);
    return {
      simulation,
      input,
      aggregate,
      company: company.name,
      asked,
      results: results.map(({ result }) => result),
      messages,
      participants: opened,
      group,
      codebooks,
      reliability: checks.find(({ status }) => status === "complete"),
      brand,
      place: ref,
      briefings,
      known: { pairs, publicSpread: company.public_spread ?? true },
      people: {
        studies: joinAnswers(studies),
        estimates,
        anonymous,
        respondents: group && answers && holdsRespondents(group) ? { name: group.name, answers } : undefined,
      },
    };
  },
});
export type ReportStore = ReturnType<typeof createReportStore>;

declare module "../platform/http/reads.ts" {
  interface Reads {
    findStudy: ReportStore["findStudy"];
  }
}
