import ages from "../../../data/ages.json" with { type: "json" };
import { figuresByMarket } from "./per-market.ts";
import type { Gender } from "./vocabulary.ts";

export const OLDEST_AGE = 120;
const YEARS_PER_GROUP = 5;
const OPEN_GROUP_START = 90;
/**
 * The share of the people of one age beyond 90 that reaches the next: 0.8 to 0.85 at 90, falling (Human Mortality
 * Database).
 */
const SURVIVAL_PER_YEAR_FROM_90 = 0.79;

const personsOf = figuresByMarket<Record<Gender, number[]>>(ages.markets);

/**
 * Men or women of one year of age per 10,000 inhabitants aged 10 and over; the world's figures for markets without a
 * table.
 */
export function personsAged(market: string, age: number, gender: Gender): number {
  const group = ages.groupStarts.findLastIndex((start) => age >= start);
  if (group < 0 || age > OLDEST_AGE) return 0;
  const persons = personsOf(market)[gender][group] ?? 0;
  if (age < OPEN_GROUP_START) return persons / YEARS_PER_GROUP;
  // A group rounded to 0 still has someone: a segment of the oldest must be possible everywhere.
  return (
    Math.max(persons, 0.5) * (1 - SURVIVAL_PER_YEAR_FROM_90) * SURVIVAL_PER_YEAR_FROM_90 ** (age - OPEN_GROUP_START)
  );
}
