import { PLAN_DIMENSIONS, type UnitPoint } from "../../../../functions/personas/sampling-plan/unit-points.ts";
import { randomFrom, uniform } from "../../../../functions/statistics/random.ts";

/** Points drawn independently and uniformly: what a plan has to be better than. */
export function randomPoints(count: number, seed: number): UnitPoint[] {
  const random = randomFrom(seed);
  return Array.from(
    { length: count },
    () => Object.fromEntries(PLAN_DIMENSIONS.map((name) => [name, uniform(random)])) as UnitPoint,
  );
}
