import { messageEntity, type StoredMessage } from "./message.ts";
import { isEncrypted, participantEntity, type StoredParticipant } from "../../personas/people/participant.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { simulationEntity, type PendingSimulation } from "./record.ts";
import { pack } from "../../platform/table/packed.ts";
import { storedProgress } from "./roster.ts";
import { costUpdate, type CallCost } from "../../platform/costs/store-writes.ts";
import { ABSENT, cameFrom, mustExist, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  messageKey,
  participantKey,
  personaKey,
  simulationKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import type { Item, Table, Write } from "../../platform/table/table.ts";

/** The participants of a study as its item keeps them; `asked` counts them for conditions. */
function rosterAttributes(participants: PersonaProgressMap) {
  const { roster, progress } = storedProgress(participants);
  return { roster: pack(roster), asked: roster.length, progress };
}

/** A simulation as it begins: no model has answered in it, and the table keeps no empty set. */
export function newSimulationItem(ref: SimulationRef, simulation: PendingSimulation): Item {
  const { model_ids, participants, sample, ...begins } = simulation;
  return {
    ...simulationKey(ref),
    ...simulationEntity.label,
    company_id: ref.companyId,
    ...begins,
    ...rosterAttributes(participants),
    sample: sample && pack(sample),
    ...(model_ids.size > 0 ? { model_ids } : {}),
  };
}

/** Parts of an update that replaces the participants. */
export function rosterUpdate(participants: PersonaProgressMap) {
  const { roster, asked, progress } = rosterAttributes(participants);
  return {
    set: "roster = :roster, asked = :asked, progress = :progress",
    values: { ":roster": roster, ":asked": asked, ":progress": progress },
  };
}

/**
 * Writes a participant. A real respondent is copied only while their persona is there: a deletion of it then finds
 * every copy.
 * @param groupId that of the persona
 */
export const participantWrites = (ref: SimulationRef, groupId: string, participant: StoredParticipant): Write[] => [
  { Put: { Item: { ...participantKey(ref, participant.persona_id), ...participantEntity.label, ...participant } } },
  ...(isEncrypted(participant) ? [mustExist(personaKey({ ...ref, groupId }, participant.persona_id))] : []),
];

/** Adds to a study's usage what a model call has cost. Adds nothing for a study that is gone. */
export function costWrite(ref: SimulationRef, cost: CallCost): Write {
  const { set, add, names, values } = costUpdate(cost);
  return {
    Update: {
      Key: { ...simulationKey(ref) },
      ConditionExpression: "attribute_exists(PK)",
      UpdateExpression: `SET ${set}${add}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
}

/** A participant that a study asks, as its progress counts it. */
export interface Asked {
  participant: { persona_id: string };
  position: number;
}

/** A message is stored once: a repeated step finds it there and leaves it alone. */
export const messageWrite = (ref: SimulationRef, message: StoredMessage): Write => ({
  Put: {
    Item: { ...messageKey(ref, message.sequence), ...messageEntity.label, ...message },
    ConditionExpression: ABSENT,
  },
});

/** An update of the simulation's item on condition that it is in one of some states, and of something more. */
export const statusUpdate = (
  ref: SimulationRef,
  states: readonly string[],
  expression: string,
  names: Record<string, string> = {},
  values: Record<string, unknown> = {},
  also?: { condition: string; values: Record<string, unknown> },
) => {
  const origin = cameFrom(states);
  return {
    Update: {
      Key: { ...simulationKey(ref) },
      ConditionExpression: also ? `${origin.condition} AND ${also.condition}` : origin.condition,
      UpdateExpression: expression,
      ExpressionAttributeNames: { "#status": "status", ...names },
      ExpressionAttributeValues: { ...origin.values, ...values, ...also?.values },
    },
  };
};

/** Writes all or nothing. @returns false if a condition did not hold */
export const succeeded = (writes: Write[], table: Table): Promise<boolean> =>
  unlessConditionFails(
    async () => {
      await table.transact(...writes);
      return true;
    },
    () => false,
  );
