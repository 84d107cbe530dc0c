import { nextMonth } from "./month.ts";
import type { BudgetOwner } from "./budget-limits.ts";

/** The code that programs and logs use for this error. */
export const BUDGET_REACHED = "budget_reached";

// By hand: a formatter of Intl takes 13 ms to make, at every start of every function that knows this error.
const MONTHS = "January February March April May June July August September October November December".split(" ");
const dateOf = (at: Date): string => `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;

/** The sentence that people read when no money is left, for requests and for studies. */
function sentence(owner: BudgetOwner, until: Date): string {
  const whose = owner === "company" ? "Your company's" : "This service's";
  return (
    `${whose} model budget of this month is used up (${BUDGET_REACHED}); the next one begins on ` +
    `${dateOf(until)} (UTC), or ask the operators of this service to raise it`
  );
}

/** A monthly budget is used up: no model is called until the next month begins or operators raise it. */
export class BudgetReached extends Error {
  override readonly name = "BudgetReached";
  readonly owner: BudgetOwner;
  /** When the next month begins. */
  readonly until: Date;
  constructor(owner: BudgetOwner, at: Date) {
    const until = nextMonth(at);
    super(sentence(owner, until));
    this.owner = owner;
    this.until = until;
  }
}
