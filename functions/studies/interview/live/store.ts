import { briefingEntity, isVisible, type BriefingRecord } from "../../../briefings/record.ts";
import type { NewIdempotencyRecord } from "../../../platform/idempotency/record.ts";
import { personaEntity, type OpenPersona } from "../../../personas/people/record.ts";
import { projectEntity } from "../../../projects/record.ts";
import type { Encryption } from "../../../personas/respondents/encryption.ts";
import { messageEntity, type Message } from "../../simulation/message.ts";
import { participantEntity, type Participant } from "../../../personas/people/participant.ts";
import { simulationEntity, type SimulationRecord } from "../../simulation/record.ts";
import type { SimulationStatus } from "../../simulation/schemas.ts";
import { cameFrom, unlessConditionFails } from "../../../platform/table/conditions.ts";
import {
  MESSAGE_PREFIX,
  briefingKey,
  messageKey,
  participantKey,
  personaKey,
  projectKey,
  simulationKey,
  simulationPartition,
  type SimulationRef,
} from "../../../platform/table/keys.ts";
import { idempotencyWrites } from "../../../platform/idempotency/store.ts";
import { openParticipant, openPersona, encryptParticipant } from "../../../personas/respondents/store-profiles.ts";
import { visible } from "../../simulation/store.ts";
import { beginsShares } from "../../simulation/store-shares.ts";
import { participantWrites, rosterUpdate, succeeded } from "../../simulation/store-writes.ts";
import { costUpdate, type CallCost } from "../../../platform/costs/store-writes.ts";
import type { Table, Write } from "../../../platform/table/table.ts";
import { unfinished } from "../../../platform/table/unfinished-work.ts";

/** The states in which a live interview takes messages: before its first one, and after it. */
const open = cameFrom(["pending", "active"]);

/** Undefined is what does not exist, or not any more. */
export interface Interviewee {
  participant: Participant | undefined;
  persona: OpenPersona | undefined;
  briefings: (BriefingRecord | undefined)[];
}

/** One question and its answer, to be stored together or not at all. */
export interface Exchange {
  message: Message;
  reply: Message;
  /** Messages there were when the reply was written. */
  messageCount: number;
  ticket: string;
  personaId: string;
  /** The persona's, among the participants. */
  position: number;
  /**
   * The participant who answers, copied with the first exchange so that later changes of the group do not reach the
   * talk; null after it.
   */
  newcomer: Participant | null;
  /** The group of the personas. */
  groupId: string;
}

/**
 * Live interviews. Messages that come at once are answered one after the other. Each takes a ticket, whose number is
 * given in the order in which they arrive, and waits until no earlier number is open. A ticket ends with its answer,
 * with its failure, or when its request can no longer be alive.
 */
export const createLiveInterviewStore = (table: Table, encryption: Encryption) => ({
  /**
   * Gives a ticket its number. A caller that asks twice, as the SDK does when it hears nothing, gets a new number for
   * the same ticket, and the old one stays unused.
   * @returns the interview with the ticket; undefined if it takes no messages
   */
  takeTicket: (ref: SimulationRef, ticket: string): Promise<SimulationRecord | undefined> =>
    unlessConditionFails(async () => {
      const item = await table.update({
        Key: { ...simulationKey(ref) },
        ConditionExpression: `${open.condition} AND attribute_exists(chat)`,
        UpdateExpression: "SET chat.tickets = chat.tickets + :one, chat.waiting.#ticket = chat.tickets + :one",
        ExpressionAttributeNames: { "#status": "status", "#ticket": ticket },
        ExpressionAttributeValues: { ...open.values, ":one": 1 },
        ReturnValues: "ALL_NEW",
      });
      return item && simulationEntity.read(item);
    }),

  find: (ref: SimulationRef): Promise<SimulationRecord | undefined> => table.get(simulationEntity, simulationKey(ref)),

  /** Gives a ticket back without an answer. */
  dropTicket: (ref: SimulationRef, ticket: string, cost: CallCost): Promise<boolean> => {
    const { set, add, names, values } = costUpdate(cost);
    return unlessConditionFails(
      async () => {
        await table.transact({
          Update: {
            Key: { ...simulationKey(ref) },
            ConditionExpression: "attribute_exists(chat)",
            UpdateExpression: `SET ${set} REMOVE chat.waiting.#ticket${add}`,
            ExpressionAttributeNames: { ...names, "#ticket": ticket },
            ExpressionAttributeValues: values,
          },
        });
        return true;
      },
      () => false,
    );
  },

  /** The interview with what was said in it, as callers see it: undefined if it or its project is gone. */
  async open(ref: SimulationRef): Promise<{ simulation: SimulationRecord; messages: Message[] } | undefined> {
    const [[project, simulation], messages] = await Promise.all([
      table.getMany([projectEntity, projectKey(ref)], [simulationEntity, simulationKey(ref)]),
      table.queryAll(messageEntity, simulationPartition(ref), MESSAGE_PREFIX),
    ]);
    return project && simulation && visible(project, simulation) ? { simulation, messages } : undefined;
  },

  /** The participant, as copied with the first exchange and as the group has it now, and the briefings it knows. */
  async findInterviewee(
    ref: SimulationRef,
    { persona_group_id: groupId, briefing_ids }: SimulationRecord,
    personaId: string,
  ): Promise<Interviewee> {
    const [participant, persona, ...briefings] = await table.getMany(
      [participantEntity, participantKey(ref, personaId)],
      [personaEntity, personaKey({ ...ref, groupId }, personaId)],
      ...briefing_ids.map((briefingId) => [briefingEntity, briefingKey({ ...ref, briefingId })] as const),
    );
    return {
      participant: participant && (await openParticipant(encryption, ref, participant)),
      persona: persona && (await openPersona(encryption, { ...ref, groupId }, persona)),
      briefings: briefings.map((found) => (isVisible(found) ? found : undefined)),
    };
  },

  /** Stores a question with its answer. @returns false if the interview has ended or gone on meanwhile */
  async save(
    ref: SimulationRef,
    { message, reply, messageCount, ticket, personaId, position, newcomer, groupId }: Exchange,
    cost: CallCost,
    at: string,
    answer: NewIdempotencyRecord | null,
  ): Promise<boolean> {
    const copied = newcomer && (await encryptParticipant(encryption, ref, newcomer));
    const { set, add, names, values } = costUpdate(cost);
    const first = messageCount === 0;
    const begins = beginsShares([position]);
    const put = (said: Message): Write => ({
      Put: { Item: { ...messageKey(ref, said.sequence), ...messageEntity.label, ...said } },
    });
    const writes: Write[] = [
      {
        Update: {
          Key: { ...simulationKey(ref) },
          ConditionExpression: `${open.condition} AND chat.messages = :before`,
          UpdateExpression:
            "SET #status = :active, chat.messages = :count, chat.last_spoken_to = :persona, " +
            `${begins.set}, ${set}${first ? ", started_at = :at" : ""} ` +
            `REMOVE chat.waiting.#ticket${add}`,
          ExpressionAttributeNames: { "#status": "status", "#ticket": ticket, ...begins.names, ...names },
          ExpressionAttributeValues: {
            ...open.values,
            ...values,
            ...begins.values,
            ...(first ? { ":at": at } : {}),
            ":before": messageCount,
            ":active": "active",
            ":count": messageCount + 2,
            ":persona": personaId,
          },
        },
      },
      ...(copied ? participantWrites(ref, groupId, copied) : []),
      put(message),
      put(reply),
      ...idempotencyWrites(ref.companyId, answer),
    ];
    return succeeded(writes, table);
  },

  /**
   * Ends the talk and orders its report; from here only those who were spoken to take part.
   * @returns false if it has not begun, has ended, or has gone on meanwhile
   */
  end: (ref: SimulationRef, simulation: SimulationRecord, at: string, answer: NewIdempotencyRecord | null) => {
    const origin = cameFrom(["active"]);
    const { work_shard, work_since } = unfinished(at);
    const { set, values } = rosterUpdate(simulation.participants);
    return unlessConditionFails(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...simulationKey(ref) },
              ConditionExpression: `${origin.condition} AND chat.messages = :count`,
              UpdateExpression:
                `SET #status = :report, ${set}, ordered_at = :at, ` + "work_shard = :shard, work_since = :since",
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: {
                ...origin.values,
                ":count": simulation.chat?.messages ?? 0,
                ":report": "generating_report" satisfies SimulationStatus,
                ...values,
                ":at": at,
                ":shard": work_shard,
                ":since": work_since,
              },
            },
          },
          ...idempotencyWrites(ref.companyId, answer),
        );
        return true;
      },
      () => false,
    );
  },
});
export type LiveInterviewStore = ReturnType<typeof createLiveInterviewStore>;

declare module "../../../platform/http/reads.ts" {
  interface Reads {
    interviews: Pick<LiveInterviewStore, "open">;
  }
}
