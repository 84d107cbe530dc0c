import { ask, AskedToWait, type Answer, type Question } from "./ask.ts";
import { Pause } from "./pause.ts";
import type { RefreshLimits } from "./refresh-limits.ts";
import type { Refresh } from "./refresh.ts";

/** How a source is asked: within limits, and not while it wants to be left alone. */
export interface Asking {
  limits: RefreshLimits;
  /** Milliseconds since 1970. */
  now: () => number;
  pause: Pause;
  /** Asks once. @throws SourceThrottled, SourceUnavailable, SourceUnusable */
  askSource: (question: Question, refresh: Refresh) => Promise<Answer>;
}

/** @param source its name in sentences */
export function createAsking(source: string, limits: RefreshLimits, now: () => number): Asking {
  const pause = new Pause(source, now);
  return {
    limits,
    now,
    pause,
    async askSource(question, refresh) {
      pause.check();
      try {
        return await ask(question, refresh);
      } catch (error) {
        if (error instanceof AskedToWait) pause.wait(error.seconds);
        throw error;
      }
    },
  };
}
