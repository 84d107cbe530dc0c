import type { FunctionDefinition } from "../../platform/functions/function-definition.ts";
import type { FunctionName } from "../../platform/functions/environment.ts";
import { functionEntries, functions } from "./functions.ts";
import type { Route } from "../../platform/http/route.ts";
import { routes } from "../routes.ts";

/** The time limit of a model call, in seconds, while a caller waits. */
const MODEL_CALL_SECONDS = 11;

/** Routes that may ask a model before they answer; the others of their functions have no throttle of their own. */
export const askingRoutes: readonly Route[] = routes.filter(({ throttle, function: name }) => {
  const { permissions }: FunctionDefinition = functions[name];
  return throttle !== undefined && permissions.models !== undefined;
});

/**
 * Model calls that requests of these routes may have running at once: the capacity of the gateway's buckets, plus what
 * they gain during the longest call. They are in addition to `modelCallsAtOnce`, which caps those of studies and
 * generations, and count against the same model quotas.
 */
const callsOf = (asking: readonly Route[]): number =>
  asking.reduce((sum, { throttle }) => sum + (throttle ? throttle.burst + throttle.rate * MODEL_CALL_SECONDS : 0), 0);
/** The model calls of all routes. */
export const IN_REQUEST_MODEL_CALLS = callsOf(askingRoutes);

/**
 * Concurrent invocations that are reserved for each function of the API. A resource that is flooded or hangs uses only
 * its own share. Without this it would use all concurrency of the account, and every resource would refuse requests.
 * @param each requests that every function answers at once, besides those of its routes that wait for a model
 */
export const requestConcurrency = (each: number): ReadonlyMap<FunctionName, number> =>
  new Map(
    functionEntries.flatMap(([name, { trigger }]) =>
      trigger.kind === "api" ? [[name, each + callsOf(askingRoutes.filter((route) => route.function === name))]] : [],
    ),
  );
