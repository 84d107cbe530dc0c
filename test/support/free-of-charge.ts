import type { Budget } from "../../functions/domain/costs/budget.ts";

/** A ledger for tests that are not about money. */
export const freeOfCharge: Budget = {
  requireBudget: () => Promise.resolve(),
  recordCost: () => Promise.resolve(),
};
