import type { PairRecord } from "../../domain/calibration/pair.ts";
import { presence } from "../../domain/entity.ts";
import { personaGroupEntity, type PersonaGroupRecord } from "../../domain/persona-group/record.ts";
import { projectEntity } from "../../domain/project/record.ts";
import { reliabilityEntity, type ReliabilityRecord } from "../../domain/reliability/record.ts";
import type { Sealing } from "../../domain/respondents/sealing.ts";
import { messageEntity, type Message } from "../../domain/simulation/message.ts";
import { participantEntity, type Participant } from "../../domain/simulation/participant.ts";
import { simulationEntity, studyInputEntity, type SimulationRecord } from "../../domain/simulation/record.ts";
import type { Aggregate, PersonaResult } from "../../domain/simulation/results.ts";
import { queryPairs } from "../calibration/pairs.ts";
import {
  MESSAGE_PREFIX,
  PARTICIPANT_PREFIX,
  RELIABILITY_PREFIX,
  RESULT_PREFIX,
  aggregateKey,
  companyKey,
  groupKey,
  projectKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type SimulationRef,
} from "../keys.ts";
import { openParticipants } from "../respondents/sealed-profiles.ts";
import type { SimulationWithInput } from "../simulations/list.ts";
import { aggregateEntity, publicResult } from "../simulations/results.ts";
import { visible } from "../simulations/store.ts";
import type { Table } from "../table.ts";

/** A simulation with everything that its report is made from. */
export interface ReportMaterial extends SimulationWithInput {
  simulation: SimulationRecord;
  /** Undefined if the simulation is not complete. */
  aggregate: Aggregate | undefined;
  results: PersonaResult[];
  messages: Message[];
  participants: Participant[];
  /** Undefined if it was deleted a moment ago. */
  group: PersonaGroupRecord | undefined;
  /** The latest complete study. */
  reliability: ReliabilityRecord | undefined;
  /** Of all human studies of the company. */
  pairs: PairRecord[];
}

/** What reports are made from. */
export const createReportStore = (table: Table, sealing: Sealing) => ({
  /**
   * Reads all of a simulation's report.
   * @param groupId of the simulation, of whoever knows it: the group is then read beside the rest, and not after it
   * @returns undefined if there is no such simulation, or its group, project or company is gone
   */
  async find(ref: SimulationRef, groupId?: string): Promise<ReportMaterial | undefined> {
    const partition = simulationPartition(ref);
    const readGroup = (id: string) => table.get(personaGroupEntity, groupKey({ ...ref, groupId: id }));
    const [[company, project, simulation, input, stored], results, messages, participants, studies, pairs, known] =
      await Promise.all([
        table.getMany(
          [presence, companyKey(ref.companyId)],
          [projectEntity, projectKey(ref)],
          [simulationEntity, simulationKey(ref)],
          [studyInputEntity, studyInputKey(ref)],
          [aggregateEntity, aggregateKey(ref)],
        ),
        table.queryAll(publicResult, partition, RESULT_PREFIX),
        table.queryAll(messageEntity, partition, MESSAGE_PREFIX),
        table.queryAll(participantEntity, partition, PARTICIPANT_PREFIX),
        table.queryAll(reliabilityEntity, partition, RELIABILITY_PREFIX, { descending: true }),
        queryPairs(table, ref.companyId),
        groupId === undefined ? undefined : readGroup(groupId),
      ]);
    if (!company || !project || !simulation || !visible(project, simulation)) return undefined;
    const aggregate = simulation.status === "complete" ? stored?.aggregate : undefined;
    return {
      simulation,
      input,
      aggregate,
      results: results.map(({ result }) => result),
      messages,
      participants: await openParticipants(sealing, ref, participants),
      group: known ?? (aggregate && (await readGroup(simulation.persona_group_id))),
      reliability: studies.find(({ status }) => status === "complete"),
      pairs,
    };
  },
});
export type ReportStore = ReturnType<typeof createReportStore>;
