import { expect, it } from "vitest";
import { replicatesFor } from "../../../../functions/findings/convergence/resample.ts";

const of = (...steps: number[]) => replicatesFor(steps.map((one) => ({ steps: one })));

it("two thousand resamples are made of what is usual, fewer of what is very large, and never fewer than 500", () => {
  expect(of()).toBe(2_000);
  expect(of(100_000, 99_999)).toBe(2_000);
  expect(of(300_000, 99_999)).toBe(1_000);
  expect(of(5_000_000)).toBe(500);
});
