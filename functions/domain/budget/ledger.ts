import type { StoredUsage } from "../usage/stored-usage.ts";

/** Where every model call is paid from and written down. Both are told the company that it works for. */
export interface Ledger {
  /**
   * Asks whether there is money left.
   * @throws BudgetReached
   */
  requireFunds(companyId: string): Promise<void>;
  /** Writes down what a call has cost, of whatever use its answer was. */
  charge(companyId: string, usage: StoredUsage): Promise<void>;
}
