import { messageEntity, type StoredMessage } from "../../domain/simulation/message.ts";
import { isSealed, participantEntity, type StoredParticipant } from "../../domain/simulation/participant.ts";
import { simulationEntity, type PendingSimulation } from "../../domain/simulation/record.ts";
import { ABSENT, cameFrom, mustExist, unlessConditionFails } from "../conditions.ts";
import { messageKey, participantKey, personaKey, simulationKey, type SimulationRef } from "../keys.ts";
import type { Item, Table, Write } from "../table.ts";

/** A simulation as it begins: no model has answered in it, and the table keeps no empty set. */
export function newSimulationItem(ref: SimulationRef, simulation: PendingSimulation): Item {
  const { model_ids, ...begins } = simulation;
  const answered = model_ids.size > 0 ? { model_ids } : {};
  return { ...simulationKey(ref), ...simulationEntity.label, company_id: ref.companyId, ...begins, ...answered };
}

/**
 * Writes a participant. A real respondent is copied only while their persona is there: who deletes it finds every copy.
 * @param groupId of the persona
 */
export const participantWrites = (ref: SimulationRef, groupId: string, participant: StoredParticipant): Write[] => [
  { Put: { Item: { ...participantKey(ref, participant.persona_id), ...participantEntity.label, ...participant } } },
  ...(isSealed(participant) ? [mustExist(personaKey({ ...ref, groupId }, participant.persona_id))] : []),
];

/** A message is said once: a repeated step finds it there and leaves it alone. */
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
): Write => {
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
