import { summariseChance, chanceShare } from "../../functions/findings/baselines/chance.ts";
import { mean, standardDeviation, sumOfSquares } from "../../functions/statistics/moments.ts";
import { shuffle } from "../../functions/statistics/random.ts";
import { studentTQuantile } from "../../functions/statistics/student-t.ts";
import { skipped, type Line } from "./line.ts";
import { idsOf, ratingsOf, type Panel } from "./panel.ts";
import { inWords, isBeyond, permuted, signed } from "./permutation.ts";

const SECTION = "Price slope";

/** Least-squares slope of ratings over the logarithm of prices to base 2: scale points per doubling of the price. */
export function slopePerDoubling(amounts: readonly number[], ratings: readonly number[]): number {
  const doublings = amounts.map((amount) => Math.log2(amount));
  const [centre, middle] = [mean(doublings), mean(ratings)];
  const product = doublings.reduce((sum, x, index) => sum + (x - centre) * (ratings[index]! - middle), 0);
  return product / sumOfSquares(doublings);
}

/** Ratings at every price of each persona who answered all of them. */
function ladders(panels: readonly Panel[]): { amounts: number[]; ratings: number[] }[] {
  return panels.flatMap((panel) => {
    const ids = idsOf(panel);
    const amounts = panel.market.prices.map(({ amount }) => amount);
    const byPrice = panel.priced.map((test) => ratingsOf(test, "purchase_intent", ids));
    return ids.flatMap((_, index) => {
      const ratings = byPrice.map((row) => row[index]).filter((rating) => rating !== undefined);
      return ratings.length === amounts.length ? [{ amounts, ratings }] : [];
    });
  });
}

/**
 * Whether people want a thing less when it costs more: the same concept at prices that double, asked study by study.
 */
export function priceLines(panels: readonly Panel[]): Line[] {
  const people = ladders(panels);
  if (people.length < 2) return [skipped(SECTION, "mean purchase intent by price", "too few answered at every price")];
  const steps = panels.map(({ market, priced }, index): Line => {
    const means = priced.map((test) =>
      mean(ratingsOf(test, "purchase_intent", idsOf(panels[index]!)).filter((value) => value !== undefined)),
    );
    const falls = means.slice(1).filter((value, step) => value < means[step]!).length;
    return {
      section: SECTION,
      measure: `mean purchase intent at ${market.prices.map(({ text }) => text).join(", ")}`,
      value: means[0]! - means.at(-1)!,
      shown: means.map((value) => value.toFixed(2)).join(", "),
      random: "3.00 at every price",
      holds: falls === means.length - 1,
      verdict: `falls at ${falls} of ${means.length - 1} steps`,
    };
  });
  const slopes = people.map(({ amounts, ratings }) => slopePerDoubling(amounts, ratings));
  const slope = mean(slopes);
  const half = (studentTQuantile(0.975, slopes.length - 1) * standardDeviation(slopes)) / Math.sqrt(slopes.length);
  const chance = permuted("price slope", (random) =>
    mean(people.map(({ amounts, ratings }) => slopePerDoubling(amounts, shuffle(random, ratings)))),
  )!;
  const falling = slopes.filter((value) => value < 0).length;
  const share = (100 * falling) / slopes.length;
  const guessed = summariseChance(chanceShare(slopes.length, 0.5));
  const isDown = slope < 0 && isBeyond(slope, chance);
  const isMost = share > guessed.interval[1];
  return [
    ...steps,
    {
      section: SECTION,
      measure: "slope of purchase intent per doubling of the price",
      value: slope,
      shown: `${signed(slope)} [${signed(slope - half)}, ${signed(slope + half)}]`,
      random: `${inWords(chance)} (prices shuffled)`,
      holds: isDown,
      verdict: isDown ? "demand falls with the price" : "no demand curve",
    },
    {
      section: SECTION,
      measure: "share of personas whose intent falls with the price",
      value: share,
      shown: `${share.toFixed(0)} %`,
      random: inWords({ expected: guessed.expected, low: guessed.interval[0], high: guessed.interval[1] }, 0),
      holds: isMost,
      verdict: isMost ? "persona by persona, not only on average" : "no more personas than by chance",
    },
  ];
}
