import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDistributions, entropyBits, jensenShannonBits } from "../../../functions/statistics/divergence.ts";
import { StatisticsInputError } from "../../../functions/statistics/input-error.ts";
import { mean } from "../../../functions/statistics/moments.ts";
import { randomFrom, wholeNumber } from "../../../functions/statistics/random.ts";
import { matrix } from "../../support/matrix.ts";
import { expectClose, metrics } from "./reference.ts";

const row = fc.array(fc.nat({ max: 50 }), { minLength: 4, maxLength: 4 }).filter((counts) => counts.some((n) => n > 0));
const rows = fc.array(row, { minLength: 2, maxLength: 5 });

describe("entropyBits", () => {
  it("counts the bits of equally likely categories", () => {
    expect(entropyBits([1, 1, 1, 1])).toBe(2);
    expect(entropyBits([7, 0])).toBe(0);
  });
});

describe("jensenShannonBits", () => {
  it("is 0 for the same distribution at any size, 1 for two without overlap", () => {
    expect(jensenShannonBits(matrix("1 2 3 | 10 20 30"))).toBeCloseTo(0, 15);
    expect(jensenShannonBits(matrix("1 0 | 0 1"))).toBe(1);
  });

  it("is H(m) minus the mean of H", () => {
    expectClose(jensenShannonBits(matrix("1 1 | 1 0")), entropyBits([3, 1]) - 0.5, 1e-12);
    expectClose(jensenShannonBits(matrix("1 1 | 1 0"), [1, 3]), entropyBits([7, 1]) - 0.25, 1e-12);
  });

  it("lies between 0 and the entropy of the weights and ignores the order of rows and categories", () => {
    fc.assert(
      fc.property(rows, (table) => {
        const value = jensenShannonBits(table);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(Math.log2(table.length) + 1e-12);
        expect(jensenShannonBits(table.toReversed().map((counts) => counts.toReversed()))).toBeCloseTo(value, 12);
      }),
    );
  });

  it("refuses empty and ragged distributions", () => {
    expect(() => jensenShannonBits(matrix("0 0 | 1 0"))).toThrow(StatisticsInputError);
    expect(() => jensenShannonBits([[1], [1, 0]])).toThrow(StatisticsInputError);
    expect(() => jensenShannonBits([[1, 1]], [1, 1])).toThrow(StatisticsInputError);
  });
});

describe("compareDistributions", () => {
  it("tests with G = 2 Σ O ln(O/E)", () => {
    const result = compareDistributions(matrix("12 5 3 | 4 9 7"))!;
    expectClose(result.g, 6.9905800630616, 1e-12);
    expectClose(result.p, 0.030339947618974267, 1e-11);
    expect(result).toMatchObject({ distributions: 2, categories: 3, n: 40, df: 2 });
  });

  it("subtracts what sampling alone would give and divides by the entropy of the sizes", () => {
    const result = compareDistributions(matrix("12 5 3 | 4 9 7"))!;
    expectClose(result.correctedBits, result.jsdBits - 2 / (80 * Math.LN2), 1e-12);
    expectClose(result.similarity, 1 - result.correctedBits, 1e-12);
  });

  it("is about 1 on average for samples of one population, where the raw divergence is not 0", () => {
    const random = randomFrom(1);
    const sample = (): number[] => {
      const counts = [0, 0, 0, 0, 0];
      for (let i = 0; i < 40; i += 1) counts[wholeNumber(random, 0, 4)]! += 1;
      return counts;
    };
    const results = Array.from({ length: 1000 }, () => compareDistributions([sample(), sample()])!);
    expect(Math.abs(mean(results.map(({ correctedBits }) => correctedBits)))).toBeLessThan(0.003);
    expect(mean(results.map(({ jsdBits }) => jsdBits))).toBeGreaterThan(0.03);
  });

  it("does not count categories nobody used", () => {
    const used = compareDistributions(matrix("5 3 | 4 4"));
    expect(compareDistributions(matrix("5 0 3 | 4 0 4"))).toEqual(used);
  });

  it("leaves out simulations without answers and is null below two", () => {
    expect(compareDistributions(matrix("5 3 | 0 0 | 4 4"))).toEqual(compareDistributions(matrix("5 3 | 4 4")));
    expect(compareDistributions(matrix("5 3 | 0 0"))).toBeNull();
    expect(compareDistributions([])).toBeNull();
  });

  it("is 1 with p = 1 when everybody gave one and the same answer", () => {
    expect(compareDistributions(matrix("5 0 | 4 0"))).toMatchObject({ similarity: 1, p: 1, df: 0 });
  });

  it("keeps similarity and p between 0 and 1", () => {
    fc.assert(
      fc.property(rows, (table) => {
        const { similarity, p } = compareDistributions(table)!;
        expect(Math.min(similarity, p)).toBeGreaterThanOrEqual(0);
        expect(Math.max(similarity, p)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("the reference figures", () => {
  const { counts, pairwise } = metrics.jensen_shannon ?? {};

  it.each(["AB", "AC", "BC"])("agree for the pair %s", (pair) => {
    const bits = jensenShannonBits([...pair].map((name) => counts[name]));
    expectClose(bits, pairwise[pair].jsd_bits);
    expectClose(1 - bits, pairwise[pair].similarity);
    if (pair === "AB") {
      expectClose(bits * Math.LN2, pairwise.AB.jsd_nats);
      expectClose(Math.sqrt(bits), pairwise.AB.distance_bits);
    }
  });

  it("agree for disjoint and identical distributions", () => {
    const { disjoint, identical } = metrics.jensen_shannon;
    expectClose(jensenShannonBits([disjoint.P, disjoint.Q]), disjoint.jsd_bits);
    expectClose(jensenShannonBits([counts.A, counts.A]), identical);
  });

  it("agree for three distributions, with and without sizes as weights", () => {
    const { generalised_equal_weights, generalised_size_weights } = metrics.jensen_shannon;
    const bits = jensenShannonBits([counts.A, counts.B, counts.C]);
    expectClose(bits, generalised_equal_weights.jsd_bits);
    expectClose(entropyBits([1, 1, 1]), generalised_equal_weights.max_bits);
    expectClose(bits / entropyBits([1, 1, 1]), generalised_equal_weights.normalised);
    expectClose(jensenShannonBits([counts.A, counts.B, counts.C], [100, 100, 100]), generalised_size_weights.jsd_bits);
  });

  it("agree for the G test and the bias", () => {
    const expected = metrics.jensen_shannon.identity_with_G_test;
    const result = compareDistributions([counts.A, counts.B, counts.C])!;
    expectClose(result.g, expected.G);
    expect(result.df).toBe(expected.df);
    expectClose(result.p, expected.p);
    expectClose(result.expectedBits, expected.expected_jsd_if_same_population_bits);
    expectClose(result.correctedBits, expected.bias_corrected_jsd_bits);
  });

  it("agree on the divergence to expect between small samples of one population", () => {
    const alike = [4, 4, 4, 4, 4];
    expectClose(compareDistributions([alike, alike])?.expectedBits, metrics.jensen_shannon.small_n_warning.value);
  });
});
