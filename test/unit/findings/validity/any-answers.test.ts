import * as fc from "fast-check";
import { expect, it } from "vitest";
import { measureValidity } from "../../../../functions/findings/validity/measure-validity.ts";
import { validitySchema, type Fidelity } from "../../../../functions/findings/validity/schemas.ts";
import { chosen, choice, estimate, input, rated, scale, simulation } from "./inputs.ts";

const OPTIONS = ["a", "b", "c"];
const points = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 12 });
const one = fc.array(fc.constantFrom(...OPTIONS), { minLength: 1, maxLength: 8 });
const several = fc.array(fc.subarray(OPTIONS, { minLength: 1 }), { minLength: 1, maxLength: 8 });
const counts = fc.tuple(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 20 }));

function expectInBounds({ ks_similarity, wasserstein_over_range, total_variation, sd_ratio, shares }: Fidelity): void {
  for (const share of [ks_similarity, wasserstein_over_range, total_variation, ...shares.map(({ share }) => share)]) {
    expect(share ?? 0).toBeGreaterThanOrEqual(0);
    expect(share ?? 0).toBeLessThanOrEqual(1 + 1e-12);
  }
  expect(sd_ratio ?? 0).toBeGreaterThanOrEqual(0);
}

it("whatever is answered, every figure is a number within its bounds or null", () => {
  fc.assert(
    fc.property(points, points, points, one, several, counts, (personas, people, others, single, ticks, numbers) => {
      const [a, b, c] = numbers;
      const halves = [
        [numbers, [c, a, b]],
        [[0, 0, 0], numbers],
      ] as [number[], number[]][];
      const questions = [scale("q1", personas), choice("q2", OPTIONS, single), choice("q3", OPTIONS, ticks, "options")];
      const n = a + b + c;
      const held = input(
        questions,
        [
          rated("q1", people, { halves: [[[1], [0]]] }),
          chosen("q2", { a, b, c }, { halves }),
          chosen("q3", { a, b, c }, { n, multiple: true, halves }),
        ],
        {
          anonymous: simulation([scale("q1", others)]),
          directEstimates: [estimate("q1", { 1: 0, 2: 1 }), estimate("q2", { a: 0, b: 0 }), estimate("q3", { a: 1 })],
          respondents: new Map([["q1", new Map(others.map((answer, index) => [`p${index}`, answer]))]]),
        },
      );
      const validity = measureValidity(held, "en");
      // No NaN and no infinity pass the schema.
      expect(validitySchema.parse(validity)).toEqual(validity);
      expect(validity.questions).toHaveLength(3);
      for (const { personas: own, random, no_persona, direct_estimate, other_half } of validity.questions)
        for (const fidelity of [own, random, no_persona, direct_estimate, other_half])
          if (fidelity) expectInBounds(fidelity);
      for (const {
        mean_absolute_error_over_range: error,
        mean_absolute_error_interval: interval,
      } of validity.overall) {
        expect(error).toBeLessThanOrEqual(1);
        if (interval) expect(interval[0]! <= error! && error! <= interval[1]!).toBe(true);
      }
    }),
  );
});
