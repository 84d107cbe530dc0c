import type { Message } from "../../domain/simulation/message.ts";
import type { Participation } from "../../domain/simulation/participant.ts";
import type { PersonaResult } from "../../domain/simulation/results.ts";
import { ABSENT, cameFrom, unlessConditionFails } from "../conditions.ts";
import { packFloats, unpackFloats } from "../float-vectors.ts";
import {
  RESULT_PREFIX,
  messageKey,
  resultKey,
  simulationKey,
  simulationPartition,
  type SimulationRef,
} from "../keys.ts";
import type { Table, Write } from "../table.ts";

/** What a persona said and how it was rated, with the parts the report needs beside the public record. */
export interface StoredResult extends Participation {
  result: PersonaResult;
  /** Unit vectors parallel to the result's `key_themes`. */
  theme_embeddings: number[][];
}

/** How a result lies in the table: vectors as 32-bit floats; those of older results as lists of numbers. */
export type ResultItem = Omit<StoredResult, "theme_embeddings"> & { theme_embeddings: (Uint8Array | number[])[] };

/** Writes a result, over whatever an earlier attempt has left. */
export const resultWrite = (ref: SimulationRef, personaId: string, stored: StoredResult): Write => {
  const item: ResultItem = { ...stored, theme_embeddings: stored.theme_embeddings.map(packFloats) };
  return { Put: { Item: { ...resultKey(ref, personaId), entity: "result", ...item } } };
};

const readResult = (item: ResultItem): StoredResult => ({
  ...item,
  theme_embeddings: item.theme_embeddings.map((vector) => (Array.isArray(vector) ? vector : unpackFloats(vector))),
});

/** The results of all participants of a study. */
export const queryResults = async (table: Pick<Table, "queryAll">, ref: SimulationRef): Promise<StoredResult[]> =>
  (await table.queryAll<ResultItem>(simulationPartition(ref), RESULT_PREFIX)).map(readResult);

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
