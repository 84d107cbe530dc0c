import { describe, expect, it } from "vitest";
import { BudgetReached } from "../../../../functions/platform/costs/budget-reached.ts";
import { monthOf, nextMonth } from "../../../../functions/platform/costs/month.ts";

describe("the month that money is counted in", () => {
  it("is the one of Coordinated Universal Time", () => {
    expect(monthOf(new Date("2026-11-30T23:59:59.999Z"))).toBe("2026-11");
    expect(monthOf(new Date("2026-12-01T01:00:00.000+02:00"))).toBe("2026-11");
  });

  it("ends with the year, too", () => {
    expect(nextMonth(new Date("2026-12-31T12:00:00Z")).toISOString()).toBe("2027-01-01T00:00:00.000Z");
    expect(nextMonth(new Date("2027-01-31T00:00:00Z")).toISOString()).toBe("2027-02-01T00:00:00.000Z");
  });
});

describe("a budget that is used up", () => {
  it("says whose it is, until when, and what to do", () => {
    const error = new BudgetReached("company", new Date("2026-11-22T10:00:00Z"));
    expect(error.message).toBe(
      "Your company's model budget of this month is used up (budget_reached); the next one begins on 1 " +
        "December 2026 (UTC), or ask the operators of this service to raise it",
    );
    expect(error.name).toBe("BudgetReached");
    expect(new BudgetReached("environment", new Date()).message).toMatch(/^This service's model budget/);
  });
});
