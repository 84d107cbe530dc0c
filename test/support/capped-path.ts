import { modelCapacity } from "../../functions/service/functions/model-capacity.ts";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";

/**
 * Model calls one after the other that asking everybody takes at least, where so many may be under way at once:
 * nobody's later step begins before all of the steps before it have found places.
 * @param steps of each persona, one after the other: calls side by side
 * @param places for calls
 */
export function leastRounds(personas: number, steps: readonly number[], places: number): number {
  const before = (count: number) => steps.slice(0, count).reduce((sum, calls) => sum + calls, 0);
  const rounds = steps.map((_, index) => Math.ceil((personas * before(index + 1)) / places) + steps.length - 1 - index);
  return Math.max(...rounds);
}

/** Model calls that may be under way at once in a function. @param cap of the environment */
export function placesOf(name: FunctionName, cap: number): number {
  const { invocations, callsAtOnce } = modelCapacity(cap).get(name) ?? { invocations: Infinity, callsAtOnce: 1 };
  return invocations * callsAtOnce;
}
