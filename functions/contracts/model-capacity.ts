import { functionEntries } from "./functions.ts";
import type { FunctionName } from "./environment.ts";

const callers = functionEntries.flatMap(([name, { modelCalls }]) => (modelCalls ? [[name, modelCalls] as const] : []));
const weights = callers.reduce((sum, [, { weight }]) => sum + weight, 0);

/** The smallest cap that leaves every function at least one invocation. */
export const SMALLEST_CAP = Math.ceil(
  Math.max(...callers.map(([, { atOnce, weight }]) => (atOnce * weights) / weight)),
);

/**
 * Shares a cap on concurrent model calls out among the functions of the pipelines that make them. Whatever runs, the
 * calls of all invocations together stay below the cap; work beyond it waits in the state machines' retries.
 * @param cap model calls at once, at least {@link SMALLEST_CAP}
 * @returns concurrent invocations by function
 */
export const reservedConcurrency = (cap: number): ReadonlyMap<FunctionName, number> =>
  new Map(callers.map(([name, { atOnce, weight }]) => [name, Math.floor((cap * weight) / weights / atOnce)]));
