export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does work one after the other, in the order in which it was asked for: for what takes so much memory that a process
 * has room for one. What fails holds nobody up.
 */
export function openTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
