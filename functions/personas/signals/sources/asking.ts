import { ask, AskedToWait, type Answer, type Question } from "./ask.ts";
import type { RefreshLimits } from "./refresh-limits.ts";
import type { Refresh } from "./refresh.ts";
import { SourceThrottled } from "./signal-source.ts";

/** A source that names a longer time is asked again after this one. */
const LONGEST_MS = 60 * 60 * 1000;

/** Remembers, within a process, until when a source wants to be left alone. */
class Pause {
  private readonly source: string;
  private readonly now: () => number;
  private until = 0;

  constructor(source: string, now: () => number) {
    this.source = source;
    this.now = now;
  }

  /** @param seconds from now; a shorter pause does not end a longer one */
  wait(seconds: number): void {
    this.until = Math.max(this.until, this.now() + Math.min(LONGEST_MS, seconds * 1000));
  }

  /** @throws SourceThrottled until the pause is over, without asking the source */
  check(): void {
    const left = this.until - this.now();
    if (left > 0) {
      throw new SourceThrottled(`${this.source} asked us to wait; ${Math.ceil(left / 1000)} s of that are left.`);
    }
  }
}

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
