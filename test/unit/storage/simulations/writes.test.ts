import { describe, expect, it } from "vitest";
import { unitVector } from "../../../../functions/domain/simulation/cluster-themes.ts";
import { cosineSimilarity } from "../../../../functions/domain/statistics/ssr.ts";
import { queryResults, resultWrite, type StoredResult } from "../../../../functions/storage/simulations/writes.ts";
import type { Item } from "../../../../functions/storage/table.ts";

const ref = { companyId: "company", projectId: "project", simulationId: "simulation" };
const vector = (seed: number) =>
  Array.from(unitVector(Array.from({ length: 512 }, (_, index) => Math.sin(seed * (index + 1)))), Number);
const stored = (theme_embeddings: number[][]) => ({ result: { persona_id: "one" }, theme_embeddings }) as StoredResult;

/** Results as they are read from a table that holds these items. */
const read = (...items: object[]) => queryResults({ queryAll: <T>() => Promise.resolve(items as T[]) }, ref);

const itemOf = (result: StoredResult): Item => resultWrite(ref, "one", result).Put?.Item as Item;

describe("the vectors of a result's themes", () => {
  it("are stored as 4 bytes a component, and tell as much as before", async () => {
    const [a, b] = [vector(1), vector(1.05)];
    const item = itemOf(stored([a, b]));
    expect((item.theme_embeddings as Uint8Array[]).map(({ byteLength }) => byteLength)).toEqual([2048, 2048]);
    const [first, second] = (await read(item))[0]?.theme_embeddings as [number[], number[]];
    expect(cosineSimilarity(first, second)).toBeCloseTo(cosineSimilarity(a, b), 6);
    expect(first[7]).toBeCloseTo(a[7] as number, 7);
  });

  it("are read wherever in a larger buffer their bytes begin", async () => {
    const [bytes] = itemOf(stored([[0.25, -0.5]])).theme_embeddings as [Uint8Array];
    const shifted = new Uint8Array(new ArrayBuffer(bytes.length + 3), 3);
    shifted.set(bytes);
    expect((await read({ ...stored([]), theme_embeddings: [shifted] }))[0]?.theme_embeddings).toEqual([[0.25, -0.5]]);
  });

  it("are read from results that hold them as lists of numbers", async () => {
    const older = stored([[0.1234, -0.5], []]);
    expect((await read(older))[0]).toEqual(older);
  });
});
