/** Places for calls that are under way at the same time; whoever finds none waits, first come first served. */
export interface CallSlots {
  /**
   * Runs a call as soon as it has a place.
   * @param isStillWanted is asked when it has one, and throws if the call should not be made any more
   */
  hold<T>(call: () => Promise<T>, isStillWanted: () => void): Promise<T>;
  /**
   * Resolves when fewer calls wait than may be under way: there is little to do soon.
   * @returns how many more there may be, under way or waiting, until as many wait again; 1 at least
   */
  untilRoom(): Promise<number>;
}

/** @param limit calls at once */
export function createCallSlots(limit: number): CallSlots {
  let taken = 0;
  const queue: (() => void)[] = [];
  const lookers: (() => void)[] = [];

  const release = (): void => {
    const next = queue.shift();
    if (next) next();
    else taken -= 1;
    for (const look of lookers.splice(0)) look();
  };

  return {
    async hold(call, isStillWanted) {
      if (taken < limit) taken += 1;
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        isStillWanted();
        return await call();
      } finally {
        release();
      }
    },
    async untilRoom() {
      while (queue.length >= limit) await new Promise<void>((resolve) => lookers.push(resolve));
      return 2 * limit - taken - queue.length;
    },
  };
}
