import { createHash } from "node:crypto";
import * as z from "zod";
import { defineEntity } from "../../domain/entity.ts";
import { packFloats, unpackFloats } from "../float-vectors.ts";
import { anchorVectorKey } from "../unowned-keys.ts";
import type { Table } from "../table.ts";

export const anchorVectorEntity = defineEntity(
  "anchor_vector",
  z.object({
    text: z.string(),
    /** 32-bit floats, as bytes. */
    vector: z.instanceof(Uint8Array),
  }),
);

const BATCH = 100;
const keyOf = (modelId: string, text: string) =>
  anchorVectorKey(modelId, createHash("sha256").update(text).digest("hex"));

/**
 * Vectors of the anchor statements, per embedding model, so that a function that starts anew reads in two requests what
 * would take it a hundred calls of the model. The statements are part of the service; what anybody said is never here.
 */
export const createAnchorVectorStore = (table: Table) => ({
  /** Those of some statements that are known, by statement. */
  async load(modelId: string, texts: readonly string[]): Promise<Map<string, number[]>> {
    const batches = Array.from({ length: Math.ceil(texts.length / BATCH) }, (_, index) =>
      texts.slice(index * BATCH, (index + 1) * BATCH),
    );
    const read = await Promise.all(
      batches.map((batch) =>
        table.getMany(...batch.map((text) => [anchorVectorEntity, keyOf(modelId, text)] as const)),
      ),
    );
    return new Map(read.flat().flatMap((item) => (item ? [[item.text, unpackFloats(item.vector)] as const] : [])));
  },

  /** The same again changes nothing. */
  save: (modelId: string, vectors: ReadonlyMap<string, readonly number[]>): Promise<void> =>
    table.putAll(
      [...vectors].map(([text, vector]) => ({
        ...keyOf(modelId, text),
        ...anchorVectorEntity.label,
        text,
        vector: packFloats(vector),
      })),
    ),
});
