import { fence, fenceJson } from "./fence.ts";

/** A question of a survey and what the persona answered to it, in its words. */
export interface EarlierAnswer {
  question: string;
  answer: string;
}

/** What a questionnaire or an interviewer shows with a question. */
export interface ShownAbove {
  /** A text, an offer, a situation, untrusted; null if nothing is shown. */
  shown?: string | null;
  /** Answers of the persona that the question speaks of. */
  before?: readonly EarlierAnswer[];
}

/** The parts of a request that show it, in front of the question. */
export const shownBlock = ({ shown = null, before = [] }: ShownAbove): string[] => [
  ...(shown === null ? [] : ["This stands above the question.", fence("shown", shown)]),
  ...(before.length === 0 ? [] : ["You answered before:", ...before.map((one) => fenceJson("answered", one))]),
];
