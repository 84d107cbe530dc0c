import type { TopicId } from "../report/topics.ts";
import type { Sides } from "../voice/pack.ts";
import type { Pool } from "../wording/speaker.ts";

/** What people say only in a group. Slots: `{other}` a participant's name, `{subject}` a noun phrase for what it is
 * about, in German without its article, `{topic}` the same with it. */
export interface GroupPack {
  /** Before a sentence that takes up what somebody has just said, on the same side and on the other. */
  agree: Pool;
  disagree: Pool;
  /** Before something new, after somebody on the same side, and after somebody on the other (by the speaker's own side). */
  add: Pool;
  oppose: Sides;
  /** Agreement where one's own reason has been given already. */
  echo: Pool;
  counter: Pool;
  /** Answering somebody the moderator has put beside the speaker: `{theirs}` against `{topic}`, or the same for both. */
  apart: Pool;
  close: Pool;
  /** Being moved by the others, and not (by the side the speaker moves to, or stays on). */
  moved: Sides;
  unmoved: Sides;
  /** When and where it would be used, or not. */
  situation: Sides;
  /** What somebody says who is asked for doubts and has none. */
  doubtless: Pool;
  /** What would change the mind of somebody in favour and of somebody against, by topic; `any` fits all. */
  change: { pro: Readonly<Record<string, Pool>>; con: Readonly<Record<string, Pool>> };
  weigh: Pool;
  /** For questions about habits. */
  occasion: Pool;
  switching: Pool;
  annoyance: Pool;
  /** Nothing to add. */
  silence: Pool;
  topics: Readonly<Record<TopicId, string>>;
  /** What a criterion of choice is called, by its key in the voice packs' `habit.criteria`. */
  criteria: Readonly<Record<string, string>>;
}
