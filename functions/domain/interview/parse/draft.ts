import { LONGEST_GUIDE_TEXT, MOST_GUIDE_QUESTIONS, MOST_PROBES } from "../schemas.ts";
import { defaultTitle } from "./default-title.ts";
import type { Item } from "./items.ts";

export interface DraftQuestion {
  text: string;
  probes: string[];
}

/** Why a guide cannot be used as it was read. */
export interface GuideProblem {
  /** Of the text, from 1. */
  line: number;
  /** What stands there. */
  text: string;
  /** End of a sentence that begins with the line. */
  reason: string;
}

/** What the rules have found in a guide, and where they failed. */
export interface GuideDraft {
  /** Those that hold questions. */
  sections: { title: string; questions: DraftQuestion[] }[];
  /** In the order of their lines; none if the rules were enough. */
  problems: GuideProblem[];
}

export const tooManyQuestions = `is question ${MOST_GUIDE_QUESTIONS + 1}, and a guide has at most ${MOST_GUIDE_QUESTIONS}; shorten it`;
export const tooManyProbes = `is probe ${MOST_PROBES + 1} of its question, and a question has at most ${MOST_PROBES}; leave some out`;
// Grouped by hand: number formats of Intl take 10 ms to load.
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");
export const tooLong = `is longer than ${grouped(LONGEST_GUIDE_TEXT)} characters; write every question on a line of its own`;
export const severalAsked = "holds several questions; write every question on a line of its own";
export const nothingAsked =
  "is not followed by any question; write every question on a line of its own and end it with a question mark";
export const notUnderstood =
  "is neither a question nor a probe, a heading or an instruction; end questions with a question mark and put instructions in brackets";

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Puts a draft together, item by item, and keeps to the limits of guides. @param text of the whole guide */
export function createDraft(text: string) {
  const draft: GuideDraft = { sections: [], problems: [] };
  let title = "";
  let isOpen = false;
  let questions = 0;
  let current: DraftQuestion | undefined;

  const problem = (line: number, words: string, reason: string) => {
    draft.problems.push({ line, text: words, reason });
  };
  const fits = (line: number, words: string): boolean => {
    if (words.length <= LONGEST_GUIDE_TEXT) return true;
    problem(line, words, tooLong);
    return false;
  };

  return {
    draft,
    problem,
    startSection(heading: string) {
      title = heading;
      isOpen = false;
      current = undefined;
    },
    addQuestion({ line }: Item, words: string) {
      current = { text: words, probes: [] };
      if (!hasWords(words)) problem(line, words, notUnderstood);
      if (!hasWords(words) || !fits(line, words)) return;
      questions += 1;
      if (questions === MOST_GUIDE_QUESTIONS + 1) problem(line, words, tooManyQuestions);
      if (questions > MOST_GUIDE_QUESTIONS) return;
      if (!isOpen) draft.sections.push({ title: title || defaultTitle(text), questions: [] });
      isOpen = true;
      draft.sections.at(-1)?.questions.push(current);
    },
    addProbe({ line }: Item, words: string) {
      if (!current || !hasWords(words) || !fits(line, words)) return;
      if (current.probes.length < MOST_PROBES) current.probes.push(words);
      else problem(line, words, tooManyProbes);
    },
  };
}
