import type * as z from "zod";
import { standardDeviation } from "../../statistics/moments.ts";
import { median } from "../../statistics/quantile.ts";
import { wilsonInterval } from "../../statistics/wilson.ts";
import type { conformitySchema } from "./aggregate-schema.ts";
import { rounded } from "../../statistics/rounded.ts";

export type Conformity = z.infer<typeof conformitySchema>;

/** What a persona thought in private before and after the discussion, as sentiment −1..1. */
export interface PrivateViews {
  persona_id: string;
  before: number;
  after: number;
}

/** Two people who differ have no majority. */
const FEWEST_FOR_A_MAJORITY = 3;
/**
 * A persona stood apart if its view was this far from the majority. Sentiment is read from words on a scale of five
 * points, which lie half a unit apart. Other words for the same view can make a difference of a fifth of a point.
 */
const STOOD_APART = 0.1;
/** Half of that: a change that is small against the distance there was to cover, but not an accident of rounding. */
const MOVED = 0.05;
/** Distances are differences of decimals: .3 − .2 is a little less than .1 in doubles, and counts as .1. */
const ROUNDING = 1e-9;

const percent = (share: number) => Math.round(share * 1000) / 10;

/**
 * Whether a persona came nearer to the median of what the others had thought before; null if it was there already. The
 * others' view before, not after, is what counts: it is the pressure the persona met, and it does not move itself.
 */
function movedTowardMajority(views: readonly PrivateViews[], index: number): boolean | null {
  const { before, after } = views[index]!;
  const majority = median(views.toSpliced(index, 1).map((other) => other.before));
  const distance = Math.abs(before - majority);
  if (distance < STOOD_APART - ROUNDING) return null;
  return distance - Math.abs(after - majority) >= MOVED - ROUNDING;
}

/**
 * How the discussion moved its members' minds toward the majority.
 * @param views one per persona, at least one
 * @throws StatisticsInputError without views
 */
export function conformity(views: readonly PrivateViews[]): Conformity {
  const enough = views.length >= FEWEST_FOR_A_MAJORITY;
  const personas = views.map(({ persona_id, before, after }, index) => ({
    persona_id,
    before,
    after,
    moved_toward_majority: enough ? movedTowardMajority(views, index) : null,
  }));
  const apart = personas.filter(({ moved_toward_majority }) => moved_toward_majority !== null);
  const moved = apart.filter(({ moved_toward_majority }) => moved_toward_majority).length;
  const { share, lower, upper } = wilsonInterval(moved, apart.length);
  const spread = (values: readonly number[]) => (values.length > 1 ? rounded(standardDeviation(values), 3) : null);
  return {
    index:
      apart.length > 0
        ? {
            moved,
            comparable: apart.length,
            share: percent(share),
            share_interval: [percent(lower), percent(upper)],
          }
        : null,
    majority: rounded(median(views.map(({ before }) => before)), 3),
    spread_before: spread(views.map(({ before }) => before)),
    spread_after: spread(views.map(({ after }) => after)),
    personas,
  };
}
