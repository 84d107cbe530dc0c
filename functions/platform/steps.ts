import { setImmediate } from "node:timers/promises";

/** Work in parts: it pauses after each part and finally returns the result of all. */
export type Steps<T> = Generator<void, T>;

/** Milliseconds after which other requests to the same process get their turn, once a part has ended. */
const LONGEST_MS = 20;

/** Does all parts without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does part after part, and pauses whenever other requests have waited long enough. */
export async function withPauses<T>(steps: Steps<T>, now: () => number = () => performance.now()): Promise<T> {
  let began = now();
  let step = steps.next();
  while (!step.done) {
    if (now() - began >= LONGEST_MS) {
      await setImmediate();
      began = now();
    }
    step = steps.next();
  }
  return step.value;
}
