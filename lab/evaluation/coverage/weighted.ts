import { countedShare } from "../../../functions/statistics/counted-share.ts";
import { meanInterval } from "../../../functions/statistics/mean-interval.ts";
import { normal, uniform, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { rake, type Margin } from "../../../functions/statistics/raking.ts";
import { holds, type CoveredKind, type Outcome } from "./kinds.ts";

/** Shares of the population; of those who are drawn 70 % are women and 60 % are old. */
const WOMEN = 0.51;
const YOUNG = 0.6;
const SHARE = { woman: 0.6, man: 0.3, young: 0.1 } as const;
const MEAN = { woman: 3.6, man: 2.9, young: 0.4 } as const;

interface Drawn {
  woman: boolean;
  young: boolean;
  weight: number;
}

const truthOf = ({ woman, man, young }: typeof SHARE | typeof MEAN) =>
  WOMEN * woman + (1 - WOMEN) * man + YOUNG * young;
const expectedOf = ({ woman, man, young }: typeof SHARE | typeof MEAN, one: Drawn) =>
  (one.woman ? woman : man) + (one.young ? young : 0);

/** People of two margins that both are out of proportion, raked; null where the draw cannot be. */
function draw(n: number, random: RandomGenerator): Drawn[] | null {
  const people = Array.from({ length: n }, () => ({ woman: uniform(random) < 0.7, young: uniform(random) < 0.4 }));
  const margin = (isFirst: (one: (typeof people)[number]) => boolean, target: number): Margin => ({
    of: people.map((one) => (isFirst(one) ? 0 : 1)),
    targets: [target, 1 - target],
  });
  const margins = [margin(({ woman }) => woman, WOMEN), margin(({ young }) => young, YOUNG)];
  if (margins.some(({ of }) => new Set(of).size < 2)) return null;
  const { weights, converged } = rake(
    people.map(() => 1),
    margins,
  );
  return converged ? people.map((one, index) => ({ ...one, weight: weights[index]! })) : null;
}

const measured =
  (of: (people: readonly Drawn[], random: RandomGenerator) => Outcome): CoveredKind["prepare"] =>
  (n) =>
  (random) => {
    const people = draw(n, random);
    return [people && of(people, random)];
  };

const note =
  "of a few people, who can hardly be raked, one may count for half of all: effective n − 1 is then next to 0";
export const weightedKinds: readonly CoveredKind[] = [
  {
    name: "Counted shares, raked to two margins",
    truth: "51 % of women and men, young and old in the population's proportions; drawn in others",
    counts: "covered",
    note,
    prepare: measured((people, random) => {
      const { lower, upper } = countedShare(
        people.map((one) => uniform(random) < expectedOf(SHARE, one)),
        people.map(({ weight }) => weight),
      );
      return holds([lower, upper], truthOf(SHARE));
    }),
  },
  {
    name: "Mean of a rating, raked to two margins",
    truth: "mean of the same people, spread .8 points",
    counts: "covered",
    note,
    prepare: measured((people, random) => {
      const interval = meanInterval(
        people.map((one) => normal(random, expectedOf(MEAN, one), 0.8)),
        -20,
        20,
        { decimals: 6, weights: people.map(({ weight }) => weight) },
      );
      return holds(interval, truthOf(MEAN));
    }),
  },
];
