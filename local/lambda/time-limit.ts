import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { functions } from "../../functions/service/functions/functions.ts";

/** What a model has on AWS while somebody waits, in seconds. */
const USUAL_SECONDS = 11;

/**
 * How many times as long as on AWS everything may take where whoever asks a model waits so many seconds: no gateway
 * gives up after 29 s here, and a machine that is busy with something else needs longer for the same work.
 */
export const stretch = (modelSeconds = 0): number => Math.max(1, modelSeconds / USUAL_SECONDS);

/** How long a function may take, in seconds. */
export const timeLimit = (name: FunctionName, { MODEL_TIMEOUT_SECONDS: seconds }: NodeJS.ProcessEnv): number =>
  functions[name].timeoutSeconds * stretch(Number(seconds ?? 0));
