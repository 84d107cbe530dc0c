import type { Consumer } from "../appraisal/consumer.ts";
import type { Said } from "../blocks.ts";
import { favourBySpeaker } from "./discussion.ts";

/** What a discussion does to a participant's stance; all −1..1. */
export interface Drift {
  before: number;
  after: number;
  /** Mean stance of the others as far as it was said; null before two of them have spoken. */
  group: number | null;
}

const FEWEST_OTHERS = 2;
/** Share of the distance to the group that an average participant gives up when everything has been said. */
const PULL = { average: 0.3, agreeable: 0.4, anxious: 0.08, least: -0.2, most: 0.7 } as const;
/** Sceptics and those who disagree by nature give way less; extreme views hold. */
const RESISTANCE = { sceptic: 0.15, extreme: 0.3, extremeFrom: 0.6 } as const;
/** Utterances of others after which two thirds of the effect are there. */
const EXPOSURE = 7;
/** Sentiment read from talk is flatter than the stance behind it. */
const FLATNESS = 1.8;

function pullOf(consumer: Consumer, before: number): number {
  const extreme = Math.abs(before) > RESISTANCE.extremeFrom ? RESISTANCE.extreme : 0;
  const sceptic = consumer.profile.attitude === "sceptic" && before < 0 ? RESISTANCE.sceptic : 0;
  const pull = PULL.average + PULL.agreeable * consumer.agreeableness + PULL.anxious * consumer.neuroticism;
  return Math.max(PULL.least, Math.min(PULL.most, pull - extreme - sceptic));
}

/**
 * Agreeable people drift towards what the others say, disagreeable ones hold or move away.
 * @param before the person's own stance, as appraised
 * @param stances of everybody who has spoken, where they have been read already
 */
export function driftOf(
  consumer: Consumer,
  before: number,
  discussion: readonly Said[],
  stances: ReadonlyMap<string, number> = favourBySpeaker(discussion),
): Drift {
  const others = [...stances].filter(([name]) => name !== consumer.profile.full_name);
  if (others.length < FEWEST_OTHERS) return { before, after: before, group: null };
  const mean = others.reduce((sum, [, value]) => sum + value, 0) / others.length;
  const group = Math.max(-1, Math.min(1, FLATNESS * mean));
  const heard = discussion.filter(({ speaker }) => others.some(([name]) => name === speaker)).length;
  const exposure = 1 - Math.exp(-heard / EXPOSURE);
  const after = before + exposure * pullOf(consumer, before) * (group - before);
  return { before, after: Math.max(-1, Math.min(1, after)), group };
}
