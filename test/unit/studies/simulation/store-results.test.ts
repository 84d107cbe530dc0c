import { describe, expect, it } from "vitest";
import { unitVector } from "../../../../functions/studies/report/cluster-themes.ts";
import { cosineSimilarity } from "../../../../functions/statistics/ssr.ts";
import {
  resultEntity,
  resultWrite,
  type StoredResult,
} from "../../../../functions/studies/simulation/store-results.ts";
import type { Item } from "../../../../functions/platform/table/table.ts";
import { plainResultOf } from "./results.ts";

const ref = { companyId: "company", projectId: "project", simulationId: "simulation" };
const vector = (seed: number) =>
  Array.from(unitVector(Array.from({ length: 512 }, (_, index) => Math.sin(seed * (index + 1)))), Number);
const stored = (theme_embeddings: number[][]): StoredResult => ({
  result: plainResultOf("one"),
  grounded: true,
  signals_stale: false,
  signals_offline: false,
  collides_with: null,
  attitude: "pragmatist",
  theme_embeddings,
});

const itemOf = (result: StoredResult): Item => resultWrite(ref, "one", result).Put?.Item as Item;

describe("the vectors of a result's themes", () => {
  it("are stored as 4 bytes a component, and tell as much as before", () => {
    const [a, b] = [vector(1), vector(1.05)];
    const item = itemOf(stored([a, b]));
    expect((item.theme_embeddings as Uint8Array[]).map(({ byteLength }) => byteLength)).toEqual([2048, 2048]);
    const [first, second] = resultEntity.read(item).theme_embeddings as [number[], number[]];
    expect(cosineSimilarity(first, second)).toBeCloseTo(cosineSimilarity(a, b), 6);
    expect(first[7]).toBeCloseTo(a[7] as number, 7);
  });

  it("are read wherever in a larger buffer their bytes begin", () => {
    const [bytes] = itemOf(stored([[0.25, -0.5]])).theme_embeddings as [Uint8Array];
    const shifted = new Uint8Array(new ArrayBuffer(bytes.length + 3), 3);
    shifted.set(bytes);
    expect(resultEntity.read({ ...stored([]), theme_embeddings: [shifted] }).theme_embeddings).toEqual([[0.25, -0.5]]);
  });
});
