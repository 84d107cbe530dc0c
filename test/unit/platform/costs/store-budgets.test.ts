import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BudgetReached } from "../../../../functions/platform/costs/budget-reached.ts";
import { addCosts, noCost, type Cost } from "../../../../functions/platform/costs/cost.ts";
import { MaxCostReached } from "../../../../functions/platform/costs/max-cost.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { createBudgetStore } from "../../../../functions/platform/costs/store-budgets.ts";
import { createCompanyBudgetStore } from "../../../../functions/accounts/company/store-budgets.ts";
import { companyCostKey, companyKey, simulationKey } from "../../../../functions/platform/table/keys.ts";
import { environmentCostKey } from "../../../../functions/platform/table/unowned-keys.ts";
import type { Table } from "../../../../functions/platform/table/table.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

/** Each test has a month of its own: the environment's counter belongs to nobody. */
let year = 2_100;
let clock: number;
let companyId: string;
beforeEach(() => {
  year += 1;
  clock = Date.UTC(year, 10, 30, 23, 59, 50);
  companyId = newId();
});

const usd = (dollars: number): Cost => ({
  llm_calls: 1,
  input_tokens: 20,
  cached_input_tokens: 3,
  output_tokens: 7,
  cost_microusd: Math.round(dollars * 1e6),
});
const LIMITS = { company_usd: 10, environment_usd: 100 };
const open = (table: Table = engine.table) => createBudgetStore(table, LIMITS, { now: () => clock });

describe("what a month has cost", () => {
  it("is the sum of its calls, by company and of all companies, until the month ends", async () => {
    const budget = open();
    await budget.recordCost(companyId, usd(1.5));
    await budget.recordCost(companyId, usd(2));
    await budget.recordCost(newId(), usd(4));
    const twice = { llm_calls: 2, input_tokens: 40, cached_input_tokens: 6, output_tokens: 14 };
    const month = `${year}-11`;
    expect(await budget.monthlyCosts(companyId)).toMatchObject({
      ...{ month, companyLimitUsd: 10, environmentLimitUsd: 100 },
      company: { ...twice, cost_microusd: 3_500_000 },
      environment: { llm_calls: 3, cost_microusd: 7_500_000 },
    });
    clock += 10_000;
    expect(await budget.monthlyCosts(companyId)).toMatchObject({
      month: `${year}-12`,
      company: { llm_calls: 0, cost_microusd: 0 },
      environment: { llm_calls: 0, cost_microusd: 0 },
    });
  });

  it("is kept for a year after it", async () => {
    await open().recordCost(companyId, usd(1));
    for (const key of [companyCostKey(companyId, `${year}-11`), environmentCostKey(`${year}-11`)])
      expect((await engine.raw.get(key))?.expires_at).toBe(Math.floor(clock / 1000) + 400 * 86_400);
  });

  it("has a charge once that is written again because its acknowledgement was lost", async () => {
    const repeating: Table = {
      ...engine.table,
      update: async (input) => {
        const written = await engine.table.update(input);
        await expect(engine.table.update(input)).rejects.toThrow();
        return written;
      },
    };
    const budget = open(repeating);
    for (let charge = 0; charge < 5; charge += 1) await budget.recordCost(companyId, usd(1));
    expect((await budget.monthlyCosts(companyId)).company).toMatchObject({ llm_calls: 5, cost_microusd: 5_000_000 });
  });

  it("knows the last 32 charges, whichever of them is written again", async () => {
    const updates: Parameters<Table["update"]>[0][] = [];
    const noting: Table = { ...engine.table, update: (input) => (updates.push(input), engine.table.update(input)) };
    const budget = open(noting);
    for (let charge = 0; charge < 32; charge += 1) await budget.recordCost(companyId, usd(0.1));
    for (const update of updates) await expect(engine.table.update(update)).rejects.toThrow();
    expect((await budget.monthlyCosts(companyId)).company).toMatchObject({ llm_calls: 32 });
  });
});

describe("the budget of a company", () => {
  it("is used up at its limit, to the millionth of a dollar", async () => {
    await open().recordCost(companyId, usd(9.999999));
    await expect(open().requireBudget({ companyId })).resolves.toBeUndefined();
    await open().recordCost(companyId, usd(0.000001));
    const refused = open().requireBudget({ companyId });
    await expect(refused).rejects.toThrow(BudgetReached);
    await expect(refused).rejects.toMatchObject({ owner: "company", until: new Date(Date.UTC(year, 11, 1)) });
    await expect(open().requireBudget({ companyId: newId() })).resolves.toBeUndefined();
  });

  it("ends with that of the environment, whoever spent it", async () => {
    await open().recordCost(newId(), usd(99.999999));
    await expect(open().requireBudget({ companyId })).resolves.toBeUndefined();
    await open().recordCost(newId(), usd(0.000001));
    await expect(open().requireBudget({ companyId })).rejects.toMatchObject({
      name: "BudgetReached",
      owner: "environment",
    });
  });

  it("is what operators set, until they take it back", async () => {
    const budgets = createCompanyBudgetStore(engine.table);
    expect(await budgets.setLimit(companyId, 5)).toBe(false);
    expect(await budgets.overview(companyId, new Date(clock))).toBeUndefined();
    await engine.raw.put(companyKey(companyId), { id: companyId, name: "Oats", created_at: "2026-11-22T00:00:00.000" });
    await open().recordCost(companyId, usd(6));
    const none = { name: "Oats", month: `${year}-11`, cost: usd(6), environmentCost: usd(6), ownLimitUsd: null };
    expect(await budgets.overview(companyId, new Date(clock))).toMatchObject(none);

    expect(await budgets.setLimit(companyId, 5)).toBe(true);
    expect(await budgets.overview(companyId, new Date(clock))).toMatchObject({ ownLimitUsd: 5 });
    expect((await open().monthlyCosts(companyId)).companyLimitUsd).toBe(5);
    await expect(open().requireBudget({ companyId })).rejects.toThrow(BudgetReached);
    expect(await budgets.setLimit(companyId, null)).toBe(true);
    await expect(open().requireBudget({ companyId })).resolves.toBeUndefined();
  });

  it("is read anew after two seconds, and at once after a read that failed", async () => {
    let reads = 0;
    let broken = true;
    const counting: Table = {
      ...engine.table,
      getMany: (...wanted: Parameters<Table["getMany"]>) => {
        reads += 1;
        return broken ? Promise.reject(new Error("throttled")) : engine.table.getMany(...wanted);
      },
    };
    const budget = open(counting);
    await expect(budget.requireBudget({ companyId })).rejects.toThrow("throttled");
    broken = false;
    await budget.requireBudget({ companyId });
    await open().recordCost(companyId, usd(10));
    clock += 1_999;
    await expect(budget.requireBudget({ companyId })).resolves.toBeUndefined();
    expect(reads).toBe(2);
    clock += 1;
    await expect(budget.requireBudget({ companyId })).rejects.toThrow(BudgetReached);
    expect(reads).toBe(3);
  });
});

it("adds up what calls cost, number by number", () => {
  const one = { ...usd(1), llm_calls: 2 };
  expect(addCosts(one, usd(0.5))).toEqual({
    ...{ llm_calls: 3, input_tokens: 40, cached_input_tokens: 6, output_tokens: 14, cost_microusd: 1_500_000 },
  });
  expect(addCosts(noCost, one)).toEqual(one);
});

describe("the limit of a study", () => {
  const spent = async (max_cost_usd: number | null, dollars: number) => {
    const study = { projectId: newId(), simulationId: newId() };
    await engine.raw.put(simulationKey({ companyId, ...study }), {
      entity: "simulation",
      max_cost_usd,
      usage: usd(dollars),
    });
    return study;
  };

  it("is reached when its calls have cost that much", async () => {
    for (const [most, dollars] of [
      [2, 1.999999],
      [null, 5_000],
    ] as const)
      await expect(open().requireBudget({ companyId, study: await spent(most, dollars) })).resolves.toBeUndefined();
    const reached = open().requireBudget({ companyId, study: await spent(2, 2) });
    await expect(reached).rejects.toThrow(MaxCostReached);
    // State machines know it by its name.
    await expect(reached).rejects.toMatchObject({
      ...{ name: "MaxCostReached", message: "The study has reached its max_cost_usd of 2" },
    });
    const nowhere = { projectId: newId(), simulationId: newId() };
    await expect(open().requireBudget({ companyId, study: nowhere })).resolves.toBeUndefined();
  });

  it("is looked at again a tenth of a second later, and never of a study without one", async () => {
    let reads = 0;
    const counting: Table = {
      ...engine.table,
      get: ((...wanted: Parameters<Table["get"]>) => ((reads += 1), engine.table.get(...wanted))) as Table["get"],
    };
    const budget = open(counting);
    const [limited, free] = [await spent(2, 1), await spent(null, 1)];
    for (const study of [limited, limited, free, free]) await budget.requireBudget({ companyId, study });
    expect(reads).toBe(2);
    await engine.raw.set(simulationKey({ companyId, ...limited }), { usage: usd(2) });
    clock += 99;
    await budget.requireBudget({ companyId, study: limited });
    clock += 1;
    await expect(budget.requireBudget({ companyId, study: limited })).rejects.toThrow(MaxCostReached);
    await budget.requireBudget({ companyId, study: free });
    expect(reads).toBe(3);
  });
});
