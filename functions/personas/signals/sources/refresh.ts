import { SourceThrottled, SourceUnavailable, SourceUnusable } from "./signal-source.ts";
import type { RefreshLimits } from "./refresh-limits.ts";

/** Easiest remedy first: waiting helps against the first two, only an operator against the last. */
const byRemedy = [SourceThrottled, SourceUnavailable, SourceUnusable] as const;

/** One refresh of one source: its deadline and how many requests are left. */
export class Refresh {
  readonly limits: RefreshLimits;
  readonly signal: AbortSignal;
  private readonly source: string;
  private left: number;

  /** @param source its name in sentences */
  constructor(source: string, limits: RefreshLimits) {
    this.source = source;
    this.limits = limits;
    this.signal = AbortSignal.timeout(limits.deadlineMs);
    this.left = limits.maxRequests;
  }

  /**
   * Counts a request.
   * @throws SourceUnavailable if the time is up or no request is left
   */
  spend(): void {
    if (this.signal.aborted) {
      throw new SourceUnavailable(`${this.source} took longer than ${this.limits.deadlineMs / 1000} s altogether.`);
    }
    if (this.left <= 0) {
      throw new SourceUnavailable(`${this.source} needed more than ${this.limits.maxRequests} requests.`);
    }
    this.left -= 1;
  }

  /**
   * Asks all places, a few at a time. A place that fails costs no other place its entries.
   * @throws what the places failed with, if all of them failed
   */
  async gather<Place, Entry>(places: readonly Place[], ask: (place: Place) => Promise<Entry[]>): Promise<Entry[]> {
    const found: (Entry[] | undefined)[] = places.map(() => undefined);
    const failures: Error[] = [];
    const queue = places.entries();
    const lane = async () => {
      for (const [index, place] of queue) {
        try {
          found[index] = await ask(place);
        } catch (error) {
          failures.push(error instanceof Error ? error : new Error(String(error)));
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(this.limits.mapConcurrent, places.length) }, lane));
    const unexpected = failures.find((error) => !byRemedy.some((named) => error instanceof named));
    if (unexpected !== undefined) throw unexpected;
    const failure = failures.length === places.length ? gentlest(failures) : undefined;
    if (failure) throw failure;
    return found.flatMap((entries) => entries ?? []);
  }

  /**
   * Asks one place for page after page until it has enough. If a later page fails, those before it count.
   * @param askPage null as `next` if there is no other page; it gets what the page before named
   * @throws what the first page fails with
   */
  async pages<Entry, Cursor>(
    first: Cursor,
    askPage: (cursor: Cursor) => Promise<{ entries: Entry[]; next: Cursor | null }>,
  ): Promise<Entry[]> {
    const { perPlace, pagesPerPlace } = this.limits;
    const entries: Entry[] = [];
    let cursor: Cursor | null = first;
    for (let page = 0; page < pagesPerPlace && cursor !== null && entries.length < perPlace; page += 1) {
      try {
        const answer: { entries: Entry[]; next: Cursor | null } = await askPage(cursor);
        entries.push(...answer.entries);
        cursor = answer.next;
      } catch (error) {
        if (page === 0) throw error;
        break;
      }
    }
    return entries.slice(0, perPlace);
  }
}

/** The failure whose remedy is the easiest. */
const gentlest = (failures: readonly Error[]): Error | undefined =>
  byRemedy.flatMap((named) => failures.filter((error) => error instanceof named))[0];
