import { personaEntity, type PersonaRecord } from "../../personas/people/record.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { isEncrypted, type StoredParticipant } from "../../personas/people/participant.ts";
import { simulationEntity, type SimulationRecord } from "./record.ts";
import { isRerun, type Rerun } from "../../platform/rerun.ts";
import { keptUntil, type FailedSimulation } from "./reopening.ts";
import type { SimulationStatus } from "./schemas.ts";
import { finalStatuses, rerunCompletesFrom, simulationTransitions } from "./transitions.ts";
import {
  PERSONA_PREFIX,
  groupPartition,
  reliabilityKey,
  simulationKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { deletionWrite } from "../../platform/deletion/store-writes.ts";
import { createAskingStore } from "./store-asking.ts";
import { createEstimateStore } from "../direct-estimate/store.ts";
import { createReportStore } from "../report/store.ts";
import { reopenWrites } from "./store-reopen.ts";
import { participantWrites, rosterUpdate, statusUpdate, succeeded } from "./store-writes.ts";
import { cameFrom } from "../../platform/table/conditions.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";

const isIn = (ref: SimulationRef, states: readonly SimulationStatus[]): Write => {
  const { condition, values } = cameFrom(states);
  return {
    ConditionCheck: {
      Key: { ...simulationKey(ref) },
      ConditionExpression: condition,
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: values,
    },
  };
};

/**
 * Participants that one transaction copies, with one write more. An invented participant takes one write, a respondent
 * two. A transaction takes a hundred, but a table then works longer at it, and readers wait meanwhile.
 */
const PER_TRANSACTION = { invented: 24, respondents: 12 } as const;

/**
 * Copies participants into a study. If there are more than a transaction takes, the first ones are written before they
 * count. The study itself is written with the last of them.
 * @param stillStands what must hold for the first ones
 */
async function copyParticipants(
  table: Table,
  ref: SimulationRef & { groupId: string },
  participants: readonly StoredParticipant[],
  stillStands: Write,
  counts: Write,
): Promise<boolean> {
  const size = PER_TRANSACTION[participants.some(isEncrypted) ? "respondents" : "invented"];
  const writes = (from: number, to?: number) =>
    participants.slice(from, to).flatMap((participant) => participantWrites(ref, ref.groupId, participant));
  const last = Math.max(0, Math.ceil(participants.length / size) - 1) * size;
  for (let from = 0; from < last; from += size)
    if (!(await succeeded([stillStands, ...writes(from, from + size)], table))) return false;
  return succeeded([counts, ...writes(last)], table);
}

/** What a study knows of a participant, besides who it is. */
type EntryOf = (personaId: string) => Pick<PersonaProgressMap[string], "weight" | "balanced_within">;

/**
 * What the simulation pipeline reads and writes. Every write names the states it may find; in a study that was aborted
 * or deleted it writes nothing and says so.
 */
export const createSimulationLifecycle = (table: Table) => ({
  ...createAskingStore(table),
  ...createEstimateStore(table),
  ...createReportStore(table),

  find: (ref: SimulationRef): Promise<SimulationRecord | undefined> => table.get(simulationEntity, simulationKey(ref)),

  personasOf: (ref: SimulationRef, groupId: string): Promise<PersonaRecord[]> =>
    table.queryAll(personaEntity, groupPartition({ ...ref, groupId }), PERSONA_PREFIX, { pageSize: PEOPLE_AT_ONCE }),

  /**
   * Moves the study to running and copies its participants, so that later changes of the group do not reach it.
   * @param entryOf the weight of each in a study that is weighted to margins, and the group its arms are balanced in
   */
  start(
    ref: SimulationRef,
    groupId: string,
    participants: readonly StoredParticipant[],
    at: string,
    entryOf: EntryOf = () => ({}),
  ): Promise<boolean> {
    const progress: PersonaProgressMap = Object.fromEntries(
      participants.map(({ persona_id, persona_name }, position) => [
        persona_id,
        { full_name: persona_name, status: "pending" as const, position, ...entryOf(persona_id) },
      ]),
    );
    const { set, values } = rosterUpdate(progress);
    const begins = statusUpdate(
      ref,
      simulationTransitions.running,
      `SET #status = :running, started_at = :at, ${set}`,
      {},
      { ":running": "running", ":at": at, ...values },
    );
    return copyParticipants(table, { ...ref, groupId }, participants, isIn(ref, simulationTransitions.running), begins);
  },

  /**
   * Takes more of the group into a running study, behind those who have been asked.
   * @param before everybody who was asked
   * @returns false if it is not running any more, or others were taken in since
   */
  askMore(
    ref: SimulationRef,
    groupId: string,
    before: PersonaProgressMap,
    participants: readonly StoredParticipant[],
    entryOf: EntryOf = () => ({}),
  ): Promise<boolean> {
    const asked = Object.keys(before).length;
    const added: PersonaProgressMap = Object.fromEntries(
      participants.map(({ persona_id, persona_name }, index) => [
        persona_id,
        { full_name: persona_name, status: "pending" as const, position: asked + index, ...entryOf(persona_id) },
      ]),
    );
    const { set, values } = rosterUpdate({ ...before, ...added });
    const isUnchanged = { condition: "asked = :before", values: { ":before": asked } };
    const joins = statusUpdate(ref, ["running"], `SET ${set}`, {}, values, isUnchanged);
    return copyParticipants(table, { ...ref, groupId }, participants, isIn(ref, ["running"]), joins);
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

  /** Ends a rerun and counts it in its reliability study, once. @returns false if either is over or gone */
  completeRerun: (ref: SimulationRef, { simulationId, studyId }: Rerun, at: string): Promise<boolean> =>
    succeeded(
      [
        statusUpdate(
          ref,
          rerunCompletesFrom,
          "SET #status = :complete, completed_at = :at",
          {},
          { ":complete": "complete", ":at": at },
        ),
        {
          Update: {
            Key: { ...reliabilityKey({ ...ref, simulationId }, studyId) },
            ConditionExpression: "#status = :running",
            UpdateExpression: "ADD completed :rerun",
            ExpressionAttributeNames: { "#status": "status" },
            ExpressionAttributeValues: { ":running": "running", ":rerun": new Set([ref.simulationId]) },
          },
        },
      ],
      table,
    ),

  /**
   * Moves the study to failed and files the job that removes its answers. For a study the job is due in two weeks,
   * until when it can be retried. For a rerun, which nobody can retry, it is due now.
   * @param of.redrive how often its execution had been redriven
   * @param of.attempt whose execution has ended; one that was retried since is left alone. Any without it
   */
  fail: (
    ref: SimulationRef,
    reason: string,
    jobId: string,
    at: string,
    { redrive = 0, attempt }: { redrive?: number; attempt?: number } = {},
  ): Promise<boolean> => {
    const until = keptUntil(at);
    const isKept = !isRerun(ref.simulationId);
    const set =
      "SET #status = :failed, #error = :reason, completed_at = :at, failed_redrive = :redrive, kept_job = :job";
    return succeeded(
      [
        statusUpdate(
          ref,
          simulationTransitions.failed,
          `${set}${isKept ? ", kept_until = :until" : ""} REMOVE work_shard, work_since`,
          { "#error": "error" },
          {
            ":failed": "failed",
            ":reason": reason,
            ":at": at,
            ":redrive": redrive,
            ":job": jobId,
            ...(isKept ? { ":until": until } : {}),
          },
          attempt === undefined
            ? undefined
            : {
                condition: attempt === 0 ? "attribute_not_exists(attempt)" : "attempt = :attempt",
                values: attempt === 0 ? {} : { ":attempt": attempt },
              },
        ),
        deletionWrite(
          ref,
          jobId,
          { kind: "partial_results", simulation_id: ref.simulationId, stop_execution: false },
          at,
          isKept ? until : at,
        ),
      ],
      table,
    );
  },

  /** Notes why the report of a complete study could not be put into words again; it can be requested again at once. */
  failWords: (ref: SimulationRef, reason: string): Promise<boolean> =>
    succeeded(
      [
        statusUpdate(
          ref,
          ["complete"],
          "SET #error = :reason REMOVE words_asked_at",
          { "#error": "error" },
          { ":reason": reason },
          { condition: "attribute_exists(words_asked_at)", values: {} },
        ),
      ],
      table,
    ),

  /**
   * Continues a failed study in its redriven execution.
   * @param enteredAt when the state that does so was entered
   */
  goOn: (ref: SimulationRef, simulation: FailedSimulation, at: string, enteredAt: string): Promise<boolean> =>
    succeeded(reopenWrites(ref, simulation, at, { set: "reopened_by = :by", values: { ":by": enteredAt } }), table),

  isOver: (simulation: SimulationRecord | undefined): boolean =>
    simulation === undefined || (finalStatuses as readonly string[]).includes(simulation.status),
});
export type SimulationLifecycle = ReturnType<typeof createSimulationLifecycle>;
