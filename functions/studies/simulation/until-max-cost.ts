import { MaxCostReached } from "../../platform/costs/max-cost.ts";

/**
 * Does a step that asks models. If the study's own limit is reached, the step ends with what is there instead of
 * failing. Nobody tries it again, and the study goes on to its report, without a further call.
 */
export async function untilMaxCost<T, U>(work: () => Promise<T>, otherwise: () => U | Promise<U>): Promise<T | U> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MaxCostReached)) throw error;
    return otherwise();
  }
}
