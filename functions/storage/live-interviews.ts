import type { BriefingRecord } from "../domain/briefing/record.ts";
import type { RememberedAnswer } from "../domain/idempotency/idempotency.ts";
import type { PersonaRecord } from "../domain/persona/record.ts";
import type { ProjectRecord } from "../domain/project/record.ts";
import type { Message } from "../domain/simulation/message.ts";
import type { Participant } from "../domain/simulation/participant.ts";
import type { SimulationRecord } from "../domain/simulation/record.ts";
import type { SimulationStatus } from "../domain/simulation/schemas.ts";
import { cameFrom, unlessConditionFails } from "./conditions.ts";
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
} from "./keys.ts";
import { rememberWrites } from "./remembered-answers.ts";
import { visible } from "./simulations.ts";
import { spending, type Spent } from "./spending.ts";
import type { Table, Write } from "./table.ts";
import { unfinished } from "./unfinished-work.ts";

/** The states in which a live interview takes messages: before its first one, and from then on. */
const open = cameFrom(["pending", "active"]);

/** One question and its answer, to be stored together or not at all. */
export interface Exchange {
  message: Message;
  reply: Message;
  /** Messages there were when the reply was written. */
  messageCount: number;
  ticket: number;
  personaId: string;
  /** Who answers, copied with the first exchange so that later changes of the group do not reach the talk. */
  participant: Participant;
}

/**
 * Live interviews. Messages that come at once are answered one after the other: each takes a ticket, in the order in
 * which they arrive, and waits until no earlier ticket is open. A ticket ends with its answer, with its failure, or when
 * its request can no longer be alive.
 */
export const createLiveInterviewStore = (table: Table) => ({
  /** @returns the number of the ticket, or undefined if the interview takes no messages */
  takeTicket: (ref: SimulationRef, at: string): Promise<number | undefined> =>
    unlessConditionFails(async () => {
      // Another request took the number in between: the next one is tried.
      for (;;) {
        const simulation = await table.get<SimulationRecord>(simulationKey(ref));
        if (!simulation || !["pending", "active"].includes(simulation.status)) return undefined;
        const { chat } = simulation;
        if (!chat) return undefined;
        const ticket = chat.tickets + 1;
        const took = await unlessConditionFails(
          async () => {
            await table.transact({
              Update: {
                Key: { ...simulationKey(ref) },
                ConditionExpression: `${open.condition} AND chat.tickets = :last`,
                UpdateExpression: "SET chat.tickets = :ticket, chat.waiting.#ticket = :at",
                ExpressionAttributeNames: { "#status": "status", "#ticket": String(ticket) },
                ExpressionAttributeValues: { ...open.values, ":ticket": ticket, ":last": chat.tickets, ":at": at },
              },
            });
            return true;
          },
          () => false,
        );
        if (took) return ticket;
      }
    }),

  find: (ref: SimulationRef): Promise<SimulationRecord | undefined> => table.get<SimulationRecord>(simulationKey(ref)),

  /** Gives a ticket back without an answer. */
  dropTicket: (ref: SimulationRef, ticket: number, spent: Spent): Promise<boolean> => {
    const { set, add, names, values } = spending(spent);
    return unlessConditionFails(
      async () => {
        await table.transact({
          Update: {
            Key: { ...simulationKey(ref) },
            ConditionExpression: "attribute_exists(chat)",
            UpdateExpression: `SET ${set} REMOVE chat.waiting.#ticket${add}`,
            ExpressionAttributeNames: { ...names, "#ticket": String(ticket) },
            ExpressionAttributeValues: values,
          },
        });
        return true;
      },
      () => false,
    );
  },

  /** What an answer is made of: the talk so far, the persona (as copied, or as it is now) and the briefings. */
  async load(ref: SimulationRef, groupId: string, personaId: string, briefingIds: readonly string[]) {
    const [[project, simulation, participant, persona, ...briefings], messages] = await Promise.all([
      table.getMany<
        [
          ProjectRecord | undefined,
          SimulationRecord | undefined,
          Participant | undefined,
          PersonaRecord | undefined,
          ...(BriefingRecord | undefined)[],
        ]
      >(
        projectKey(ref),
        simulationKey(ref),
        participantKey(ref, personaId),
        personaKey({ ...ref, groupId }, personaId),
        ...briefingIds.map((briefingId) => briefingKey({ ...ref, briefingId })),
      ),
      table.queryAll<Message>(simulationPartition(ref), MESSAGE_PREFIX),
    ]);
    const found = project && simulation && visible(project, simulation) ? simulation : undefined;
    return { simulation: found, participant, persona, briefings, messages };
  },

  /** Stores a question with its answer. @returns false if the interview has ended or gone on meanwhile */
  save: (
    ref: SimulationRef,
    { message, reply, messageCount, ticket, personaId, participant }: Exchange,
    spent: Spent,
    at: string,
    answer: RememberedAnswer | null,
  ): Promise<boolean> => {
    const { set, add, names, values } = spending(spent);
    const first = messageCount === 0;
    const put = (said: Message): Write => ({
      Put: { Item: { ...messageKey(ref, said.sequence), entity: "message", ...said } },
    });
    return unlessConditionFails(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...simulationKey(ref) },
              ConditionExpression: `${open.condition} AND chat.messages = :before`,
              UpdateExpression: `SET #status = :active, chat.messages = :count, chat.last_spoken_to = :persona, participants.#persona.#status = :running, ${set}${
                first ? ", started_at = :at" : ""
              } REMOVE chat.waiting.#ticket${add}`,
              ExpressionAttributeNames: {
                "#status": "status",
                "#persona": personaId,
                "#ticket": String(ticket),
                ...names,
              },
              ExpressionAttributeValues: {
                ...open.values,
                ...values,
                ...(first ? { ":at": at } : {}),
                ":before": messageCount,
                ":active": "active",
                ":count": messageCount + 2,
                ":persona": personaId,
                ":running": "running",
              },
            },
          },
          { Put: { Item: { ...participantKey(ref, personaId), entity: "participant", ...participant } } },
          put(message),
          put(reply),
          ...rememberWrites(ref.companyId, answer),
        );
        return true;
      },
      () => false,
    );
  },

  /**
   * Ends the talk and orders its report; from here only those who were spoken to take part.
   * @returns false if it has not begun, has ended, or has gone on meanwhile
   */
  end: (ref: SimulationRef, simulation: SimulationRecord, at: string, answer: RememberedAnswer | null) => {
    const origin = cameFrom(["active"]);
    const { work_shard, work_since } = unfinished(at);
    return unlessConditionFails(
      async () => {
        await table.transact(
          {
            Update: {
              Key: { ...simulationKey(ref) },
              ConditionExpression: `${origin.condition} AND chat.messages = :count`,
              UpdateExpression:
                "SET #status = :report, participants = :participants, ordered_at = :at, work_shard = :shard, work_since = :since",
              ExpressionAttributeNames: { "#status": "status" },
              ExpressionAttributeValues: {
                ...origin.values,
                ":count": simulation.chat?.messages ?? 0,
                ":report": "generating_report" satisfies SimulationStatus,
                ":participants": simulation.participants,
                ":at": at,
                ":shard": work_shard,
                ":since": work_since,
              },
            },
          },
          ...rememberWrites(ref.companyId, answer),
        );
        return true;
      },
      () => false,
    );
  },
});
export type LiveInterviewStore = ReturnType<typeof createLiveInterviewStore>;
