import type { Cost } from "./cost.ts";

/** The company, and the study if any, that a model is called for. */
export interface Payer {
  companyId: string;
  /** The study whose `max_cost_usd` applies; undefined if the work is not a run of a study. */
  study?: { projectId: string; simulationId: string } | undefined;
}

/** Checks the budget before every model call and records its cost. */
export interface Budget {
  /**
   * Asks whether there is money left.
   * @throws BudgetReached for the company or the service, MaxCostReached for the study
   */
  requireBudget(payer: Payer): Promise<void>;
  /** Records the cost of a call, even if its answer was useless. */
  recordCost(companyId: string, usage: Cost): Promise<void>;
}
