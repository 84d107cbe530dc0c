import { describe, expect, it } from "vitest";
import {
  createCountSimilarity,
  createOptionSimilarity,
} from "../../../../functions/findings/convergence/count-similarity.ts";
import { compareDistributions } from "../../../../functions/statistics/divergence.ts";
import { randomFrom, wholeNumber } from "../../../../functions/statistics/random.ts";

describe("the similarity from a table of terms", () => {
  it("is that of the divergence in bits, also of counts beyond the table", () => {
    const random = randomFrom(11);
    for (let round = 0; round < 200; round++) {
      const [rows, categories] = [wholeNumber(random, 2, 5), wholeNumber(random, 2, 7)];
      const table = Array.from({ length: rows }, () =>
        Array.from({ length: categories }, () => Math.max(0, wholeNumber(random, -4, 9))),
      );
      const expected = compareDistributions(table);
      const found = createCountSimilarity(20)(Int32Array.from(table.flat()), categories);
      if (expected === null) expect(found).toBeNull();
      else expect(found).toBeCloseTo(expected.similarity, 10);
    }
  });

  it("does not exist for a single study", () => {
    expect(createCountSimilarity(9)(Int32Array.of(3, 2, 0, 0), 2)).toBeNull();
  });
});

describe("the similarity of options of which several may be taken", () => {
  it("is the mean over tables of those who take an option and those who do not", () => {
    const random = randomFrom(12);
    for (let round = 0; round < 200; round++) {
      const [studies, options] = [wholeNumber(random, 1, 5), wholeNumber(random, 1, 6)];
      const sizes = Array.from({ length: studies }, () => Math.max(0, wholeNumber(random, -2, 30)));
      const taken = sizes.map((size) => Array.from({ length: options }, () => wholeNumber(random, 0, size)));
      const found = createOptionSimilarity(20)(Int32Array.from(taken.flat()), Int32Array.from(sizes));
      const each = Array.from({ length: options }, (_, option) =>
        compareDistributions(sizes.map((size, study) => [size - taken[study]![option]!, taken[study]![option]!])),
      );
      if (each.includes(null)) expect(found).toBeNull();
      else expect(found).toBeCloseTo(each.reduce((sum, one) => sum + one!.similarity, 0) / options, 10);
    }
  });
});
