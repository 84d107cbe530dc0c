import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { monthOf, nextMonth } from "../../functions/platform/costs/month.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { companyBudgetEntity, monthlyCostEntity } from "../../functions/platform/costs/store-items.ts";
import { companyBudgetKey, companyCostKey } from "../../functions/platform/table/keys.ts";
import { colleagues } from "../support/colleagues.ts";
import { Company } from "../support/company.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { startSimulation } from "../support/simulations.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { tableContents } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

interface Spent {
  llm_calls: number;
  input_tokens: number;
  cached_input_tokens: number;
  output_tokens: number;
}

let table: RawTable;
beforeAll(() => {
  table = openRawTable(stack.endpoints.dynamodb);
});
afterAll(() => table.close());

const usageOf = async (company: Company) => (await company.get("/company/usage")).body;

describe("what a company spends", () => {
  it("is nothing in the beginning, with every field", async () => {
    const now = new Date();
    expect(await usageOf(await Company.signUp(stack.url))).toEqual({
      month: monthOf(now),
      llm_calls: 0,
      input_tokens: 0,
      cached_input_tokens: 0,
      output_tokens: 0,
      estimated_cost_usd: 0,
      budget_usd: 50,
      budget_left_usd: 50,
      budget_reached: false,
      resets_at: timestamp(nextMonth(now)),
    });
  });

  it("is what its persona and its study have used, and no other company's", async () => {
    const [company, other] = await Promise.all([Company.signUp(stack.url), Company.signUp(stack.url)]);
    const group = await company.prepare({ persona_count: 1 });
    const studyId = await startSimulation(company, group, "concept_test");
    const study = await company.waitForSimulation(group.projectId, studyId);
    expect(study.status).toBe("complete");
    // What a persona has cost is not shown, but stored with it.
    const persona = (await tableContents(stack.endpoints.dynamodb)).find(
      ({ PK, entity }) => entity === "persona" && String(PK).endsWith(`#G#${group.groupId}`),
    );
    const sum = (count: keyof Spent) => (study.usage as Spent)[count] + (persona?.usage as Spent)[count];
    // The persona, its answer, the report.
    expect(sum("llm_calls")).toBeGreaterThanOrEqual(3);
    expect(sum("input_tokens")).toBeGreaterThan(0);
    expect(sum("output_tokens")).toBeGreaterThan(0);
    const expected = {
      llm_calls: sum("llm_calls"),
      input_tokens: sum("input_tokens"),
      cached_input_tokens: sum("cached_input_tokens"),
      output_tokens: sum("output_tokens"),
      // The offline model costs nothing.
      estimated_cost_usd: 0,
      budget_reached: false,
    };
    expect(await usageOf(company)).toMatchObject(expected);
    expect(await usageOf(other)).toMatchObject({ llm_calls: 0, input_tokens: 0 });
  });

  it("is told to every member, until one is removed", async () => {
    const owner = await Company.signUp(stack.url);
    const { client, user } = await colleagues(stack, owner).join();
    expect((await client.get("/company/usage")).body).toEqual(await usageOf(owner));
    await owner.delete(`/company/members/${user.id}`);
    await until(
      async () => (await client.get("/company/usage")).status,
      (status) => status === 401,
    );
  });
});

describe("a company's budget", () => {
  const spend = (company: Company, costUsd: number) =>
    table.put(companyCostKey(company.user.company_id as string, monthOf(new Date())), {
      ...monthlyCostEntity.label,
      llm_calls: 3,
      input_tokens: 1_000,
      cached_input_tokens: 200,
      output_tokens: 300,
      cost_microusd: costUsd * 1e6,
    });

  it("is left by what models have cost, to the millionth of a dollar", async () => {
    const company = await Company.signUp(stack.url);
    await spend(company, 1.234567);
    expect(await usageOf(company)).toMatchObject({
      llm_calls: 3,
      input_tokens: 1_000,
      cached_input_tokens: 200,
      output_tokens: 300,
      estimated_cost_usd: 1.234567,
      budget_usd: 50,
      budget_left_usd: 48.765433,
      budget_reached: false,
    });
  });

  it("is reached when nothing is left, and never less than nothing", async () => {
    const company = await Company.signUp(stack.url);
    await spend(company, 50);
    expect(await usageOf(company)).toMatchObject({ budget_left_usd: 0, budget_reached: true });
    await spend(company, 50.5);
    expect(await usageOf(company)).toMatchObject({
      estimated_cost_usd: 50.5,
      budget_left_usd: 0,
      budget_reached: true,
    });
  });

  it("is the one that operators gave it, if they did", async () => {
    const company = await Company.signUp(stack.url);
    await spend(company, 60);
    await table.put(companyBudgetKey(company.user.company_id as string), {
      ...companyBudgetEntity.label,
      monthly_usd: 200,
    });
    expect(await usageOf(company)).toMatchObject({ budget_usd: 200, budget_left_usd: 140, budget_reached: false });
  });
});
