import { nextMonth } from "./month.ts";
import type { BudgetOwner } from "./limits.ts";

/** By which programs and logs know it. */
export const BUDGET_REACHED = "budget_reached";

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What people read when no money is left, of requests as of studies. */
function sentence(owner: BudgetOwner, until: Date): string {
  const whose = owner === "company" ? "Your company's" : "This service's";
  return `${whose} model budget of this month is used up (${BUDGET_REACHED}); it begins anew on ${dateFormat.format(until)} (UTC), or ask the operators of this service to raise it`;
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
