import type { NewIdempotencyRecord } from "../../platform/idempotency/record.ts";
import { personaEntity, type PersonaRecord } from "../../personas/people/record.ts";
import { projectEntity } from "../../projects/record.ts";
import { reliabilityEntity, type ReliabilityOutcome, type ReliabilityRecord } from "./record.ts";
import { participantEntity, type StoredParticipant } from "../../personas/people/participant.ts";
import {
  simulationEntity,
  studyInputEntity,
  type PendingSimulation,
  type SimulationRecord,
  type StudyInput,
} from "../../studies/simulation/record.ts";
import type { Aggregate } from "../../studies/simulation/results.ts";
import { ABSENT, mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  PARTICIPANT_PREFIX,
  PERSONA_PREFIX,
  RELIABILITY_PREFIX,
  groupPartition,
  projectKey,
  projectPartition,
  RERUN_PREFIX,
  SIMULATION_PREFIX,
  aggregateKey,
  briefingKey,
  reliabilityKey,
  rerunsOf,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type ProjectRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { idempotencyWrites } from "../../platform/idempotency/store.ts";
import { visible } from "../../studies/simulation/store.ts";
import { inputWrite } from "../../studies/simulation/store-inputs.ts";
import { isStudyInput, simulationOrInput, type SimulationItem } from "../../studies/simulation/store-list.ts";
import { aggregateEntity, queryResults, type StoredResult } from "../../studies/simulation/store-results.ts";
import { newSimulationItem, succeeded } from "../../studies/simulation/store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { unfinished } from "../../platform/table/unfinished-work.ts";

/** A simulation or rerun with its questions. */
export interface Asked {
  simulation: SimulationRecord;
  input: StudyInput | undefined;
}

/** Simulations among items of a project's partition, each with the input that is stored next to it. */
function withInputs(items: readonly SimulationItem[]): Asked[] {
  const inputs = new Map(items.flatMap((item) => (isStudyInput(item) ? [[item.simulation_id, item]] : [])));
  return items.flatMap((item) => (isStudyInput(item) ? [] : [{ simulation: item, input: inputs.get(item.id) }]));
}

/** An update of a study that requires the study to be under way. */
const studyUpdate = (
  ref: SimulationRef,
  studyId: string,
  expression: string,
  names: Record<string, string>,
  values: Record<string, unknown>,
): Write => ({
  Update: {
    Key: { ...reliabilityKey(ref, studyId) },
    ConditionExpression: "#status = :running",
    UpdateExpression: expression,
    ExpressionAttributeNames: { "#status": "status", ...names },
    ExpressionAttributeValues: { ":running": "running", ...values },
  },
});

/**
 * Removes the mark of a study under way from its simulation, so that the simulation can be checked again. A simulation
 * that is being removed is no longer complete, and its studies are removed with it: they neither complete nor fail.
 */
const unmark = (ref: SimulationRef, studyId: string): Write => ({
  Update: {
    Key: { ...simulationKey(ref) },
    ConditionExpression: "reliability_study = :study AND #status = :complete",
    UpdateExpression: "REMOVE reliability_study",
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: { ":study": studyId, ":complete": "complete" },
  },
});

/** Reliability studies, and the other data that their pipeline reads and writes besides the reruns. */
export const createReliabilityStore = (table: Table) => ({
  /** The simulation and its latest reliability study; undefined if there is no such simulation. */
  async findLatest(ref: SimulationRef): Promise<{ study: ReliabilityRecord | undefined } | undefined> {
    const [[project, simulation], [study]] = await Promise.all([
      table.getMany([projectEntity, projectKey(ref)], [simulationEntity, simulationKey(ref)]),
      table.queryAll(reliabilityEntity, simulationPartition(ref), RELIABILITY_PREFIX, { descending: true }),
    ]);
    return project && simulation && visible(project, simulation) ? { study } : undefined;
  },

  /** The simulation that a study runs again. */
  async findOriginal(ref: SimulationRef): Promise<SimulationRecord | undefined> {
    const [project, simulation] = await table.getMany(
      [projectEntity, projectKey(ref)],
      [simulationEntity, simulationKey(ref)],
    );
    return project && simulation && visible(project, simulation) ? simulation : undefined;
  },

  find: (ref: SimulationRef, studyId: string): Promise<ReliabilityRecord | undefined> =>
    table.get(reliabilityEntity, reliabilityKey(ref, studyId)),

  /**
   * Writes a study if everything that the simulation showed still exists, the simulation is complete, and no other
   * study of it is under way.
   * @param briefingIds briefings of the simulation
   * @returns what was in the way, if anything; a missing briefing comes before a study under way
   */
  create: (
    ref: SimulationRef,
    briefingIds: readonly string[],
    study: ReliabilityRecord,
    answer: NewIdempotencyRecord | null,
  ): Promise<"created" | "briefing_gone" | "under_way"> =>
    unlessConditionFails<"created", "briefing_gone" | "under_way">(
      async () => {
        // The table cannot store an empty set.
        const { completed: _none, ...begins } = study;
        const estimate = study.direct_estimate ? ", direct_estimate = :true" : "";
        await table.transact(
          ...briefingIds.map((briefingId) => mustExist(briefingKey({ ...ref, briefingId }))),
          {
            Update: {
              Key: { ...simulationKey(ref) },
              ConditionExpression: "#status = :complete AND attribute_not_exists(reliability_study)",
              UpdateExpression: `SET reliability_study = :study${estimate}`,
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: {
                ":complete": "complete",
                ":study": study.id,
                ...(study.direct_estimate ? { ":true": true } : {}),
              },
            },
          },
          {
            Put: {
              Item: {
                ...reliabilityKey(ref, study.id),
                ...reliabilityEntity.label,
                company_id: ref.companyId,
                ...begins,
                ...unfinished(study.created_at),
              },
            },
          },
          ...idempotencyWrites(ref.companyId, answer),
        );
        return "created";
      },
      ({ index }) => (index < briefingIds.length ? "briefing_gone" : "under_way"),
    ),

  /** The study, the simulation that it reruns with its input, and the reruns that already exist. */
  async load(ref: SimulationRef, studyId: string) {
    const [[study, simulation, input], reruns] = await Promise.all([
      table.getMany(
        [reliabilityEntity, reliabilityKey(ref, studyId)],
        [simulationEntity, simulationKey(ref)],
        [studyInputEntity, studyInputKey(ref)],
      ),
      table.queryAll(simulationOrInput, projectPartition(ref), `${rerunsOf(ref.simulationId)}${studyId}_`),
    ]);
    return { study, simulation, input, reruns: withInputs(reruns) };
  },

  /**
   * Writes a rerun with a copy of the original's input, unless it exists.
   * @returns false if the study is over or the simulation is gone
   */
  addRerun: (ref: SimulationRef, studyId: string, rerun: PendingSimulation, input: StudyInput | undefined) => {
    const rerunRef = { ...ref, simulationId: rerun.id };
    return unlessConditionFails(
      async () => {
        await table.transact(
          {
            Put: {
              Item: newSimulationItem(rerunRef, rerun),
              ConditionExpression: ABSENT,
            },
          },
          ...(input ? [inputWrite(rerunRef, input)] : []),
          {
            ConditionCheck: {
              Key: { ...reliabilityKey(ref, studyId) },
              ConditionExpression: "#status = :running",
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: { ":running": "running" },
            },
          },
          {
            ConditionCheck: {
              Key: { ...simulationKey(ref) },
              ConditionExpression: "#status = :complete",
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: { ":complete": "complete" },
            },
          },
        );
        return true;
      },
      // The rerun is the first write: if that write failed, the rerun already exists.
      ({ index }) => index === 0,
    );
  },

  /** Includes every complete study of a group with the same stimulus, and every rerun of one. */
  async studiesOfProject(ref: ProjectRef): Promise<{ simulations: Asked[]; reruns: Asked[] }> {
    const [simulations, reruns] = await Promise.all([
      table.queryAll(simulationOrInput, projectPartition(ref), SIMULATION_PREFIX),
      table.queryAll(simulationOrInput, projectPartition(ref), RERUN_PREFIX),
    ]);
    return { simulations: withInputs(simulations), reruns: withInputs(reruns) };
  },

  results: (ref: SimulationRef): Promise<StoredResult[]> => queryResults(table, ref),

  participantsOf: (ref: SimulationRef): Promise<StoredParticipant[]> =>
    table.queryAll(participantEntity, simulationPartition(ref), PARTICIPANT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),

  aggregate: async (ref: SimulationRef): Promise<Aggregate | undefined> =>
    (await table.get(aggregateEntity, aggregateKey(ref)))?.aggregate,

  personasOf: (ref: ProjectRef, groupId: string): Promise<PersonaRecord[]> =>
    table.queryAll(personaEntity, groupPartition({ ...ref, groupId }), PERSONA_PREFIX, { pageSize: PEOPLE_AT_ONCE }),

  /** Stores the measured outcome; the study runs until its personas have been promoted. @returns false if it is over */
  saveOutcome: (ref: SimulationRef, studyId: string, outcome: ReliabilityOutcome): Promise<boolean> =>
    succeeded([studyUpdate(ref, studyId, "SET outcome = :outcome", {}, { ":outcome": outcome })], table),

  /** Completes a study. @returns false if it is over already, or gone */
  complete: (ref: SimulationRef, studyId: string, at: string): Promise<boolean> =>
    succeeded(
      [
        studyUpdate(
          ref,
          studyId,
          "SET #status = :complete, completed_at = :at REMOVE work_shard, work_since",
          {},
          { ":complete": "complete", ":at": at },
        ),
        unmark(ref, studyId),
      ],
      table,
    ),

  /** Marks a study as failed. @returns false if it is over already, or gone */
  fail: (ref: SimulationRef, studyId: string, reason: string, at: string): Promise<boolean> =>
    succeeded(
      [
        studyUpdate(
          ref,
          studyId,
          "SET #status = :failed, #error = :reason, completed_at = :at REMOVE work_shard, work_since",
          { "#error": "error" },
          { ":failed": "failed", ":reason": reason, ":at": at },
        ),
        unmark(ref, studyId),
      ],
      table,
    ),

  /** Whether a study has failed; a deleted study has not. */
  hasFailed: async (ref: SimulationRef, studyId: string): Promise<boolean> =>
    (await table.get(reliabilityEntity, reliabilityKey(ref, studyId)))?.status === "failed",
});
export type ReliabilityStore = ReturnType<typeof createReliabilityStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    reliability: Pick<ReliabilityStore, "findLatest" | "findOriginal">;
  }
}
