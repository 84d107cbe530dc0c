import { setImmediate } from "node:timers/promises";

/** Work in parts: it stops after each of them, and returns what all of them come to. */
export type Steps<T> = Generator<void, T>;

/** Milliseconds after which other requests to the same process get their turn, once a part has ended. */
const LONGEST_MS = 20;

/** Does all parts at once. */
export function atOnce<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does part after part, with a pause as often as others have waited long enough. */
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
