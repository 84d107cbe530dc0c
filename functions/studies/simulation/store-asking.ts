import { briefingEntity, isVisible, type BriefingRecord } from "../../briefings/record.ts";
import { draftEntity, type Draft } from "./draft.ts";
import { messageEntity, type StoredMessage } from "./message.ts";
import { participantEntity, type StoredParticipant } from "../../personas/people/participant.ts";
import { simulationEntity, studyInputEntity, type StudyInput } from "./record.ts";
import { noCost } from "../../platform/costs/cost.ts";
import { endShare } from "./roster.ts";
import type { SimulationStatus } from "./schemas.ts";
import { costUpdate, type CallCost } from "../../platform/costs/store-writes.ts";
import { gatherWrites } from "../../platform/table/gathered-writes.ts";
import {
  interviewPrefix,
  MESSAGE_PREFIX,
  PARTICIPANT_PREFIX,
  RESULT_PREFIX,
  briefingKey,
  draftKey,
  messageKey,
  participantKey,
  resultKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { publicResult, resultWrite, type StoredResult } from "./store-results.ts";
import { beginsShares, storeSteps } from "./store-shares.ts";
import { costWrite, messageWrite, statusUpdate, succeeded, type Asked } from "./store-writes.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/** Participants that one write shows as running: an expression takes 4 KB. */
const MOST_SHOWN = 25;
/**
 * The start of a persona is shown this much later, with those who begin meanwhile: they are asked for a second or more.
 */
const SHOWN_AFTER_MS = 50;

/** What is read and written while the participants of a study are asked. */
export function createAskingStore(table: Table) {
  const save = storeSteps(table);
  const begun = gatherWrites<number>(
    (positions, next) => positions.length < MOST_SHOWN && !positions.includes(next),
    SHOWN_AFTER_MS,
  );
  return {
    /** The participants of a study, as they were then. */
    participantsOf: (ref: SimulationRef): Promise<StoredParticipant[]> =>
      table.queryAll(participantEntity, simulationPartition(ref), PARTICIPANT_PREFIX, { pageSize: PEOPLE_AT_ONCE }),

    /** Everybody who is through, and the question that screened them out, if one did. */
    async endedBy(ref: SimulationRef): Promise<Map<string, string | null>> {
      const results = await table.queryAll(publicResult, simulationPartition(ref), RESULT_PREFIX, {
        pageSize: PEOPLE_AT_ONCE,
      });
      return new Map(results.map(({ result }) => [result.persona_id, result.screened_out_by]));
    },

    /** Briefings as they are now; undefined for one that was deleted. */
    async briefings(ref: SimulationRef, briefingIds: readonly string[]): Promise<(BriefingRecord | undefined)[]> {
      if (briefingIds.length === 0) return [];
      const reads = briefingIds.map((briefingId) => [briefingEntity, briefingKey({ ...ref, briefingId })] as const);
      return (await table.getMany(...reads)).map((briefing) => (isVisible(briefing) ? briefing : undefined));
    },

    /**
     * Study, participant, its result if it is through already, what is stored of it before that, and the study's input.
     */
    loadParticipant: (ref: SimulationRef, personaId: string) =>
      table.getMany(
        [simulationEntity, simulationKey(ref)],
        [participantEntity, participantKey(ref, personaId)],
        [publicResult, resultKey(ref, personaId)],
        [draftEntity, draftKey(ref, personaId)],
        [studyInputEntity, studyInputKey(ref)],
      ),

    findInput: (ref: SimulationRef): Promise<StudyInput | undefined> => table.get(studyInputEntity, studyInputKey(ref)),

    /** Everything that was said, in order. */
    messages: (ref: SimulationRef): Promise<StoredMessage[]> =>
      table.queryAll(messageEntity, simulationPartition(ref), MESSAGE_PREFIX),

    /** What was said in the interview of the participant at a position, in order; not of a live interview. */
    interviewMessages: (ref: SimulationRef, position: number): Promise<StoredMessage[]> =>
      table.queryAll(messageEntity, simulationPartition(ref), interviewPrefix(position)),

    /** Shows a participant as running. Only for the eye: nothing depends on it, and to do it twice changes nothing. */
    markRunning: (ref: SimulationRef, position: number): Promise<boolean> =>
      begun(ref.simulationId, position, (positions) => {
        const { set, names, values } = beginsShares(positions);
        const { Update } = statusUpdate(ref, ["running"], `SET ${set}`, names, values);
        // Answers that were paid for meanwhile do not depend on it.
        return table.update(Update).then(
          () => true,
          () => false,
        );
      }),

    /**
     * Stores a step on the way to a participant's result: messages that were said, and how far it has come.
     * @param step.share the share of the participant's part that is done, 0..1
     * @returns false if the study has been stopped, or a message was said already
     */
    saveStep: (
      ref: SimulationRef,
      { participant: { persona_id }, position }: Asked,
      { draft, messages = [], share }: { draft?: Draft; messages?: readonly StoredMessage[]; share: number },
      cost: CallCost,
    ): Promise<boolean> =>
      save(ref, ["running"], {
        position,
        share,
        cost,
        writes: [
          ...(draft
            ? [{ Put: { Item: { ...draftKey(ref, persona_id), ...draftEntity.label, persona_id, draft } } }]
            : []),
          ...messages.map((message) => messageWrite(ref, message)),
        ],
      }),

    /**
     * Stores what a moderator said, which may open a round.
     * @returns false if the study has been stopped, or it was said already
     */
    saveTurn: (ref: SimulationRef, message: StoredMessage, round: number, cost: CallCost): Promise<boolean> => {
      const { set, add, names, values } = costUpdate(cost);
      const update = `SET ${set}, round = :round${add}`;
      return succeeded(
        [statusUpdate(ref, ["running"], update, names, { ...values, ":round": round }), messageWrite(ref, message)],
        table,
      );
    },

    /**
     * Stores a participant's result, with the last words of a transcript if there are any.
     * @param options.unlessThrough refuses it if an earlier attempt has brought the participant to its end
     * @returns false if the study has been stopped, or it was refused
     */
    saveResult: (
      ref: SimulationRef,
      { participant: { persona_id }, position }: Asked,
      stored: StoredResult,
      cost: CallCost,
      options: {
        messages?: readonly StoredMessage[];
        states?: readonly SimulationStatus[];
        unlessThrough?: boolean;
      } = {},
    ): Promise<boolean> => {
      const share = endShare(stored.result.screened_out_by !== null);
      return save(ref, options.states ?? ["running"], {
        position,
        share,
        cost,
        unlessThrough: options.unlessThrough ?? false,
        writes: [
          resultWrite(ref, persona_id, stored),
          ...(options.messages ?? []).map((message): Write => ({
            Put: { Item: { ...messageKey(ref, message.sequence), ...messageEntity.label, ...message } },
          })),
        ],
      });
    },

    /**
     * Records that the study goes on without a participant; the answers it gave until then stay in the table.
     * @param lostTo name of the error that no attempt got past
     * @returns false if the study has been stopped, or the participant is through or lost already
     */
    saveLoss: (ref: SimulationRef, position: number, lostTo: string): Promise<boolean> =>
      save(ref, ["running", "generating_report"], {
        position,
        share: { lost_to: lostTo },
        cost: { usage: noCost, modelIds: [] },
        unlessThrough: true,
        writes: [],
      }),

    /** Records what a model call without an answer has cost; a study that is gone needs no record. */
    recordCost: (ref: SimulationRef, cost: CallCost): Promise<boolean> => succeeded([costWrite(ref, cost)], table),
  };
}
