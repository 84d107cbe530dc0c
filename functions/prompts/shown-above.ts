import { fence } from "./fence.ts";

/** What a questionnaire or an interviewer shows with a question. */
export interface ShownAbove {
  /** A text, an offer, a situation, untrusted; null if nothing is shown. */
  shown?: string | null;
}

/** The parts of a request that show it, in front of the question. */
export const shownBlock = (shown: string | null): string[] =>
  shown === null ? [] : ["This stands above the question.", fence("shown", shown)];
