import type { Catcher, Retrier } from "./definition.ts";
import type { StatesError } from "./errors.ts";

/** What ASL assumes where a retrier is silent (https://states-language.net/spec.html#retrying-after-error). */
const DEFAULTS = { MaxAttempts: 3, IntervalSeconds: 1, BackoffRate: 2 };

/** Counts the retries of one state, retrier by retrier. */
export class RetryPolicy {
  readonly #retriers: Retrier[];
  readonly #used: number[];

  constructor(retriers: Retrier[] = []) {
    this.#retriers = retriers;
    this.#used = retriers.map(() => 0);
  }

  /** Seconds to wait before the next try, or undefined when the first retrier that matches is used up or none does. */
  nextDelay(failure: StatesError, random: () => number = Math.random): number | undefined {
    const index = this.#retriers.findIndex((retrier) => matches(retrier.ErrorEquals, failure));
    const retrier = this.#retriers[index];
    const used = this.#used[index];
    if (retrier === undefined || used === undefined || used >= (retrier.MaxAttempts ?? DEFAULTS.MaxAttempts)) {
      return undefined;
    }
    this.#used[index] = used + 1;
    const backoff = (retrier.BackoffRate ?? DEFAULTS.BackoffRate) ** used;
    const interval = (retrier.IntervalSeconds ?? DEFAULTS.IntervalSeconds) * backoff;
    const delay = Math.min(interval, retrier.MaxDelaySeconds ?? Infinity);
    return retrier.JitterStrategy === "FULL" ? delay * random() : delay;
  }
}

/** The first catcher that takes this failure. */
export function catcherFor(catchers: Catcher[] = [], failure: StatesError): Catcher | undefined {
  return catchers.find((catcher) => matches(catcher.ErrorEquals, failure));
}

/** States.ALL takes every failure but a terminal one; States.TaskFailed takes those, save States.Timeout. */
function matches(errorEquals: string[], failure: StatesError): boolean {
  if (failure.terminal) return false;
  return errorEquals.some(
    (name) =>
      name === failure.error ||
      name === "States.ALL" ||
      (name === "States.TaskFailed" && failure.error !== "States.Timeout"),
  );
}
