import { POSITIVE_AT_RANDOM } from "../baselines/yardsticks.ts";
import { percentIn, type ServiceWording } from "../../languages/wording.ts";
import { FEW_PEOPLE } from "../../statistics/mean-share.ts";
import type { OpinionFigures } from "./opinion-figures.ts";

export const receptions = ["favourable", "unfavourable", "not_beyond_random"] as const;

/** What may be said of a group's reaction as a whole. */
export type Reception = (typeof receptions)[number];

type Reactions = Pick<OpinionFigures, "sentiment_distribution" | "sentiment_intervals">;

/**
 * Judges a reaction against respondents who answer at random. It is favourable or unfavourable only if the interval of
 * the share of positive or of negative reactions lies wholly above what random answering gives. Random answering gives
 * the same for both.
 */
export function judgeReception({ sentiment_intervals }: Reactions): Reception {
  if (!sentiment_intervals) return "not_beyond_random";
  const above = (interval: readonly number[]) => (interval[0] ?? 0) > 100 * POSITIVE_AT_RANDOM;
  if (above(sentiment_intervals.positive)) return "favourable";
  return above(sentiment_intervals.negative) ? "unfavourable" : "not_beyond_random";
}

/**
 * The note for readers, where no verdict can rest on the figures.
 * @param personas how many took part: with few, percentages are whole
 */
export function receptionNote(reactions: Reactions, wording: ServiceWording, personas: number): string[] {
  if (judgeReception(reactions) !== "not_beyond_random") return [];
  const { sentiment_distribution: shares, sentiment_intervals: intervals } = reactions;
  if (!shares || !intervals) return [wording.say("notes.not_rated")];
  const decimals = personas < FEW_PEOPLE ? 0 : undefined;
  const written = (value: number) => wording.number(value, decimals);
  const range = ([low = 0, high = 0]: readonly number[]) =>
    wording.say("format.range", { low: written(low), high: written(high) });
  return [
    wording.say("notes.random_reception", {
      random: percentIn(wording, 100 * POSITIVE_AT_RANDOM),
      positive: percentIn(wording, shares.positive, decimals),
      positive_interval: range(intervals.positive),
      negative: percentIn(wording, shares.negative, decimals),
      negative_interval: range(intervals.negative),
    }),
  ];
}
