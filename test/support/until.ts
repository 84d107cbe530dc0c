import { setTimeout as sleep } from "node:timers/promises";

/** The pause grows to a fiftieth of the wait, so that a wait of minutes does not keep the stack busy. */
const OF_THE_WAIT = 0.02;
const LEAST_MS = 20;
const MOST_MS = 1_000;

/**
 * Ends what hangs with its last answer, before the limit of a test (600 s) ends it without: on a machine that is busy
 * with something else a second's work takes a minute.
 */
const LONG_SECONDS = 500;

/** Asks until the answer is what is waited for. @throws Error with the last answer after the time is up */
export async function until<T>(
  ask: () => Promise<T>,
  enough: (answer: T) => boolean,
  seconds = LONG_SECONDS,
): Promise<T> {
  const began = Date.now();
  const deadline = began + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (enough(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain; last: ${JSON.stringify(answer)}`);
    await sleep(Math.min(MOST_MS, Math.max(LEAST_MS, (Date.now() - began) * OF_THE_WAIT)));
  }
}
