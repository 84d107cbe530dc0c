/** Places for calls that run at the same time; if none is free, calls wait in order of arrival. */
export interface CallSlots {
  /**
   * Runs a call as soon as it has a place.
   * @param isStillWanted called when the call has a place; throws if the call is no longer needed
   */
  hold<T>(call: () => Promise<T>, isStillWanted: () => void): Promise<T>;
  /**
   * Resolves when fewer calls wait than may run at once, because there will soon be little to do.
   * @returns how many more calls may be added, running or waiting, until that many wait again; at least 1
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
