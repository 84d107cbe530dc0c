import { describe, expect, it } from "vitest";
import { companyUsageSchema, presentCompanyUsage } from "../../../../functions/platform/costs/company-usage.ts";
import { noCost } from "../../../../functions/platform/costs/cost.ts";

const spent = (cost_microusd: number) => presentCompanyUsage("2026-12", { ...noCost, cost_microusd }, 0.3);

describe("a month's spending as its company sees it", () => {
  it("leaves of the budget what is left, exactly", () => {
    expect(spent(100_000)).toMatchObject({ estimated_cost_usd: 0.1, budget_left_usd: 0.2, budget_reached: false });
    expect(spent(299_999)).toMatchObject({ budget_left_usd: 0.000001, budget_reached: false });
    expect(spent(300_000)).toMatchObject({ budget_left_usd: 0, budget_reached: true });
    expect(spent(900_000)).toMatchObject({ estimated_cost_usd: 0.9, budget_left_usd: 0, budget_reached: true });
  });

  it("ends with its month, also that of the year", () => {
    expect(spent(0).resets_at).toBe("2027-01-01T00:00:00.000");
  });

  it("shows nothing of the item that it is made of", () => {
    const item = { ...noCost, PK: "C#1", SK: "SPENDING#2026-12", expires_at: 1 };
    const shown = presentCompanyUsage("2026-12", item, 50);
    expect(shown).toEqual(companyUsageSchema.parse(shown));
  });
});
