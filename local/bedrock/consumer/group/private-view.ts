import type { PrivateView } from "../../../../functions/prompts/private-view/prompt.ts";
import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { writeHabits } from "../voice/habits.ts";
import { writeReaction } from "../voice/reaction.ts";
import { readSetting, type Setting } from "./setting.ts";

const MOST_SENTENCES = 4;
const LONGEST = 1_200;

function sentencesFor({ narrator, stimulus, consumer, appraisal }: Setting): string[] {
  // Notes for oneself are short: the reserved half of what the person would say aloud.
  const brief = { ...consumer, extraversion: -1, conscientiousness: 0 };
  if (appraisal) return writeReaction(narrator, stimulus, brief, appraisal);
  return writeHabits(narrator, stimulus, brief).sentences;
}

/** What a participant thinks before the discussion: verdict, reasons and what they would do, in 2 to 4 sentences. */
export function noteView(request: string): PrivateView {
  const kept: string[] = [];
  let room = MOST_SENTENCES;
  for (const text of sentencesFor(readSetting(request))) {
    const count = sentencesOf(text).length;
    if (count > room) continue;
    room -= count;
    kept.push(text);
  }
  return { view: kept.join(" ").slice(0, LONGEST) };
}
