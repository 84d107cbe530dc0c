import type { Cost } from "./cost.ts";

/** Where every model call is paid from and written down. Both are told the company that it works for. */
export interface Budget {
  /**
   * Asks whether there is money left.
   * @throws BudgetReached
   */
  requireBudget(companyId: string): Promise<void>;
  /** Writes down what a call has cost, of whatever use its answer was. */
  recordCost(companyId: string, usage: Cost): Promise<void>;
}
