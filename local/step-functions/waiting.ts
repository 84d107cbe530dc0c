import { BranchAborted } from "./errors.ts";

/** The longest a JavaScript timer lasts (24.8 days); longer ones fire at once. */
const MAX_TIMER_MS = 2_147_483_647;

/** Returned by `within` when the time is over before the work. */
export const TIMED_OUT = Symbol("timed out");

/**
 * The result of `work`, or TIMED_OUT after `ms`. The work itself goes on in either case, as a Lambda function does
 * that Step Functions has given up on.
 *
 * @throws BranchAborted as soon as the signal aborts
 */
export async function within<T>(work: Promise<T>, ms: number, signal: AbortSignal): Promise<T | typeof TIMED_OUT> {
  const { promise: interrupted, resolve, reject } = Promise.withResolvers<typeof TIMED_OUT>();
  const abort = () => reject(new BranchAborted());
  const timer = ms <= MAX_TIMER_MS ? setTimeout(() => resolve(TIMED_OUT), ms) : undefined;
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/** @throws BranchAborted as soon as the signal aborts */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  const never = new Promise<never>(() => undefined);
  for (let left = ms; left > 0; left -= MAX_TIMER_MS) await within(never, Math.min(left, MAX_TIMER_MS), signal);
}
