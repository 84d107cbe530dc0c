import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { functionEntries } from "../../../../functions/service/functions/functions.ts";
import {
  modelCapacity,
  reservedConcurrency,
  SMALLEST_CAP,
} from "../../../../functions/service/functions/model-capacity.ts";

const asksModels = functionEntries.filter(
  ([, { permissions, trigger }]) =>
    trigger.kind === "state" && (permissions.models ?? []).some((role) => role !== "embedding"),
);

describe("the cap on concurrent model calls", () => {
  it("is shared out among all states that call a model", () => {
    expect([...reservedConcurrency(SMALLEST_CAP).keys()].sort()).toEqual(asksModels.map(([name]) => name).sort());
  });

  it("is never exceeded, whatever all functions do at once, and leaves each of them a turn", () => {
    fc.assert(
      fc.property(fc.integer({ min: SMALLEST_CAP, max: 5_000 }), (cap) => {
        const shares = [...modelCapacity(cap).values()];
        const calls = shares.map(({ invocations, callsAtOnce }) => invocations * callsAtOnce);
        expect(Math.min(...shares.map(({ invocations }) => invocations))).toBeGreaterThanOrEqual(1);
        expect(calls.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(cap);
      }),
    );
  });

  it("would leave somebody without a turn below its least", () => {
    expect(Math.min(...reservedConcurrency(SMALLEST_CAP - 1).values())).toBe(0);
  });
});
