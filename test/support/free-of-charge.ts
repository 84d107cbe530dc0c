import type { Ledger } from "../../functions/domain/budget/ledger.ts";

/** A ledger for tests that are not about money. */
export const freeOfCharge: Ledger = {
  requireFunds: () => Promise.resolve(),
  charge: () => Promise.resolve(),
};
