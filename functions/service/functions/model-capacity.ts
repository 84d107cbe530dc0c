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
 * Approximate number of parallel invocations of a function that asks whole batches of personas, while each has few
 * calls running. An inline Map has 40 lanes at most, and the history grows with them.
 */
const BATCHES_AT_ONCE = 20;
/** With more parallel calls, an invocation would leave most of its places empty in studies of a few personas. */
const MOST_CALLS_AT_ONCE = 20;

/** Divides a share of the cap into invocations at once and the parallel calls of each. */
function divided(share: number, { atOnce, inBatches = false }: ModelCalls): BatchCapacity {
  const wide = inBatches ? Math.min(MOST_CALLS_AT_ONCE, Math.ceil(share / BATCHES_AT_ONCE)) : 0;
  const invocations = Math.floor(share / Math.max(atOnce, wide));
  // The remainder of the division is distributed among few invocations; among many, each gets nothing.
  const callsAtOnce = inBatches && invocations > 0 ? Math.floor(share / invocations) : atOnce;
  return { invocations, callsAtOnce, callsEach: atOnce };
}

/**
 * Distributes a cap on concurrent model calls among the pipeline functions that make them. The calls of all invocations
 * together always stay below the cap; further work waits in the state machines' retries.
 * @param cap model calls at once, at least {@link SMALLEST_CAP}
 */
export const modelCapacity = (cap: number): ReadonlyMap<FunctionName, BatchCapacity> =>
  new Map(
    callers.map(([name, modelCalls]) => [name, divided((cap * modelCalls.weight) / weights, modelCalls)] as const),
  );

/** Concurrent invocations by function, see {@link modelCapacity}. */
export const reservedConcurrency = (cap: number): ReadonlyMap<FunctionName, number> =>
  new Map([...modelCapacity(cap)].map(([name, { invocations }]) => [name, invocations]));

/** {@link modelCapacity} of the functions that ask batches of personas, in the form of their environment variable. */
export const batchCapacities = (cap: number): Partial<Record<FunctionName, BatchCapacity>> =>
  Object.fromEntries(
    callers.flatMap(([name, { inBatches }]) => {
      const capacity = inBatches ? modelCapacity(cap).get(name) : undefined;
      return capacity ? [[name, { ...capacity, invocations: Math.max(1, capacity.invocations) }]] : [];
    }),
  );
