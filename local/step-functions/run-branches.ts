import { fillTemplate, follow } from "./data-flow.ts";
import { StatesError } from "./errors.ts";
import { Scope, serialise } from "./scope.ts";
import type { ContextObject } from "./data-flow.ts";
import type { MapState, ParallelState, StatesBlock } from "./definition.ts";
import type { AbortReason } from "./errors.ts";
import type { Json } from "./json.ts";

/** Runs a sequence of states in its scope; given by the caller, since a sequence holds branches and they hold it. */
export type RunStates = (block: StatesBlock, input: Json, scope: Scope) => Promise<Json>;

/** The service runs at most this many iterations of an inline Map at once, and as many for a MaxConcurrency of 0. */
const MAX_INLINE_CONCURRENCY = 40;

/** One try of a Map state on its effective input; the result is the list of its iterations' outputs, in their order. */
export async function runMap(
  state: MapState,
  name: string,
  input: Json,
  context: ContextObject,
  scope: Scope,
  runStates: RunStates,
): Promise<Json> {
  const items = state.ItemsPath === undefined ? input : await follow(state.ItemsPath, input, context);
  if (!Array.isArray(items)) {
    const cause = `Map state input must be an array but was: ${serialise(items)}`;
    throw new StatesError("States.Runtime", cause, { terminal: true });
  }
  const concurrency = Math.min(state.MaxConcurrency || MAX_INLINE_CONCURRENCY, MAX_INLINE_CONCURRENCY);
  scope.record("MapStateStarted", { mapStateStartedEventDetails: { length: items.length } });

  const selector = state.ItemSelector ?? state.Parameters;
  const iterationInput = async (item: Json, index: number): Promise<Json> =>
    selector === undefined
      ? item
      : fillTemplate(selector, input, { ...context, Map: { Item: { Index: index, Value: item } } });

  const results = await runBranches(scope, items.length, concurrency, {
    start: (index, previousEventId, signal) => {
      const details = { name, index };
      const started = { mapIterationStartedEventDetails: details };
      const { history } = scope.run;
      const id = history.append("MapIterationStarted", previousEventId, started);
      const mapItem = { Index: index, Value: items[index] };
      return new Scope(scope.run, signal, id, { parent: scope, index, mapItem });
    },
    run: async (index, iteration) => {
      const item = items[index] ?? null;
      return runStates(state.ItemProcessor, await iterationInput(item, index), iteration);
    },
    succeeded: (index, iteration) =>
      iteration.mark("MapIterationSucceeded", { mapIterationSucceededEventDetails: { name, index } }),
    failed: (index, iteration) =>
      iteration.mark("MapIterationFailed", { mapIterationFailedEventDetails: { name, index } }),
  });
  scope.mark("MapStateSucceeded");
  return results;
}

/** One try of a Parallel state on its effective input; the result is the list of its branches' outputs. */
export async function runParallel(
  state: ParallelState,
  input: Json,
  scope: Scope,
  runStates: RunStates,
): Promise<Json> {
  scope.record("ParallelStateStarted");
  const results = await runBranches(scope, state.Branches.length, state.Branches.length, {
    start: (index, previousEventId, signal) => new Scope(scope.run, signal, previousEventId, { parent: scope, index }),
    run: (index, branch) => runStates(state.Branches[index] as StatesBlock, input, branch),
  });
  scope.mark("ParallelStateSucceeded");
  return results;
}

interface Branches {
  start(index: number, previousEventId: number, signal: AbortSignal): Scope;
  run(index: number, scope: Scope): Promise<Json>;
  /** Records the good end; the id of that event. */
  succeeded?(index: number, scope: Scope): number;
  failed?(index: number, scope: Scope): void;
}

/** Runs `count` branches, `limit` at a time. The first failure aborts the others and is thrown. */
async function runBranches(parent: Scope, count: number, limit: number, branches: Branches): Promise<Json[]> {
  const controller = new AbortController();
  const signal = AbortSignal.any([parent.signal, controller.signal]);
  const results: Json[] = Array.from({ length: count }, () => null);
  let next = Math.min(limit, count);
  const runLane = async (first: number, firstScope: Scope): Promise<void> => {
    for (let index = first, scope = firstScope; ;) {
      try {
        results[index] = await branches.run(index, scope);
        parent.last = branches.succeeded?.(index, scope) ?? scope.last;
      } catch (error) {
        if (!signal.aborted && error instanceof StatesError) {
          parent.last = scope.last;
          branches.failed?.(index, scope);
        }
        controller.abort("sibling failed" satisfies AbortReason);
        throw error;
      }
      if (next >= count) return;
      index = next;
      next += 1;
      scope = branches.start(index, scope.last, signal);
    }
  };
  parent.branchings += 1;
  const startedId = parent.last;
  const first = Array.from({ length: next }, (_, index) => branches.start(index, startedId, signal));
  await Promise.all(first.map((scope, index) => runLane(index, scope)));
  return results;
}
