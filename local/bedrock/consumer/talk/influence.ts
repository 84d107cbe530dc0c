import type { Drift } from "../group/drift.ts";
import { readStances } from "../../embedder/stance.ts";

/** What a discussion did to somebody, as they put it; the keys of what they say about it. */
export type Influence = "agreed" | "unswayed" | "swayed_up" | "swayed_down";

/** Nearer to the group than this nobody feels apart from it. */
const ALIKE = 0.2;
/** A change of mind that somebody is aware of. */
const NOTICED = 0.06;

/** What the talk did to a person; null where there was no group to speak of. */
export function influenceOf({ before, after, group }: Drift): Influence | null {
  if (group === null) return null;
  const change = after - before;
  if (Math.abs(change) >= NOTICED && Math.sign(change) === Math.sign(group - before))
    return change > 0 ? "swayed_up" : "swayed_down";
  return Math.abs(group - before) < ALIKE ? "agreed" : "unswayed";
}

const steady =
  /hasn't changed|heard nothing|stay sceptical|the longer we talked|nichts geändert|nichts gehört|bleibe skeptisch|je länger/i;
const turned =
  /won me over|surprised|better than I expected|more we talked|the longer we talked|überzeugt, mehr|überrascht|mehr als ich erwartet|je länger/i;

/** Verdicts that contradict what somebody says of the talk. */
export const contradicting: Readonly<Record<Influence, RegExp>> = {
  agreed: turned,
  unswayed: turned,
  swayed_up: steady,
  swayed_down:
    /hasn't changed|heard nothing|surprised|won me over|nichts geändert|nichts gehört|überrascht|überzeugt, mehr/i,
};

/** What is said at length is flatter than what is meant, and a little less friendly, as reasons bring in doubts. */
export const flattened = (stance: number): number => 0.92 * stance - 0.05;

/** Wordings of a look back, part by part; null and empty parts are left out. */
export interface Wordings {
  verdicts: readonly (string | null)[];
  reasons: readonly { quote: string | null; text: string | null }[];
  sways: readonly string[];
  closings: readonly string[];
}

/** A worse quote has to be this much closer for every place it stands behind. */
const RANK = 0.04;

const orNone = (texts: readonly string[]): readonly (string | null)[] => (texts.length > 0 ? texts : [null]);

/** The wording whose stance as a whole is nearest to what the person thinks. */
export function closestTo(target: number, { verdicts, reasons, sways, closings }: Wordings) {
  const options = verdicts.flatMap((verdict) =>
    reasons.flatMap(({ quote, text }, rank) =>
      orNone(sways).flatMap((sway) =>
        orNone(closings).map((closing) => ({
          quote,
          rank,
          parts: [verdict, text, sway, closing].filter((part) => part !== null),
        })),
      ),
    ),
  );
  if (options.length === 1) return options[0]!;
  const distance = ({ parts, rank }: (typeof options)[number]) =>
    Math.abs((readStances(`${parts.join(". ")}.`).valence?.position ?? 0) - target) + RANK * rank;
  return options.map((option) => ({ ...option, off: distance(option) })).toSorted((a, b) => a.off - b.off)[0]!;
}

/** Up to so many different wordings. */
export function drawn(most: number, next: () => string | null): string[] {
  const found: string[] = [];
  for (let text = next(); text !== null; text = next()) {
    found.push(text);
    if (found.length === most) break;
  }
  return found;
}
