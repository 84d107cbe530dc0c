import { randomFrom, seedFrom, uniform } from "../../statistics/random.ts";
import type { PersonaFacts } from "../schemas.ts";

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
 * Shares of the two ends in a plan, above those of the population so that small groups have both voices; sceptics are
 * given more room because language models write people kinder to new offers than they are. Figures weight both back.
 */
const SCEPTICS = 0.3;
const ENTHUSIASTS = 0.2;

/** Rounds up as often as the fraction says. */
const roundAtRandom = (value: number, u: number): number => Math.floor(value) + (u < value % 1 ? 1 : 0);

/**
 * Attitudes to new offers by rank of interest: the lowest are sceptics, the highest enthusiasts, at least one of each
 * from two personas on. One persona alone is a pragmatist or a sceptic.
 * @param interests standard scores, one per persona
 */
export function attitudesOf(interests: readonly number[], seed: number | string): Attitude[] {
  const count = interests.length;
  const random = randomFrom(seedFrom(seed, "attitudes"));
  const [first, second] = [uniform(random), uniform(random)];
  if (count === 1) return [first < SCEPTICS / (1 - ENTHUSIASTS) ? "sceptic" : "pragmatist"];
  const sceptics = Math.max(1, roundAtRandom(SCEPTICS * count, first));
  const enthusiasts = Math.max(1, roundAtRandom(ENTHUSIASTS * count, second));
  const order = interests
    .map((interest, index) => ({ interest, index }))
    .sort((a, b) => a.interest - b.interest || a.index - b.index);
  const attitudes: Attitude[] = interests.map(() => "pragmatist");
  for (const { index } of order.slice(0, sceptics)) attitudes[index] = "sceptic";
  for (const { index } of order.slice(count - enthusiasts)) attitudes[index] = "enthusiast";
  return attitudes;
}
