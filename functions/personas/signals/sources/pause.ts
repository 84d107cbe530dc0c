import { SourceThrottled } from "./signal-source.ts";

/** A source that names a longer time is asked again after this one. */
const LONGEST_MS = 60 * 60 * 1000;

/** Remembers, within a process, until when a source wants to be left alone. */
export class Pause {
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
