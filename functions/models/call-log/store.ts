import type { ModelIds } from "../../platform/functions/environment.ts";
import { newId } from "../../platform/ids.ts";
import { cameFrom, unlessConditionFails } from "../../platform/table/conditions.ts";
import {
  ANSWERS_PREFIX,
  CALLS_PREFIX,
  PROMPTS_PREFIX,
  VECTORS_PREFIX,
  answersKey,
  callsKey,
  promptsKey,
  simulationKey,
  simulationPartition,
  vectorsKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { packFloats, unpackFloats } from "../../platform/table/float-vectors.ts";
import { pack } from "../../platform/table/packed.ts";
import type { Item, Table } from "../../platform/table/table.ts";
import {
  callsEntity,
  promptsEntity,
  turnsEntity,
  vectorsEntity,
  type AskedQuestion,
  type EmbeddedText,
  type ModelTurn,
  type Recorded,
} from "./record.ts";

/** Most bytes of what was packed in an item, of which the table takes 400 KB. */
const MOST_BYTES = 350_000;
/** 4 bytes for each of 512 to 1,024 numbers, and the text. */
const VECTORS_AN_ITEM = 60;
/** A stopped study is emptied: a late record would stay behind. */
const RECORDED_STATES = ["pending", "running", "active", "generating_report", "complete", "failed"];

/** A list as items hold it, in halves where it is too long together; an entry too long by itself is shortened. */
function packList<T>(entries: readonly T[], shortened: (only: T) => T): Uint8Array[] {
  const packed = pack(entries);
  if (packed.length <= MOST_BYTES) return [packed];
  const [only] = entries;
  if (entries.length === 1 && only) return [pack([shortened(only)])];
  const half = Math.ceil(entries.length / 2);
  return [...packList(entries.slice(0, half), shortened), ...packList(entries.slice(half), shortened)];
}

/** Texts with their vectors as items hold them: each text of a model once. */
function vectorItems(texts: readonly EmbeddedText[]): Item[] {
  const byModel = Map.groupBy(texts, ({ modelId }) => modelId);
  return [...byModel].flatMap(([model_id, own]) => {
    const distinct = [...new Map(own.map((one) => [one.text, one])).values()];
    const parts = Array.from({ length: Math.ceil(distinct.length / VECTORS_AN_ITEM) }, (_, part) =>
      distinct.slice(part * VECTORS_AN_ITEM, (part + 1) * VECTORS_AN_ITEM),
    );
    return parts.map((part) => ({
      ...vectorsEntity.label,
      model_id,
      texts: pack(part.map(({ text }) => text)),
      vectors: packFloats(part.flatMap(({ vector }) => vector)),
    }));
  });
}

export interface CallLog {
  /** Keeps what models were asked and answered for a study. Keeps nothing for a study that was stopped or is gone. */
  record(ref: SimulationRef, recorded: Recorded, models: ModelIds): Promise<void>;
  /** Every question to a model of a study, in the order in which they were recorded. */
  asked(ref: SimulationRef): Promise<AskedQuestion[]>;
  /** The texts that were sent, by their hash. */
  prompts(ref: SimulationRef): Promise<Map<string, string | null>>;
  /** Which models answered in which role, by the latest record; undefined if no record says so. */
  models(ref: SimulationRef): Promise<ModelIds | undefined>;
  /** Every call of a model, in the order in which they were made. */
  turns(ref: SimulationRef): Promise<ModelTurn[]>;
  /** Every text that was embedded, each once for a model. */
  vectors(ref: SimulationRef): Promise<EmbeddedText[]>;
}

/** The record of what models were asked for a study; it is stored with the study and deleted with it. */
export const createCallLog = (table: Table): CallLog => ({
  async record(ref, { asked, prompts, turns, vectors }, models) {
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
      const put = (Item: Item) => table.transact(check, { Put: { Item } });
      if (asked.length > 0) await put({ ...callsKey(ref, id), ...callsEntity.label, asked: pack(asked), models });
      for (const [part, packed] of packList(prompts, (one) => ({ ...one, text: null })).entries())
        await put({ ...promptsKey(ref, `${id}#${part}`), ...promptsEntity.label, prompts: packed });
      for (const [part, packed] of packList(turns, (one) => ({ ...one, answer: null })).entries())
        await put({ ...answersKey(ref, `${id}#${part}`), ...turnsEntity.label, turns: packed });
      for (const [part, item] of vectorItems(vectors).entries())
        await put({ ...vectorsKey(ref, `${id}#${part}`), ...item });
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

  async models(ref) {
    const items = await table.queryAll(callsEntity, simulationPartition(ref), CALLS_PREFIX, { descending: true });
    return items.find(({ models }) => models !== undefined)?.models;
  },

  async turns(ref) {
    const items = await table.queryAll(turnsEntity, simulationPartition(ref), ANSWERS_PREFIX);
    return items.flatMap(({ turns }) => turns).sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  },

  async vectors(ref) {
    const items = await table.queryAll(vectorsEntity, simulationPartition(ref), VECTORS_PREFIX);
    const all = items.flatMap(({ model_id: modelId, texts, vectors }) => {
      const numbers = unpackFloats(vectors);
      const length = numbers.length / texts.length;
      return texts.map((text, at) => ({ modelId, text, vector: numbers.slice(at * length, (at + 1) * length) }));
    });
    return [...new Map(all.map((one) => [`${one.modelId} ${one.text}`, one])).values()];
  },
});
