import { expect, it, vi } from "vitest";
import { memoize } from "../../../functions/languages/memoize.ts";

it("computes what was asked for last once, and what was longer ago anew", () => {
  const compute = vi.fn((key: string) => key.toUpperCase());
  const of = memoize(compute, 2);
  expect(["a", "b", "a", "b", "c", "b", "a"].map(of)).toEqual(["A", "B", "A", "B", "C", "B", "A"]);
  expect(compute.mock.calls.flat()).toEqual(["a", "b", "c", "a"]);
});
