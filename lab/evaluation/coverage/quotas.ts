import { countedShare } from "../../../functions/statistics/counted-share.ts";
import { meanInterval } from "../../../functions/statistics/mean-interval.ts";
import { normal, uniform, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { holds, type CoveredKind, type Outcome } from "./kinds.ts";

/** What completes of either quota say. */
const SHARE = { woman: 0.6, man: 0.3 } as const;
const MEAN = { woman: 3.6, man: 2.9 } as const;
const SPREAD = 0.8;

/** As many women as men among the completes, one woman more of an odd number. */
const completesOf = (n: number): (keyof typeof SHARE)[] =>
  Array.from({ length: n }, (_, index) => (index % 2 === 0 ? "woman" : "man"));

/** What the completes would say on average if others were drawn into the same quotas. */
const truthOf = (n: number, of: typeof SHARE | typeof MEAN): number =>
  (Math.ceil(n / 2) * of.woman + Math.floor(n / 2) * of.man) / n;

const measured =
  (of: (completes: readonly (keyof typeof SHARE)[], random: RandomGenerator) => Outcome): CoveredKind["prepare"] =>
  (n) =>
  (random) => [of(completesOf(n), random)];

export const quotaKinds: readonly CoveredKind[] = [
  {
    name: "Counted shares, by quota",
    truth: "as many women as men by quota; 60 % of women and 30 % of men agree",
    counts: "covered",
    note: "computed as of a simple sample, so that it errs to the wide side where answers go with the quota",
    prepare: measured((completes, random) => {
      const { lower, upper } = countedShare(completes.map((kind) => uniform(random) < SHARE[kind]));
      return holds([lower, upper], truthOf(completes.length, SHARE));
    }),
  },
  {
    name: "Mean of a rating, by quota",
    truth: "mean of the same completes, .7 points between women and men, spread .8 points in both",
    counts: "covered",
    prepare: measured((completes, random) => {
      const interval = meanInterval(
        completes.map((kind) => normal(random, MEAN[kind], SPREAD)),
        -20,
        20,
        { decimals: 6 },
      );
      return holds(interval, truthOf(completes.length, MEAN));
    }),
  },
];
