import { randomFrom, seedFrom, uniform, type RandomGenerator } from "../../../../functions/domain/statistics/random.ts";
import type { Load } from "../load.ts";
import { studyKinds } from "../load.ts";
import type { WaitedKind } from "./stages.ts";

/** A study that somebody begins. */
export interface Arrival {
  /** Seconds after midnight. */
  at: number;
  kind: WaitedKind;
  personas: number;
}

const HOUR = 3_600;

/** The first of some things whose shares add up to more than a draw. */
function drawn<T>(random: RandomGenerator, all: readonly (readonly [T, number])[]): T {
  let left = uniform(random) * all.reduce((sum, [, share]) => sum + share, 0);
  const found = all.find(([, share]) => (left -= share) < 0) ?? all.at(-1);
  return (found as readonly [T, number])[0];
}

/**
 * A working day's studies and generations: a Poisson process whose rate changes by the hour, each of a kind and a size
 * drawn from the load.
 * @param most how many at most, the first of the day
 */
export function arrivalsOf(load: Load, studiesADay: number, seed: string, most = Infinity): Arrival[] {
  const random = randomFrom(seedFrom("arrivals", studiesADay, seed));
  const kinds = [
    ...studyKinds.map((kind) => [kind, load.mix[kind]] as const),
    ["persona_generation", load.beside.persona_generation] as const,
  ];
  const sizes = load.personas.map(({ personas, share }) => [personas, share] as const);
  const works = kinds.reduce((sum, [, share]) => sum + share, 0);
  const arrivals: Arrival[] = [];
  load.hours.forEach((share, hour) => {
    const rate = (share * studiesADay * works) / HOUR;
    if (rate === 0) return;
    for (let at = hour * HOUR; ;) {
      at += -Math.log(1 - uniform(random)) / rate;
      if (at >= (hour + 1) * HOUR || arrivals.length >= most) return;
      const kind = drawn(random, kinds);
      arrivals.push({ at, kind, personas: Math.min(drawn(random, sizes), load.mostOf[kind] ?? Infinity) });
    }
  });
  return arrivals;
}
