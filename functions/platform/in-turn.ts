import { RateLimited } from "./errors.ts";

/** @throws RateLimited if too much is to be done before */
export type InTurn = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** An answer has to be there in 28 s, and the work itself takes some of them. */
const LONGEST_WAIT_MS = 15_000;
const RETRY_AFTER_SECONDS = 10;

/**
 * Does work one after the other, in the order in which it was asked for: for what takes so much memory that a process
 * has room for one. Who asks for the same as somebody who still waits is given the same; it begins after both have
 * asked, so nobody is given what was read before. What fails holds nobody up.
 */
export function openTurns(now: () => number = () => performance.now()): InTurn {
  const waiting = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  return <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const same = waiting.get(what);
    if (same) return same as Promise<T>;
    const asked = now();
    const done = last.then(() => {
      waiting.delete(what);
      if (now() - asked > LONGEST_WAIT_MS)
        throw new RateLimited(RETRY_AFTER_SECONDS, "Too many reports are being made at once");
      return work();
    });
    waiting.set(what, done);
    last = done.catch(() => undefined);
    return done;
  };
}
