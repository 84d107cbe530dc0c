import { functionEntries } from "./functions.ts";
import type { FunctionName } from "./environment.ts";
import type { ModelCalls } from "./function-definition.ts";
import type { BatchCapacity } from "./batch-capacity.ts";

const callers = functionEntries.flatMap(([name, { modelCalls }]) => (modelCalls ? [[name, modelCalls] as const] : []));
const weights = callers.reduce((sum, [, { weight }]) => sum + weight, 0);

/** The smallest cap that leaves every function at least one invocation. */
export const SMALLEST_CAP = Math.ceil(
  Math.max(...callers.map(([, { atOnce, weight }]) => (atOnce * weights) / weight)),
);

/**
 * Invocations that a function which asks whole batches of personas has at once, about: an inline Map has 40 lanes at
 * most, and a history grows with them, while one invocation can wait for as many models as it likes.
 */
const BATCHES_AT_ONCE = 20;

/** Of a share of the cap: invocations at once, and the calls that each of them makes side by side. */
function divided(share: number, { atOnce, inBatches = false }: ModelCalls): BatchCapacity {
  const callsAtOnce = inBatches ? Math.max(atOnce, Math.ceil(share / BATCHES_AT_ONCE)) : atOnce;
  return { invocations: Math.floor(share / callsAtOnce), callsAtOnce };
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
      const { invocations = 1, callsAtOnce = 1 } = (inBatches && modelCapacity(cap).get(name)) || {};
      return inBatches ? [[name, { invocations: Math.max(1, invocations), callsAtOnce }]] : [];
    }),
  );
