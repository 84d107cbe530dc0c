import type { BriefingRecord } from "../domain/briefing/record.ts";
import type { PersonaRecord } from "../domain/persona/record.ts";
import type { PersonaProgressMap } from "../domain/progress.ts";
import type { Participant, SimulationRecord } from "../domain/simulation/record.ts";
import type { Aggregate, PersonaResult } from "../domain/simulation/results.ts";
import { finalStatuses } from "../domain/simulation/transitions.ts";
import { simulationTransitions } from "../domain/simulation/transitions.ts";
import type { StoredUsage } from "../domain/usage/stored-usage.ts";
import { cameFrom, unlessConditionFails } from "./conditions.ts";
import {
  PERSONA_PREFIX,
  RESULT_PREFIX,
  aggregateKey,
  briefingKey,
  groupPartition,
  participantKey,
  resultKey,
  simulationKey,
  simulationPartition,
  type SimulationRef,
} from "./keys.ts";
import { removalWrite } from "./removals.ts";
import type { Table, Write } from "./table.ts";

/** What a model call has spent, and on which model. */
export interface Spent {
  usage: StoredUsage;
  modelIds: readonly string[];
}

/** What a persona said and how it was rated, with the parts the report needs beside the public record. */
export interface StoredResult {
  result: PersonaResult;
  theme_embeddings: number[][];
  grounded: boolean;
}

const statusUpdate = (
  ref: SimulationRef,
  states: readonly string[],
  expression: string,
  names: Record<string, string> = {},
  values: Record<string, unknown> = {},
): Write => {
  const origin = cameFrom(states);
  return {
    Update: {
      Key: { ...simulationKey(ref) },
      ConditionExpression: origin.condition,
      UpdateExpression: expression,
      ExpressionAttributeNames: { "#status": "status", ...names },
      ExpressionAttributeValues: { ...origin.values, ...values },
    },
  };
};

const COUNTERS = ["llm_calls", "input_tokens", "cached_input_tokens", "output_tokens", "cost_microusd"] as const;

/** Pieces of an update that add what was spent to a simulation's usage. */
const spending = ({ usage, modelIds }: Spent) => ({
  set: COUNTERS.map((counter) => `#usage.${counter} = #usage.${counter} + :${counter}`).join(", "),
  add: modelIds.length > 0 ? " ADD model_ids :models" : "",
  names: { "#usage": "usage" },
  values: {
    ...Object.fromEntries(COUNTERS.map((counter) => [`:${counter}`, usage[counter]])),
    ...(modelIds.length > 0 ? { ":models": new Set(modelIds) } : {}),
  },
});

const succeeded = (writes: Write[], table: Table): Promise<boolean> =>
  unlessConditionFails(
    async () => {
      await table.transact(...writes);
      return true;
    },
    () => false,
  );

/**
 * What the simulation pipeline reads and writes. Every write names the states it may find; in a study that was aborted
 * or deleted it writes nothing and says so.
 */
export const createStudyStore = (table: Table) => ({
  find: (ref: SimulationRef): Promise<SimulationRecord | undefined> => table.get<SimulationRecord>(simulationKey(ref)),

  personasOf: (ref: SimulationRef, groupId: string): Promise<PersonaRecord[]> =>
    table.queryAll<PersonaRecord>(groupPartition({ ...ref, groupId }), PERSONA_PREFIX),

  /** Moves the study to running and copies its participants, so that later changes of the group do not reach it. */
  start: (ref: SimulationRef, participants: readonly Participant[], at: string): Promise<boolean> => {
    const progress: PersonaProgressMap = Object.fromEntries(
      participants.map(({ persona_id, persona_name }, position) => [
        persona_id,
        { full_name: persona_name, status: "pending" as const, position },
      ]),
    );
    return succeeded(
      [
        statusUpdate(
          ref,
          simulationTransitions.running,
          "SET #status = :running, started_at = :at, participants = :participants",
          {},
          { ":running": "running", ":at": at, ":participants": progress },
        ),
        ...participants.map((participant): Write => ({
          Put: { Item: { ...participantKey(ref, participant.persona_id), entity: "participant", ...participant } },
        })),
      ],
      table,
    );
  },

  /** Briefings as they are now; undefined for one that was deleted. */
  briefings: (ref: SimulationRef, briefingIds: readonly string[]): Promise<(BriefingRecord | undefined)[]> =>
    briefingIds.length === 0
      ? Promise.resolve([])
      : table.getMany<(BriefingRecord | undefined)[]>(
          ...briefingIds.map((briefingId) => briefingKey({ ...ref, briefingId })),
        ),

  /** Study, participant and the participant's result if it has answered already. */
  loadParticipant: (ref: SimulationRef, personaId: string) =>
    table.getMany<[SimulationRecord | undefined, Participant | undefined, StoredResult | undefined]>(
      simulationKey(ref),
      participantKey(ref, personaId),
      resultKey(ref, personaId),
    ),

  /** Shows a participant as running. Only for the eye: nothing depends on it. */
  markRunning: (ref: SimulationRef, personaId: string): Promise<boolean> =>
    succeeded(
      [
        statusUpdate(
          ref,
          ["running"],
          "SET participants.#persona.#status = :running",
          { "#persona": personaId },
          { ":running": "running" },
        ),
      ],
      table,
    ),

  /** @returns false if the study has been stopped */
  saveResult: (ref: SimulationRef, personaId: string, stored: StoredResult, spent: Spent): Promise<boolean> => {
    const { set, add, names, values } = spending(spent);
    return succeeded(
      [
        statusUpdate(
          ref,
          ["running"],
          `SET participants.#persona.#status = :complete, ${set}${add}`,
          { "#persona": personaId, ...names },
          { ":complete": "complete", ...values },
        ),
        { Put: { Item: { ...resultKey(ref, personaId), entity: "result", ...stored } } },
      ],
      table,
    );
  },

  /** Records what a model call has cost that came to nothing; a study that is gone needs no record. */
  recordSpending: (ref: SimulationRef, spent: Spent): Promise<boolean> => {
    const { set, add, names, values } = spending(spent);
    return succeeded(
      [
        {
          Update: {
            Key: { ...simulationKey(ref) },
            ConditionExpression: "attribute_exists(PK)",
            UpdateExpression: `SET ${set}${add}`,
            ExpressionAttributeNames: names,
            ExpressionAttributeValues: values,
          },
        },
      ],
      table,
    );
  },

  /** Moves the study to generating_report; again is harmless. */
  beginReport: (ref: SimulationRef): Promise<boolean> =>
    succeeded(
      [
        statusUpdate(
          ref,
          simulationTransitions.generating_report,
          "SET #status = :report",
          {},
          { ":report": "generating_report" },
        ),
      ],
      table,
    ),

  async loadResults(ref: SimulationRef): Promise<{ results: StoredResult[]; hasAggregate: boolean }> {
    const [results, aggregate] = await Promise.all([
      table.queryAll<StoredResult>(simulationPartition(ref), RESULT_PREFIX),
      table.get(aggregateKey(ref)),
    ]);
    return { results, hasAggregate: aggregate !== undefined };
  },

  saveAggregate: (ref: SimulationRef, aggregate: Aggregate, spent: Spent): Promise<boolean> => {
    const { set, add, names, values } = spending(spent);
    return succeeded(
      [
        statusUpdate(ref, ["generating_report"], `SET ${set}${add}`, names, values),
        { Put: { Item: { ...aggregateKey(ref), entity: "aggregate", aggregate } } },
      ],
      table,
    );
  },

  complete: (ref: SimulationRef, at: string): Promise<boolean> =>
    succeeded(
      [
        statusUpdate(
          ref,
          simulationTransitions.complete,
          "SET #status = :complete, completed_at = :at REMOVE work_shard, work_since",
          {},
          { ":complete": "complete", ":at": at },
        ),
      ],
      table,
    ),

  /** Moves the study to failed and files the job that removes its partial results. */
  fail: (ref: SimulationRef, reason: string, jobId: string, at: string): Promise<boolean> =>
    succeeded(
      [
        statusUpdate(
          ref,
          simulationTransitions.failed,
          "SET #status = :failed, #error = :reason, completed_at = :at REMOVE work_shard, work_since",
          { "#error": "error" },
          { ":failed": "failed", ":reason": reason, ":at": at },
        ),
        removalWrite(
          ref,
          jobId,
          { kind: "partial_results", simulation_id: ref.simulationId, stop_execution: false },
          at,
        ),
      ],
      table,
    ),

  isOver: (simulation: SimulationRecord | undefined): boolean =>
    simulation === undefined || (finalStatuses as readonly string[]).includes(simulation.status),
});
export type StudyStore = ReturnType<typeof createStudyStore>;
