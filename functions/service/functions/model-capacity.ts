import { functionEntries } from "./functions.ts";
import type { FunctionName } from "../../platform/functions/environment.ts";
import type { ModelCalls } from "../../platform/functions/function-definition.ts";
import type { BatchCapacity } from "../../platform/functions/batch-capacity.ts";

const callers = functionEntries.flatMap(([name, { modelCalls }]) => (modelCalls ? [[name, modelCalls] as const] : []));
const weights = callers.reduce((sum, [, { weight }]) => sum + weight, 0);

/** The smallest cap that leaves every function at least one invocation. */
export const SMALLEST_CAP = Math.ceil(
  Math.max(...callers.map(([, { atOnce, weight }]) => (atOnce * weights) / weight)),
);

/**
 * Invocations that a function which asks whole batches of personas has at once, about, as long as each has few calls
 * under way: an inline Map has 40 lanes at most, and a history grows with them.
 */
const BATCHES_AT_ONCE = 20;
/** An invocation with more calls under way would leave most of its places empty in studies of a few personas. */
const MOST_CALLS_AT_ONCE = 20;

/** Of a share of the cap: invocations at once, and the calls that each of them makes side by side. */
function divided(share: number, { atOnce, inBatches = false }: ModelCalls): BatchCapacity {
  const wide = inBatches ? Math.min(MOST_CALLS_AT_ONCE, Math.ceil(share / BATCHES_AT_ONCE)) : 0;
  const invocations = Math.floor(share / Math.max(atOnce, wide));
  // What the division leaves is shared out between few invocations; among many it comes to nothing.
  const callsAtOnce = inBatches && invocations > 0 ? Math.floor(share / invocations) : atOnce;
  return { invocations, callsAtOnce, callsEach: atOnce };
}

/**
 * Shares a cap on concurrent model calls out among the functions of the pipelines that make them. Whatever runs, the
 * calls of all invocations together stay below the cap; work beyond it waits in the state machines' retries.
 * @param cap model calls at once, at least {@link SMALLEST_CAP}
 */
export const modelCapacity = (cap: number): ReadonlyMap<FunctionName, BatchCapacity> =>
  new Map(
    callers.map(([name, modelCalls]) => [name, divided((cap * modelCalls.weight) / weights, modelCalls)] as const),
  );

/** Concurrent invocations by function, see {@link modelCapacity}. */
export const reservedConcurrency = (cap: number): ReadonlyMap<FunctionName, number> =>
  new Map([...modelCapacity(cap)].map(([name, { invocations }]) => [name, invocations]));

/** {@link modelCapacity} of the functions that ask batches of personas, as their environment holds it. */
export const batchCapacities = (cap: number): Partial<Record<FunctionName, BatchCapacity>> =>
  Object.fromEntries(
    callers.flatMap(([name, { inBatches }]) => {
      const capacity = inBatches ? modelCapacity(cap).get(name) : undefined;
      return capacity ? [[name, { ...capacity, invocations: Math.max(1, capacity.invocations) }]] : [];
    }),
  );
