import { expect, it } from "vitest";
import { fisherInterval } from "../../../functions/statistics/fisher-interval.ts";
import { pearsonCorrelation } from "../../../functions/statistics/moments.ts";
import { expectInterval } from "./reference.ts";

it("holds what scipy 1.17 gives (pearsonr.confidence_interval)", () => {
  const r = pearsonCorrelation([1, 2, 3, 4, 5, 6, 7], [2, 1, 4, 3, 7, 5, 6])!;
  expectInterval(fisherInterval(r, 7), [0.1792540505148308, 0.9727559513431969]);
});

it("is none of three pairs, and none of a correlation that is complete", () => {
  expect(fisherInterval(0.5, 3)).toBeNull();
  expect(fisherInterval(-1, 30)).toBeNull();
  expect(() => fisherInterval(1.2, 30)).toThrow("-1..1");
});
