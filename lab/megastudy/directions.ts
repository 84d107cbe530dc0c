import { exactShareInterval } from "../../functions/statistics/exact-share-interval.ts";
import type { Compared } from "./effects.ts";
import type { StudyOutcome } from "./run-study.ts";

/** How often we have the direction of an effect that people show. */
export interface Directions {
  /** Differences between arms that are known of people and of us. */
  differences: number;
  /** Of these, those in which people's interval excludes 0. */
  known: number;
  right: number;
  /** Those in which ours goes the other way; in the others we show no difference at all. */
  wrong: number;
  /** Exact 95 % interval of the share of right and wrong that is right; null where there is neither. */
  interval: [number, number] | null;
}

/** Of two options the second is the mirror of the first. */
const told = ({ differences }: Compared) =>
  differences.length === 2 && differences.every(({ option }) => option !== null)
    ? differences.slice(0, 1)
    : differences;

/** Directions over all contrasts of some studies, options one by one. */
export function directionsIn(outcomes: readonly Pick<StudyOutcome, "effects">[]): Directions {
  const pairs = outcomes
    .flatMap(({ effects }) => effects.flatMap(({ contrasts }) => contrasts))
    .flatMap(({ people, ours }) =>
      told(people).flatMap((theirs) => {
        const own = ours.differences.find(({ option }) => option === theirs.option);
        return own ? [{ theirs, own }] : [];
      }),
    );
  const known = pairs.filter(({ theirs: { interval } }) => interval && (interval[0] > 0 || interval[1] < 0));
  const signs = known.map(({ theirs, own }) => Math.sign(theirs.difference * own.difference));
  const [right, wrong] = [1, -1].map((wanted) => signs.filter((sign) => sign === wanted).length) as [number, number];
  return {
    differences: pairs.length,
    known: known.length,
    right,
    wrong,
    interval: right + wrong > 0 ? exactShareInterval(right, right + wrong) : null,
  };
}
