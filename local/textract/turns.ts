export interface Turns {
  /** Runs `work` once one of the places is free, in the order of the calls. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Work that has not begun never will: its callers get an error. */
  close(): void;
}

/** Lets at most `places` pieces of work run side by side. */
export function openTurns(places: number): Turns {
  const waiting: PromiseWithResolvers<void>[] = [];
  let free = places;
  let closed = false;
  return {
    async take(work) {
      if (closed) throw new Error("No more work is taken.");
      if (free > 0) free--;
      else {
        const turn = Promise.withResolvers<void>();
        waiting.push(turn);
        await turn.promise;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next.resolve();
        else free++;
      }
    },
    close() {
      closed = true;
      for (const turn of waiting.splice(0)) turn.reject(new Error("No more work is taken."));
    },
  };
}
