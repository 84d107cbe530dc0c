import { messageEntity, type StoredMessage } from "../../domain/simulation/message.ts";
import { isSealed, participantEntity, type StoredParticipant } from "../../domain/simulation/participant.ts";
import type { PersonaProgressMap } from "../../domain/progress.ts";
import { simulationEntity, type PendingSimulation } from "../../domain/simulation/record.ts";
import { pack, storedProgress, type Shares } from "../../domain/simulation/roster.ts";
import { costUpdate, type CallCost } from "../costs/writes.ts";
import { ABSENT, EXISTS, cameFrom, mustExist, unlessConditionFails } from "../conditions.ts";
import { messageKey, participantKey, personaKey, simulationKey, type SimulationRef } from "../keys.ts";
import type { ConditionFailed, Item, Table, Write } from "../table.ts";

/** Who takes part in a study as its item keeps it; `asked` counts them for conditions. */
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

/** Pieces of an update that says anew who takes part, also in a study that has kept them the older way. */
export function rosterUpdate(participants: PersonaProgressMap) {
  const { roster, asked, progress } = rosterAttributes(participants);
  return {
    set: "roster = :roster, asked = :asked, progress = :progress",
    remove: "participants",
    values: { ":roster": roster, ":asked": asked, ":progress": progress },
  };
}

/**
 * Writes a participant. A real respondent is copied only while their persona is there: who deletes it finds every copy.
 * @param groupId of the persona
 */
export const participantWrites = (ref: SimulationRef, groupId: string, participant: StoredParticipant): Write[] => [
  { Put: { Item: { ...participantKey(ref, participant.persona_id), ...participantEntity.label, ...participant } } },
  ...(isSealed(participant) ? [mustExist(personaKey({ ...ref, groupId }, participant.persona_id))] : []),
];

/** Who of a study is asked, as its progress counts them. */
export interface Asked {
  participant: { persona_id: string };
  position: number;
}

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

const SHARE = "progress.#position";
/** Shows whoever was not asked yet as running; what there is of them already stays. */
export const beginsShare = (position: number) => ({
  set: `${SHARE} = if_not_exists(${SHARE}, :begun)`,
  names: { "#position": String(position) },
  values: { ":begun": 0 },
});

/** A study that began before there were shares has no map for them. */
export const SHARES_EXIST = "attribute_exists(progress)";

/** Whoever is through stays through: an attempt that was given up may come late with a share on the way there. */
const NOT_THROUGH = `(attribute_not_exists(${SHARE}) OR attribute_type(${SHARE}, :number))`;

/** An update of the simulation's item that says how far one of its personas is, and what that has cost. */
export function shareUpdate(
  ref: SimulationRef,
  states: readonly string[],
  { position, share, cost }: { position: number; share: Shares[string]; cost: CallCost },
): Write {
  const { set, add, names, values } = costUpdate(cost);
  const isEnd = typeof share !== "number";
  return statusUpdate(
    ref,
    states,
    `SET ${SHARE} = :share, ${set}${add}`,
    { "#position": String(position), ...names },
    { ":share": share, ...values },
    {
      condition: isEnd ? SHARES_EXIST : `${SHARES_EXIST} AND ${NOT_THROUGH}`,
      values: isEnd ? {} : { ":number": "N" },
    },
  );
}

/**
 * Writes that say how far a persona is: a study that has no shares yet is given them.
 * @param writes the first is of the simulation, on condition that {@link SHARES_EXIST}
 * @returns false if a condition did not hold
 */
export async function savesShare(table: Table, ref: SimulationRef, writes: Write[]): Promise<boolean> {
  const save = () => table.transact(...writes);
  const lacksShares = ({ index, item }: ConditionFailed) => index === 0 && item !== undefined && !("progress" in item);
  const refused = await unlessConditionFails(save, (failed) => (lacksShares(failed) ? "shares" : "condition"));
  if (refused !== "shares") return refused === undefined;
  // One that is gone by now refuses what follows, too.
  await unlessConditionFails(() =>
    table.update({
      Key: { ...simulationKey(ref) },
      ConditionExpression: EXISTS,
      UpdateExpression: "SET progress = if_not_exists(progress, :none)",
      ExpressionAttributeValues: { ":none": {} },
    }),
  );
  return succeeded(writes, table);
}
