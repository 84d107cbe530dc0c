import { RateLimited } from "./errors.ts";

/** @throws RateLimited if the work has waited too long */
export type InTurn = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** An answer must be ready within 28 s, and the work itself takes part of that time. */
const LONGEST_WAIT_MS = 15_000;
const RETRY_AFTER_SECONDS = 10;

/**
 * Runs work one at a time, in the order of the requests. It is for work that needs so much memory that a process has
 * room for only one. Callers that ask for the same work while it still waits share its result. The work begins after
 * both have asked, so no caller gets stale data. A failure does not block the work behind it.
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
