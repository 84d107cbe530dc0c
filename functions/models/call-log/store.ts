import { newId } from "../../platform/ids.ts";
import { cameFrom, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  CALLS_PREFIX,
  PROMPTS_PREFIX,
  callsKey,
  promptsKey,
  simulationKey,
  simulationPartition,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { pack } from "../../platform/table/packed.ts";
import type { Table } from "../../platform/table/table.ts";
import { callsEntity, promptsEntity, type AskedQuestion, type SentPrompt } from "./record.ts";

/** Most bytes of packed prompts in an item, of which the table takes 400 KB. */
const MOST_BYTES = 350_000;
/** What is stopped is emptied: a late record would stay behind. */
const RECORDED_STATES = ["pending", "running", "active", "generating_report", "complete", "failed"];

/** Prompts as items hold them, in halves where they are too long together; one too long by itself loses its text. */
function packPrompts(prompts: readonly SentPrompt[]): Uint8Array[] {
  const packed = pack(prompts);
  if (packed.length <= MOST_BYTES) return [packed];
  const [only] = prompts;
  if (prompts.length === 1 && only) return [pack([{ ...only, text: null }])];
  const half = Math.ceil(prompts.length / 2);
  return [...packPrompts(prompts.slice(0, half)), ...packPrompts(prompts.slice(half))];
}

export interface CallLog {
  /** Keeps what models were asked for a study; of one that was stopped or is gone nothing. */
  record(ref: SimulationRef, asked: readonly AskedQuestion[], prompts: readonly SentPrompt[]): Promise<void>;
  /** Every question to a model of a study, in the order in which they were recorded. */
  asked(ref: SimulationRef): Promise<AskedQuestion[]>;
  /** The texts that were sent, by their hash. */
  prompts(ref: SimulationRef): Promise<Map<string, string | null>>;
}

/** What models were asked for a study; it lies with the study and goes with it. */
export const createCallLog = (table: Table): CallLog => ({
  async record(ref, asked, prompts) {
    const id = newId();
    const origin = cameFrom(RECORDED_STATES);
    const check = {
      ConditionCheck: {
        Key: { ...simulationKey(ref) },
        ConditionExpression: origin.condition,
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: origin.values,
      },
    };
    await unlessConditionFails(async () => {
      await table.transact(check, {
        Put: { Item: { ...callsKey(ref, id), ...callsEntity.label, asked: pack(asked) } },
      });
      for (const [part, packed] of packPrompts(prompts).entries())
        await table.transact(check, {
          Put: { Item: { ...promptsKey(ref, `${id}#${part}`), ...promptsEntity.label, prompts: packed } },
        });
    });
  },

  async asked(ref) {
    const items = await table.queryAll(callsEntity, simulationPartition(ref), CALLS_PREFIX);
    return items.flatMap(({ asked }) => asked);
  },

  async prompts(ref) {
    const items = await table.queryAll(promptsEntity, simulationPartition(ref), PROMPTS_PREFIX);
    return new Map(items.flatMap(({ prompts }) => prompts.map(({ sha256, text }) => [sha256, text] as const)));
  },
});
