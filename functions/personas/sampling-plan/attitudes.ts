import { randomFrom, seedFrom, uniform, type RandomGenerator } from "../../statistics/random.ts";
import type { PersonaFacts } from "../people/schemas.ts";

export type Attitude = PersonaFacts["attitude"];

/**
 * Shares of the population. Innovators and early adopters are 16 % together and the last to adopt as many (Rogers 2003,
 * Diffusion of Innovations).
 */
export const ATTITUDE_SHARES: Readonly<Record<Attitude, number>> = {
  sceptic: 0.16,
  pragmatist: 0.68,
  enthusiast: 0.16,
};

/**
 * How many of a plan have each attitude: in proportion to the population by largest remainders (Hamilton), so that
 * nothing has to be weighted back. Between equal remainders chance decides.
 */
function seatsOf(count: number, random: RandomGenerator): Record<Attitude, number> {
  const all = Object.entries(ATTITUDE_SHARES).map(([attitude, share]) => ({
    attitude: attitude as Attitude,
    whole: Math.floor(share * count + ROUNDING),
    rest: (share * count) % 1,
    tie: uniform(random),
  }));
  const left = count - all.reduce((sum, { whole }) => sum + whole, 0);
  const first = all
    .toSorted((a, b) => (Math.abs(a.rest - b.rest) < ROUNDING ? a.tie - b.tie : b.rest - a.rest))
    .slice(0, left)
    .map(({ attitude }) => attitude);
  return Object.fromEntries(
    all.map(({ attitude, whole }) => [attitude, whole + (first.includes(attitude) ? 1 : 0)]),
  ) as Record<Attitude, number>;
}

/** Shares of whole numbers of people may miss them by this much. */
const ROUNDING = 1e-9;

/** How many of the next people have each attitude, so that all of a group together come nearest to the population. */
function nextSeats(before: number, count: number, seed: number | string): Record<Attitude, number> {
  const random = () => randomFrom(seedFrom(seed, "attitudes"));
  const [past, all] = [seatsOf(before, random()), seatsOf(before + count, random())];
  // A seat that the larger number would take back stays, and one person fewer is drawn from the middle.
  const sceptic = Math.max(0, all.sceptic - past.sceptic);
  const enthusiast = Math.min(count - sceptic, Math.max(0, all.enthusiast - past.enthusiast));
  return { sceptic, enthusiast, pragmatist: count - sceptic - enthusiast };
}

/**
 * Attitudes to new offers by rank of interest: the lowest are sceptics, the highest enthusiasts.
 * @param interests standard scores, one per persona
 * @param before how many people the group has already
 */
export function attitudesOf(interests: readonly number[], seed: number | string, before = 0): Attitude[] {
  const { sceptic, enthusiast } = nextSeats(before, interests.length, seed);
  const order = interests
    .map((interest, index) => ({ interest, index }))
    .sort((a, b) => a.interest - b.interest || a.index - b.index);
  const attitudes: Attitude[] = interests.map(() => "pragmatist");
  for (const { index } of order.slice(0, sceptic)) attitudes[index] = "sceptic";
  for (const { index } of order.slice(order.length - enthusiast)) attitudes[index] = "enthusiast";
  return attitudes;
}
