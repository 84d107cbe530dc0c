import type { BriefingRecord } from "../../domain/briefing/record.ts";
import type { PersonaRecord } from "../../domain/persona/record.ts";
import type { PersonaProgressMap } from "../../domain/progress.ts";
import type { Draft } from "../../domain/simulation/draft.ts";
import type { Participant } from "../../domain/simulation/participant.ts";
import type { SimulationRecord, StudyInput } from "../../domain/simulation/record.ts";
import type { Rerun } from "../../domain/simulation/rerun.ts";
import type { Aggregate, PersonaResult } from "../../domain/simulation/results.ts";
import type { SimulationStatus } from "../../domain/simulation/schemas.ts";
import { finalStatuses, rerunCompletesFrom, simulationTransitions } from "../../domain/simulation/transitions.ts";
import {
  DRAFT_PREFIX,
  MESSAGE_PREFIX,
  PARTICIPANT_PREFIX,
  PERSONA_PREFIX,
  aggregateKey,
  briefingKey,
  draftKey,
  groupPartition,
  messageKey,
  participantKey,
  reliabilityKey,
  resultKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type SimulationRef,
} from "../keys.ts";
import { deletionWrite } from "../deletions/store.ts";
import { costUpdate, type CallCost } from "../costs/writes.ts";
import {
  messageWrite,
  queryResults,
  resultWrite,
  statusUpdate,
  succeeded,
  type StoredMessage,
  type StoredResult,
} from "./writes.ts";
import type { Table, Write } from "../table.ts";

/**
 * What the simulation pipeline reads and writes. Every write names the states it may find; in a study that was aborted
 * or deleted it writes nothing and says so.
 */
export const createSimulationLifecycle = (table: Table) => ({
  find: (ref: SimulationRef): Promise<SimulationRecord | undefined> => table.get<SimulationRecord>(simulationKey(ref)),

  personasOf: (ref: SimulationRef, groupId: string): Promise<PersonaRecord[]> =>
    table.queryAll<PersonaRecord>(groupPartition({ ...ref, groupId }), PERSONA_PREFIX),

  /** Who took part in a study, as they were then. */
  participantsOf: (ref: SimulationRef): Promise<Participant[]> =>
    table.queryAll<Participant>(simulationPartition(ref), PARTICIPANT_PREFIX),

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
          // A participant of a rerun comes with the key it has in the original.
          Put: { Item: { ...participant, ...participantKey(ref, participant.persona_id), entity: "participant" } },
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

  /** Study, participant, its result if it is through already, what is there of it before that, and the study's input. */
  loadParticipant: (ref: SimulationRef, personaId: string) =>
    table.getMany<
      [
        SimulationRecord | undefined,
        Participant | undefined,
        { result: PersonaResult } | undefined,
        { draft: Draft } | undefined,
        StudyInput | undefined,
      ]
    >(
      simulationKey(ref),
      participantKey(ref, personaId),
      resultKey(ref, personaId),
      draftKey(ref, personaId),
      studyInputKey(ref),
    ),

  findInput: (ref: SimulationRef): Promise<StudyInput | undefined> => table.get<StudyInput>(studyInputKey(ref)),

  /** Everything that was said, in order. */
  messages: (ref: SimulationRef): Promise<StoredMessage[]> =>
    table.queryAll<StoredMessage>(simulationPartition(ref), MESSAGE_PREFIX),

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

  /**
   * Stores a step on the way to a participant's result: messages that were said, and how far it has come.
   * @param step.done share of the participant's part that is done, 0..1
   * @returns false if the study has been stopped, or a message was said already
   */
  saveStep: (
    ref: SimulationRef,
    step: {
      personaId: string | null;
      draft?: Draft;
      messages?: readonly StoredMessage[];
      done?: number;
      round?: number;
    },
    cost: CallCost,
  ): Promise<boolean> => {
    const { set, add, names, values } = costUpdate(cost);
    const { personaId, draft, messages = [], done, round } = step;
    const shown = personaId !== null && done !== undefined;
    return succeeded(
      [
        statusUpdate(
          ref,
          ["running"],
          [
            `SET ${set}`,
            ...(shown ? ["participants.#persona.done = :done, participants.#persona.#status = :running"] : []),
            ...(round === undefined ? [] : ["round = :round"]),
          ].join(", ") + add,
          { ...names, ...(shown ? { "#persona": personaId } : {}) },
          {
            ...values,
            ...(shown ? { ":done": done, ":running": "running" } : {}),
            ...(round === undefined ? {} : { ":round": round }),
          },
        ),
        ...(personaId !== null && draft
          ? [{ Put: { Item: { ...draftKey(ref, personaId), entity: "draft", persona_id: personaId, draft } } }]
          : []),
        ...messages.map((message) => messageWrite(ref, message)),
      ],
      table,
    );
  },

  /**
   * Stores a participant's result, with the last words of a transcript if there are any.
   * @returns false if the study has been stopped
   */
  saveResult: (
    ref: SimulationRef,
    personaId: string,
    stored: StoredResult,
    cost: CallCost,
    options: { messages?: readonly StoredMessage[]; states?: readonly SimulationStatus[] } = {},
  ): Promise<boolean> => {
    const { set, add, names, values } = costUpdate(cost);
    return succeeded(
      [
        statusUpdate(
          ref,
          options.states ?? ["running"],
          `SET participants.#persona.#status = :complete, ${set}${add}`,
          { "#persona": personaId, ...names },
          { ":complete": "complete", ...values },
        ),
        resultWrite(ref, personaId, stored),
        ...(options.messages ?? []).map((message): Write => ({
          Put: { Item: { ...messageKey(ref, message.sequence), entity: "message", ...message } },
        })),
      ],
      table,
    );
  },

  /** Records what a model call has cost that came to nothing; a study that is gone needs no record. */
  recordCost: (ref: SimulationRef, cost: CallCost): Promise<boolean> => {
    const { set, add, names, values } = costUpdate(cost);
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

  /** Everything a report is made of. */
  async loadReport(ref: SimulationRef) {
    const [[simulation, input, aggregate], results, drafts, messages] = await Promise.all([
      table.getMany<[SimulationRecord | undefined, StudyInput | undefined, object | undefined]>(
        simulationKey(ref),
        studyInputKey(ref),
        aggregateKey(ref),
      ),
      queryResults(table, ref),
      table.queryAll<{ persona_id: string; draft: Draft }>(simulationPartition(ref), DRAFT_PREFIX),
      table.queryAll<StoredMessage>(simulationPartition(ref), MESSAGE_PREFIX),
    ]);
    return {
      simulation,
      input,
      results,
      drafts: new Map(drafts.map(({ persona_id, draft }) => [persona_id, draft])),
      messages,
      hasAggregate: aggregate !== undefined,
    };
  },

  saveAggregate: (ref: SimulationRef, aggregate: Aggregate, cost: CallCost): Promise<boolean> => {
    const { set, add, names, values } = costUpdate(cost);
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
        deletionWrite(
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
export type SimulationLifecycle = ReturnType<typeof createSimulationLifecycle>;
