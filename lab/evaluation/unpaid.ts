import type { Budget } from "../../functions/platform/costs/budget.ts";
import { inContext } from "../../functions/platform/work-context.ts";

/** For calls that are made to measure the models themselves and are nobody's study. */
export const unpaid: Budget = {
  requireBudget: () => Promise.resolve(),
  recordCost: () => Promise.resolve(),
};

/** Does work that calls models on nobody's account. */
export const onNobodysAccount = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: "evaluation", companyId: "nobody" }, work);
