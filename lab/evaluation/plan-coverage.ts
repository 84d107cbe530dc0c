import { setImmediate as nextTurn } from "node:timers/promises";
import { smallestDissimilarity, type Sketch } from "../../functions/personas/sampling-plan/diversity.ts";
import { sketchPersonas, sketchPlan } from "../../functions/personas/sampling-plan/sampling-plan.ts";
import type { SegmentDefinition } from "../../functions/personas/groups/schemas.ts";
import { PLAN_DIMENSIONS, type UnitPoint } from "../../functions/personas/sampling-plan/unit-points.ts";
import { mean, standardDeviation } from "../../functions/statistics/moments.ts";
import { randomFrom, seedFrom, uniform } from "../../functions/statistics/random.ts";
import type { Line } from "./line.ts";

const SECTION = "Sampling plan";

/** A measure of a group under the plan and under independent draws: mean and standard deviation over the seeds. */
export interface Coverage {
  measure: string;
  personas: number;
  higherIsBetter: boolean;
  plan: { mean: number; sd: number };
  random: { mean: number; sd: number };
}

const CATEGORICAL = ["gender", "income", "education", "activity", "household"] as const;
const NUMERIC: readonly (readonly [name: string, read: (sketch: Sketch) => number])[] = [
  ["age", ({ person }) => person.age],
  ["openness", ({ psychographics }) => psychographics.big_five.openness],
  ["conscientiousness", ({ psychographics }) => psychographics.big_five.conscientiousness],
  ["extraversion", ({ psychographics }) => psychographics.big_five.extraversion],
  ["agreeableness", ({ psychographics }) => psychographics.big_five.agreeableness],
  ["neuroticism", ({ psychographics }) => psychographics.big_five.neuroticism],
  ["price sensitivity", ({ psychographics }) => psychographics.price_sensitivity],
];
/** The target is drawn, not given: 4,000 people leave .02 of Kolmogorov–Smirnov distance to chance. */
const PEOPLE = 4_000;

const independent = (count: number, seed: number): UnitPoint[] => {
  const random = randomFrom(seed);
  return Array.from(
    { length: count },
    () => Object.fromEntries(PLAN_DIMENSIONS.map((name) => [name, uniform(random)])) as UnitPoint,
  );
};

/**
 * Kolmogorov–Smirnov distance of a sample to a sorted population, max |F − G|, 0..1; ties are stepped over together.
 */
export function distanceTo(population: readonly number[], sample: readonly number[]): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const atMost = (values: readonly number[], value: number): number => {
    let [low, high] = [0, values.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[middle]! <= value) low = middle + 1;
      else high = middle;
    }
    return low / values.length;
  };
  const below = (values: readonly number[], value: number) => atMost(values, value - 0.5);
  // Whole numbers: between two values of the sample the gap is largest just below the next one, or at it.
  return Math.max(
    ...sorted.flatMap((value) => [
      Math.abs(atMost(sorted, value) - atMost(population, value)),
      Math.abs(below(sorted, value) - below(population, value)),
    ]),
  );
}

const sharesOf = (values: readonly string[]): Map<string, number> => {
  const shares = new Map<string, number>();
  for (const value of values) shares.set(value, (shares.get(value) ?? 0) + 1 / values.length);
  return shares;
};

/** Total variation distance of two distributions: the share of people one would have to exchange. */
const totalVariation = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number =>
  [...new Set([...a.keys(), ...b.keys()])].reduce(
    (sum, key) => sum + Math.abs((a.get(key) ?? 0) - (b.get(key) ?? 0)),
    0,
  ) / 2;

/** Makes one after the other, and lets a signal be heard after each. @throws the signal's reason when aborted */
async function inTurns<T>(count: number, make: (index: number) => T, signal?: AbortSignal): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    made.push(make(made.length));
    await nextTurn();
    signal?.throwIfAborted();
  }
  return made;
}

/**
 * How well groups cover their segment: the distance of their two most alike members (Gower, 0 to 1), and how far their
 * marginals are from the population's, under the plan and under independent draws from the same distributions.
 * @param seeds number of groups of each kind, at least two
 * @param people drawn for the population's marginals
 */
export async function planCoverage(
  definition: SegmentDefinition,
  personas: number,
  seeds: number,
  people = PEOPLE,
  signal?: AbortSignal,
): Promise<Coverage[]> {
  const everyone = sketchPersonas(definition, independent(people, seedFrom("population")), 1);
  const planned = await inTurns(
    seeds,
    (seed) => sketchPlan({ definition, count: personas, startIndex: 0, seed }),
    signal,
  );
  const random = await inTurns(
    seeds,
    (seed) => sketchPersonas(definition, independent(personas, seedFrom("independent", seed)), seed),
    signal,
  );
  const compare = (measure: string, higherIsBetter: boolean, of: (group: readonly Sketch[]) => number): Coverage => {
    const summarise = (groups: readonly (readonly Sketch[])[]) => {
      const values = groups.map(of);
      return { mean: mean(values), sd: standardDeviation(values) };
    };
    return { measure, personas, higherIsBetter, plan: summarise(planned), random: summarise(random) };
  };
  const populations = NUMERIC.map(([, read]) => everyone.map(read).sort((a, b) => a - b));
  const targets = CATEGORICAL.map((trait) => sharesOf(everyone.map(({ person }) => person[trait])));
  return [
    compare("distance of the two most alike", true, smallestDissimilarity),
    compare("misfit of ages (KS)", false, (group) => distanceTo(populations[0]!, group.map(NUMERIC[0]![1]))),
    compare("misfit of Big Five and price sensitivity (mean KS)", false, (group) =>
      mean(NUMERIC.slice(1).map(([, read], index) => distanceTo(populations[index + 1]!, group.map(read)))),
    ),
    compare("misfit of gender, income, education, activity, household (mean total variation)", false, (group) =>
      mean(
        CATEGORICAL.map((trait, index) =>
          totalVariation(sharesOf(group.map(({ person }) => person[trait])), targets[index]!),
        ),
      ),
    ),
  ];
}

/** Groups of a kind over which the figures are averaged. */
export const PLAN_SEEDS = 200;

/** The coverage of groups of ten and of five, as lines of the evaluation. @throws the signal's reason when aborted */
export async function coverageLines(
  definition: SegmentDefinition,
  seeds = PLAN_SEEDS,
  people = PEOPLE,
  signal?: AbortSignal,
): Promise<Line[]> {
  const coverage = [
    ...(await planCoverage(definition, 10, seeds, people, signal)),
    ...(await planCoverage(definition, 5, seeds, people, signal)),
  ];
  return coverage.map(({ measure, personas, higherIsBetter, plan, random }) => {
    const ratio = plan.mean / random.mean;
    const holds = higherIsBetter ? ratio > 1 : ratio < 1;
    const spread = (value: { mean: number; sd: number }) => `${value.mean.toFixed(3)} ± ${value.sd.toFixed(3)}`;
    return {
      section: SECTION,
      measure: `${measure}, groups of ${personas}`,
      value: plan.mean,
      shown: spread(plan),
      random: `${spread(random)} (independent draws)`,
      holds,
      verdict: `${ratio.toFixed(2)} times that of independent draws: ${holds ? "better covered" : "no better"}`,
    };
  });
}
