import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordCostsMeanwhile } from "../../../../functions/models/port/record-costs.ts";
import type { Budget } from "../../../../functions/platform/costs/budget.ts";
import { noCost, type Cost } from "../../../../functions/platform/costs/cost.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";

const cost = (cost_microusd: number): Cost => ({ ...noCost, llm_calls: 1, cost_microusd });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const working = <T>(companyId: string, work: () => T | Promise<T>) =>
  inContext({ correlationId: "1", companyId }, work);

/** In the order in which they were begun; each ends when the test says so. */
let writes: { companyId: string; usage: Cost; end: PromiseWithResolvers<void> }[];
const budget: Budget = {
  requireBudget: () => Promise.resolve(),
  recordCost: (companyId, usage) => {
    const end = Promise.withResolvers<void>();
    writes.push({ companyId, usage, end });
    return end.promise;
  },
};
const begun = () => writes.map(({ companyId, usage }) => [companyId, usage.llm_calls, usage.cost_microusd]);
const endWrite = async (index: number) => {
  writes[index]?.end.resolve();
  await settled();
};

beforeEach(() => {
  writes = [];
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterEach(() => vi.unstubAllEnvs());

describe("charging beside the work", () => {
  it("begins at once, and ends before the work does", async () => {
    const recordCost = recordCostsMeanwhile(budget);
    let over = false;
    const work = working("a", () => recordCost(cost(5))).then(() => (over = true));
    await settled();
    expect([begun(), over]).toEqual([[["a", 1, 5]], false]);
    await endWrite(0);
    expect(await work).toBe(true);
  });

  it("ends before a work does that has failed since", async () => {
    const recordCost = recordCostsMeanwhile(budget);
    let failed = false;
    const work = working("a", () => {
      recordCost(cost(5));
      throw new Error("not stored");
    }).catch(() => (failed = true));
    await settled();
    expect(failed).toBe(false);
    await endWrite(0);
    expect(await work).toBe(true);
  });

  it("writes in one what comes while something is being written, and loses nothing", async () => {
    const recordCost = recordCostsMeanwhile(budget);
    const work = working("a", async () => {
      recordCost(cost(1));
      await settled();
      for (const price of [2, 3, 4]) recordCost(cost(price));
    });
    await settled();
    expect(begun()).toEqual([["a", 1, 1]]);
    await endWrite(0);
    expect(begun()).toEqual([
      ["a", 1, 1],
      ["a", 3, 9],
    ]);
    await endWrite(1);
    await work;
    expect(writes).toHaveLength(2);
  });

  it("begins anew after everything has been written", async () => {
    const recordCost = recordCostsMeanwhile(budget);
    for (const price of [1, 2]) {
      const work = working("a", () => recordCost(cost(price)));
      await settled();
      await endWrite(price - 1);
      await work;
    }
    expect(begun()).toEqual([
      ["a", 1, 1],
      ["a", 1, 2],
    ]);
  });

  it("keeps companies apart, and holds up none for another", async () => {
    const recordCost = recordCostsMeanwhile(budget);
    const works = ["a", "b"].map((companyId) => working(companyId, () => recordCost(cost(1))));
    await settled();
    expect(begun()).toEqual([
      ["a", 1, 1],
      ["b", 1, 1],
    ]);
    await endWrite(1);
    await works[1];
    await endWrite(0);
    await works[0];
  });

  it("lets a work end with the write that its own cost is in, whatever comes after", async () => {
    const recordCost = recordCostsMeanwhile(budget);
    const first = working("a", () => recordCost(cost(1)));
    await settled();
    const second = working("a", () => recordCost(cost(2)));
    await endWrite(0);
    await first;
    const third = working("a", () => recordCost(cost(3)));
    await endWrite(1);
    await second;
    expect(begun()).toEqual([
      ["a", 1, 1],
      ["a", 1, 2],
      ["a", 1, 3],
    ]);
    await endWrite(2);
    await third;
  });

  it("goes on with what waits when a write fails, and fails no work", async () => {
    const recordCost = recordCostsMeanwhile(budget);
    const work = working("a", async () => {
      recordCost(cost(1));
      await settled();
      recordCost(cost(2));
      return "answer";
    });
    await settled();
    writes[0]?.end.reject(new Error("throttled"));
    await settled();
    expect(begun()[1]).toEqual(["a", 1, 2]);
    await endWrite(1);
    expect(await work).toBe("answer");
  });
});
