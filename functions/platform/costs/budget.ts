import type { Cost } from "./cost.ts";

/** Whose work it is that a model is called for. */
export interface Payer {
  companyId: string;
  /** The study that is held to its `max_cost_usd`; none of what is no run of a study. */
  study?: { projectId: string; simulationId: string } | undefined;
}

/** Where every model call is paid from and written down. */
export interface Budget {
  /**
   * Asks whether there is money left.
   * @throws BudgetReached of company or service, MaxCostReached of the study
   */
  requireBudget(payer: Payer): Promise<void>;
  /** Writes down what a call has cost, of whatever use its answer was. */
  recordCost(companyId: string, usage: Cost): Promise<void>;
}
