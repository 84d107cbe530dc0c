import type { Ledger } from "../../functions/domain/budget/ledger.ts";
import { inContext } from "../../functions/shared/work-context.ts";

/** For calls that are made to measure the models themselves and are nobody's study. */
export const unpaid: Ledger = {
  requireFunds: () => Promise.resolve(),
  charge: () => Promise.resolve(),
};

/** Does work that calls models on nobody's account. */
export const onNobodysAccount = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: "evaluation", companyId: "nobody" }, work);
