import { expect, it } from "vitest";
import { percentile } from "../../../bench/http/percentile.ts";

it("takes a value that was measured, by nearest rank", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([1, 2, 3], 0.5)).toBe(2);
  expect(percentile([1, 2, 3], 0.99)).toBe(3);
});

it("has the only value for every share, and none of nothing", () => {
  expect(percentile([7], 0)).toBe(7);
  expect(percentile([7], 1)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
