import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { budget, type BudgetContext } from "../../bin/operate/budget/command.ts";
import { newId } from "../../functions/platform/ids.ts";
import { noCost } from "../../functions/platform/costs/cost.ts";
import { createBudgetStore } from "../../functions/platform/costs/store-budgets.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";
import { Company } from "../support/company.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { run } from "./run.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const LIMITS = { company_usd: 50, environment_usd: 200 };
let stack: TemporaryStack;
let company: Company;
beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  stack = await startTemporaryStack();
  company = await Company.signUp(stack.url);
});
afterAll(async () => {
  await stack.close();
  vi.unstubAllEnvs();
});

const companyId = () => company.user.company_id as string;
const ledger = () =>
  createBudgetStore(openTable(TABLE_NAME, { region: "local", endpoint: stack.endpoints.dynamodb }), LIMITS, {
    now: () => NOW.getTime(),
  });
const show = (...argv: string[]) =>
  run<BudgetContext>(budget, ["--table", TABLE_NAME, ...argv], {
    environment: { AWS_ENDPOINT_URL_DYNAMODB: stack.endpoints.dynamodb, AWS_REGION: "local" },
    now: () => NOW,
  });

describe("npm run budget", () => {
  it("shows what a company has spent this month and may spend", async () => {
    const usage = {
      ...noCost,
      llm_calls: 3,
      input_tokens: 1_000,
      output_tokens: 200,
      cost_microusd: 12_500_000,
    };
    await ledger().recordCost(companyId(), usage);
    expect(await show("staging", companyId())).toEqual({
      exitCode: 0,
      errors: "",
      output: [
        `${company.user.company_name}, 2026-11`,
        "  spent   12.50 USD for 3 model calls, 1000 tokens in, 200 out",
        "  limit   50.00 USD, every company's (25.0 % used)",
        "  all companies of staging: 12.50 USD of 200.00 USD",
        "",
      ].join("\n"),
    });
  });

  it("sets a limit that the ledger goes by, and takes it back", async () => {
    const set = await show("staging", companyId(), "10.50");
    expect(set.output).toContain("  limit   10.50 USD, its own, from now on (119.0 % used)");
    expect((await ledger().monthlyCosts(companyId())).companyLimitUsd).toBe(10.5);
    await expect(ledger().requireBudget({ companyId: companyId() })).rejects.toThrow("budget_reached");

    const back = await show("staging", companyId(), "default");
    expect(back.output).toContain("  limit   50.00 USD, every company's, from now on (25.0 % used)");
    await expect(ledger().requireBudget({ companyId: companyId() })).resolves.toBeUndefined();
    // Nothing to take back: the same again.
    expect((await show("staging", companyId(), "default")).exitCode).toBe(0);
  });

  it("says that the environment as a whole allows less", async () => {
    const { output } = await show("staging", companyId(), "900");
    expect(output).toContain("Note: the environment as a whole stops at 200.00 USD (lib/config.ts).");
    await show("staging", companyId(), "default");
  });

  it("writes nothing for a company that there is not", async () => {
    const nobody = newId();
    for (const limit of [[], ["20"], ["default"]]) {
      expect(await show("staging", nobody, ...limit)).toEqual({
        exitCode: 1,
        output: "",
        errors: `There is no company ${nobody} in staging.\n`,
      });
    }
    expect((await ledger().monthlyCosts(nobody)).companyLimitUsd).toBe(LIMITS.company_usd);
  });

  it.each(["0", "-5", "1e3", "ten", "2000000", "1.234"])("refuses %s dollars", async (limit) => {
    const { exitCode, errors } = await show("--", "staging", companyId(), limit);
    expect(exitCode).toBe(2);
    expect(errors).toContain(`not "${limit}". --help shows how it works.`);
  });

  it.each<[string, string[], string]>([
    ["no company", ["staging"], "Name an environment and a company's id."],
    ["an id that cannot be one", ["staging", "C#1"], '"C#1" is no id of a company.'],
  ])("refuses %s", async (_what, argv, sentence) => {
    expect(await show(...argv)).toMatchObject({ exitCode: 2, errors: expect.stringContaining(sentence) });
  });

  it("says what DynamoDB refuses", async () => {
    const environment = { AWS_ENDPOINT_URL_DYNAMODB: stack.endpoints.dynamodb };
    const argv = ["staging", companyId(), "--table", "other"];
    expect(await run<BudgetContext>(budget, argv, { environment })).toMatchObject({
      exitCode: 1,
      errors: expect.stringMatching(/^DynamoDB refuses \(ResourceNotFoundException\): /),
    });
  });
});
