import type { Budget } from "../../functions/platform/costs/budget.ts";

/** A budget for tests that are not about money. */
export const freeOfCharge: Budget = {
  requireBudget: () => Promise.resolve(),
  recordCost: () => Promise.resolve(),
};
