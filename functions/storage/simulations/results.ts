import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import * as z from "zod";
import { defineEntity, type Entity, type StoredItem } from "../../domain/entity.ts";
import { answerOfVersion1, type OlderAnswer } from "../../domain/simulation/older-answers.ts";
import { participationSchema } from "../../domain/simulation/participant.ts";
import { aggregateSchema, personaResultSchema, type Aggregate } from "../../domain/simulation/results.ts";
import { packFloats, unpackFloats } from "../float-vectors.ts";
import { RESULT_PREFIX, aggregateKey, resultKey, simulationPartition, type SimulationRef } from "../keys.ts";
import { PEOPLE_AT_ONCE } from "../table-limits.ts";
import type { Table, Write } from "../table.ts";

const packedSchema = z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength % 4 === 0);
/** Vectors lie in the table as 32-bit floats; those of older results as lists of numbers. */
const vectorSchema = z.union([packedSchema.transform(unpackFloats), z.array(z.number())]);

const storedResultSchema = z.object({
  ...participationSchema.shape,
  result: personaResultSchema,
  /** Unit vectors parallel to the result's `key_themes`. */
  theme_embeddings: z.array(vectorSchema),
});
/** What a persona said and how it was rated, with the parts the report needs beside the public record. */
export type StoredResult = z.infer<typeof storedResultSchema>;

/** Before there were signals of markets none were stale; and the stratum of the sampling plan was not kept. */
const resultOfVersion1 = (item: StoredItem): StoredItem => ({
  signals_stale: false,
  collides_with: null,
  attitude: null,
  ...item,
});
/** All ratings came from semantic similarity, and sample signals were told by the offline model alone. */
function resultOfVersion2(item: StoredItem): StoredItem {
  const { result } = item as { result: { answers?: OlderAnswer[] | null } };
  const answers = result.answers?.map(answerOfVersion1) ?? null;
  return { signals_offline: false, ...item, result: { sentiment_method: "semantic_similarity", ...result, answers } };
}
export const resultEntity = defineEntity("result", storedResultSchema, [resultOfVersion1, resultOfVersion2]);
/** Only what callers see of it. */
export const publicResult = defineEntity("result", z.object({ result: personaResultSchema }), [
  resultOfVersion1,
  resultOfVersion2,
]);

/** Writes a result, over whatever an earlier attempt has left. */
export const resultWrite = (ref: SimulationRef, personaId: string, stored: StoredResult): Write => {
  const theme_embeddings = stored.theme_embeddings.map(packFloats);
  return { Put: { Item: { ...resultKey(ref, personaId), ...resultEntity.label, ...stored, theme_embeddings } } };
};

/** The results of all participants of a study. */
export const queryResults = (table: Pick<Table, "queryAll">, ref: SimulationRef): Promise<StoredResult[]> =>
  table.queryAll(resultEntity, simulationPartition(ref), RESULT_PREFIX, { pageSize: PEOPLE_AT_ONCE });

/** The first weighted reports did not say what every persona counts. */
function aggregateOfVersion1(item: StoredItem): StoredItem {
  const { aggregate } = item as { aggregate: { weighting?: object | null } };
  const weighting = aggregate.weighting && { personas: [], ...aggregate.weighting };
  return { ...item, aggregate: { ...aggregate, weighting } };
}
/** All ratings came from semantic similarity. */
function aggregateOfVersion2(item: StoredItem): StoredItem {
  const { aggregate } = item as { aggregate: OlderAggregate };
  const rating_method = "semantic_similarity";
  const { concept_test, survey } = aggregate;
  const questions = survey?.questions.map((question) => ({
    rating_method: question.rating === null ? null : rating_method,
    ...question,
  }));
  return {
    ...item,
    aggregate: {
      sentiment_method: rating_method,
      ...aggregate,
      concept_test: concept_test && {
        ...concept_test,
        questions: concept_test.questions.map((question) => ({ rating_method, ...question })),
      },
      survey: survey && { ...survey, questions },
    },
  };
}
interface OlderAggregate {
  concept_test: { questions: object[] } | null;
  survey: { questions: { rating: object | null }[] } | null;
}
const plainAggregateEntity = defineEntity("aggregate", z.object({ aggregate: aggregateSchema }), [
  aggregateOfVersion1,
  aggregateOfVersion2,
]);
/**
 * Bytes of JSON from which on an aggregate is stored compressed: what it is billed by, and what a table works at. An
 * item takes 400 KB; the themes of a hundred open questions name the ids of 300 personas some fifty thousand times,
 * 2 MB of which an eighth is left.
 */
const PACKED_FROM = 20_000;
/** Whatever an aggregate is like inside, it is unpacked before its version is asked. */
export const aggregateEntity: Entity<{ aggregate: Aggregate }> = {
  label: plainAggregateEntity.label,
  read({ packed, ...item }) {
    if (!(packed instanceof Uint8Array)) return plainAggregateEntity.read(item);
    const aggregate: unknown = JSON.parse(brotliDecompressSync(packed).toString());
    return plainAggregateEntity.read({ ...item, aggregate });
  },
};

export function aggregateWrite(ref: SimulationRef, aggregate: Aggregate): Write {
  const json = JSON.stringify(aggregate);
  const body =
    Buffer.byteLength(json) < PACKED_FROM
      ? { aggregate }
      : { packed: brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  return { Put: { Item: { ...aggregateKey(ref), ...aggregateEntity.label, ...body } } };
}
