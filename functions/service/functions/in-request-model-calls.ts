import type { FunctionDefinition } from "../../platform/functions/function-definition.ts";
import type { FunctionName } from "../../platform/functions/environment.ts";
import { functionEntries, functions } from "./functions.ts";
import type { Route } from "../../platform/http/route.ts";
import { routes } from "../routes.ts";

/** What a model is given, in seconds, while a caller waits. */
const MODEL_CALL_SECONDS = 11;

/** Routes that may ask a model before they answer; the others of their functions have no throttle of their own. */
export const askingRoutes: readonly Route[] = routes.filter(({ throttle, function: name }) => {
  const { permissions }: FunctionDefinition = functions[name];
  return throttle !== undefined && permissions.models !== undefined;
});

/**
 * Model calls that requests of some routes may have under way at once: what the gateway's buckets hold, and what they
 * gain while one call takes its longest. They come on top of `modelCallsAtOnce`, which caps those of studies and
 * generations, and count against the same quotas of the models.
 */
const callsOf = (asking: readonly Route[]): number =>
  asking.reduce((sum, { throttle }) => sum + (throttle ? throttle.burst + throttle.rate * MODEL_CALL_SECONDS : 0), 0);
/** Those of all routes. */
export const IN_REQUEST_MODEL_CALLS = callsOf(askingRoutes);

/**
 * Concurrent invocations that are reserved for each function of the API. A resource that somebody floods, or that
 * hangs, takes its own and leaves all others theirs. Without that it takes what the account has, and all are refused.
 * @param each requests that every function answers at once, beside those of its routes that wait for a model
 */
export const requestConcurrency = (each: number): ReadonlyMap<FunctionName, number> =>
  new Map(
    functionEntries.flatMap(([name, { trigger }]) =>
      trigger.kind === "api" ? [[name, each + callsOf(askingRoutes.filter((route) => route.function === name))]] : [],
    ),
  );
