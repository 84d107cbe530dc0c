import type { IncomeLevel, SegmentDefinition } from "../groups/schemas.ts";
import type { Gender, Shares } from "../market/population/vocabulary.ts";
import { segmentOf } from "./segment.ts";
import { INCOME_LEVELS, stratumTables } from "./strata.ts";

/** Age groups of tables of surveys (ESOMAR's), in years; the last is open. */
const AGE_STARTS = [13, 18, 25, 35, 45, 55, 65, 75] as const;
const GENDERS = ["Male", "Female"] as const satisfies readonly Gender[];

/** Part of a population, 0 to 1, in a group of ages; `to` is null for the oldest group. */
export interface AgeShare {
  from: number;
  to: number | null;
  share: number;
}

/** Distribution of the people that a definition's personas are drawn from; each list of shares adds up to 1. */
export interface PopulationShares {
  age: AgeShare[];
  gender: Shares<Gender>;
  income_level: Shares<IncomeLevel>;
  /** Cities, and other places that the definition names, the largest first. */
  places: { name: string; share: number }[];
}

/**
 * Computes the population that the personas of a definition represent: the same one that the sampling plan draws them
 * from, summed over everybody. What the definition's description says of households is not part of it.
 */
export function populationShares(definition: SegmentDefinition): PopulationShares {
  const segment = segmentOf(definition);
  const { ages, regions, income } = segment;
  const tables = stratumTables(segment);
  const total = ages.reduce((sum, { persons }) => sum + persons.Male + persons.Female, 0);
  const gender = { Male: 0, Female: 0 };
  const income_level = { Low: 0, Middle: 0, High: 0 };
  const byAge = new Map<number, number>();
  for (const { age, persons } of ages) {
    const start = AGE_STARTS.findLast((from) => age >= from) ?? AGE_STARTS[0];
    for (const of of GENDERS) {
      const share = persons[of] / total;
      if (share === 0) continue;
      byAge.set(start, (byAge.get(start) ?? 0) + share);
      gender[of] += share;
      const shares = tables[of](age).income;
      for (const level of INCOME_LEVELS)
        income_level[level] += share * (income ? Number(level === income) : shares[level]);
    }
  }
  const people = regions.reduce((sum, { population }) => sum + population, 0);
  // A sum of shares may end a little above 1.
  const capped = <K extends string>(shares: Shares<K>) =>
    Object.fromEntries(Object.entries<number>(shares).map(([key, share]) => [key, Math.min(1, share)])) as Shares<K>;
  return {
    age: AGE_STARTS.flatMap((from, index) => {
      const share = byAge.get(from);
      const next = AGE_STARTS[index + 1];
      return share === undefined ? [] : [{ from, to: next === undefined ? null : next - 1, share: Math.min(1, share) }];
    }),
    gender: capped(gender),
    income_level: capped(income_level),
    places: regions
      .map(({ name, population }) => ({ name, share: population / people }))
      .toSorted((a, b) => b.share - a.share),
  };
}
