import type { FunctionDefinition } from "./function-definition.ts";
import { functions } from "./functions.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes/index.ts";

/** What a model is given, in seconds, while a caller waits. */
const MODEL_CALL_SECONDS = 11;

/** Routes that may ask a model before they answer; the others of their functions have no throttle of their own. */
export const askingRoutes: readonly Route[] = routes.filter(({ throttle, function: name }) => {
  const { permissions }: FunctionDefinition = functions[name];
  return throttle !== undefined && permissions.models !== undefined;
});

/**
 * Model calls that requests may have under way at once, over all of {@link askingRoutes}: what the gateway's buckets
 * hold, and what they gain while one call takes its longest. No function of the API has reserved concurrency, which
 * would make its other routes wait as well; this is what bounds their calls instead. They come on top of
 * `modelCallsAtOnce`, which caps those of studies and generations, and count against the same quotas of the models.
 */
export const IN_REQUEST_MODEL_CALLS = askingRoutes.reduce(
  (sum, { throttle }) => sum + (throttle ? throttle.burst + throttle.rate * MODEL_CALL_SECONDS : 0),
  0,
);
