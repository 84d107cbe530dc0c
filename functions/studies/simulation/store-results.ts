import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import * as z from "zod";
import { defineEntity, type StoredItem } from "../../platform/table/entity.ts";
import { participationSchema } from "../../personas/people/participant.ts";
import { aggregateSchema, personaResultSchema, type Aggregate } from "./results.ts";
import { packFloats, unpackFloats } from "../../platform/table/float-vectors.ts";
import {
  RESULT_PREFIX,
  aggregateKey,
  resultKey,
  simulationPartition,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table, Write } from "../../platform/table/table.ts";

/** Vectors lie in the table as 32-bit floats. */
const vectorSchema = z
  .instanceof(Uint8Array)
  .refine(({ byteLength }) => byteLength % 4 === 0)
  .transform(unpackFloats);

const storedResultSchema = z.object({
  ...participationSchema.shape,
  result: personaResultSchema,
  /** Unit vectors parallel to the result's `key_themes`. */
  theme_embeddings: z.array(vectorSchema),
});
/** What a persona said and how it was rated, with the parts the report needs besides the public record. */
export type StoredResult = z.infer<typeof storedResultSchema>;

export const resultEntity = defineEntity("result", storedResultSchema);
/** Only what callers see of it. */
export const publicResult = defineEntity("result", z.object({ result: personaResultSchema }));

/** Writes a result, over whatever an earlier attempt has left. */
export const resultWrite = (ref: SimulationRef, personaId: string, stored: StoredResult): Write => {
  const theme_embeddings = stored.theme_embeddings.map(packFloats);
  return { Put: { Item: { ...resultKey(ref, personaId), ...resultEntity.label, ...stored, theme_embeddings } } };
};

/** The results of all participants of a study. */
export const queryResults = (table: Pick<Table, "queryAll">, ref: SimulationRef): Promise<StoredResult[]> =>
  table.queryAll(resultEntity, simulationPartition(ref), RESULT_PREFIX, { pageSize: PEOPLE_AT_ONCE });

/**
 * An aggregate with at least this many bytes of JSON is stored compressed: bytes are what it is billed by, and what a
 * table works at. An item takes 400 KB. The themes of a hundred open questions name the ids of 300 personas some fifty
 * thousand times: 2 MB, of which an eighth is left.
 */
const PACKED_FROM = 20_000;
const unpacked = ({ packed, ...item }: StoredItem): unknown =>
  packed instanceof Uint8Array ? { aggregate: JSON.parse(brotliDecompressSync(packed).toString()) as unknown } : item;
export const aggregateEntity = defineEntity(
  "aggregate",
  z.preprocess((item) => unpacked(item as StoredItem), z.object({ aggregate: aggregateSchema })),
);

export function aggregateWrite(ref: SimulationRef, aggregate: Aggregate): Write {
  const json = JSON.stringify(aggregate);
  const body =
    Buffer.byteLength(json) < PACKED_FROM
      ? { aggregate }
      : { packed: brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  return { Put: { Item: { ...aggregateKey(ref), ...aggregateEntity.label, ...body } } };
}
