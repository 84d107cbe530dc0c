import type { Pool } from "../wording/speaker.ts";

/** What a round of a group discussion is about. */
export const stages = ["first", "reasons", "situation", "doubt", "change", "weigh"] as const;
export type Stage = (typeof stages)[number];

/** Sentences of moderators and interviewers: short, open and neutral. */
export interface InterviewerPack {
  /** Questions to the whole group; `habit` for talk about everyday life instead of an offer. */
  open: Readonly<Record<Stage, Pool>>;
  habit: Readonly<Record<Stage, Pool>>;
  /** Taking up words that were said: `{words}`, `{others}`. */
  takeUp: Pool;
  takeUpOne: Pool;
  /** Two people who differ: `{a}`, `{words}`, `{b}`, `{others}`. */
  differ: Pool;
  differAsk: Pool;
  /** The same with a question to somebody who has said little, `{quiet}`. */
  differAskThree: Pool;
  /** Turning to one or two quiet members. */
  quiet: Pool;
  /** Turning to somebody to say more about their words. */
  deepen: Pool;
  /** Follow-up questions of an interview. */
  probe: {
    words: Pool;
    reason: Pool;
    example: Pool;
    more: Pool;
    back: Pool;
    /** For a keyword of the guide that is no question: `{keyword}`. */
    keyword: Pool;
  };
  and: string;
}
