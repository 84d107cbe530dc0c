import { loadavg } from "node:os";
import type { Figure } from "./figure.ts";

/** What a part of the benchmark is given to measure with. */
export interface Bench {
  /** Fewer sizes and rounds: to see that everything works, not for figures to be shown. */
  quick: boolean;
  /** An empty folder for whatever the part writes; goes away after the run. */
  folder: string;
  /** Where the part stands, in a line for the person who waits; say something at least every ten seconds. */
  say(progress: string): void;
  signal: AbortSignal;
}

/** A part of the benchmark; measures one thing after the other, since whatever runs beside it is measured with it. */
export interface Part {
  /** Heads the part's lines in the table. */
  title: string;
  /** @throws the signal's reason when interrupted; Error, in a sentence, if a measurement cannot be made here */
  measure(bench: Bench): Promise<Figure[]>;
}

/** Processes that want to run on this machine, averaged over the last minute. */
export const loadNow = (): number => loadavg()[0] ?? Number.NaN;
