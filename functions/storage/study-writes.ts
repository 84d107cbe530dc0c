import type { Message } from "../domain/simulation/message.ts";
import type { Standing } from "../domain/simulation/participant.ts";
import type { PersonaResult } from "../domain/simulation/results.ts";
import { ABSENT, cameFrom, unlessConditionFails } from "./conditions.ts";
import { messageKey, simulationKey, type SimulationRef } from "./keys.ts";
import type { Table, Write } from "./table.ts";

/** What a persona said and how it was rated, with the parts the report needs beside the public record. */
export interface StoredResult extends Standing {
  result: PersonaResult;
  theme_embeddings: number[][];
}

/** A message with what its persona said it was about, for the themes of a discussion. */
export type StoredMessage = Message & {
  themes?: string[];
  /** Personas that a moderator turned to. */
  addressed?: string[];
};

/** A message is said once: a repeated step finds it there and leaves it alone. */
export const messageWrite = (ref: SimulationRef, message: StoredMessage): Write => ({
  Put: {
    Item: { ...messageKey(ref, message.sequence), entity: "message", ...message },
    ConditionExpression: ABSENT,
  },
});

/** An update of the simulation's item on condition that it is in one of some states. */
export const statusUpdate = (
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

/** Writes all or nothing. @returns false if a condition did not hold */
export const succeeded = (writes: Write[], table: Table): Promise<boolean> =>
  unlessConditionFails(
    async () => {
      await table.transact(...writes);
      return true;
    },
    () => false,
  );
