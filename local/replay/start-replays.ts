import { SMALLEST_CAP } from "../../functions/service/functions/model-capacity.ts";
import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import type { ReplayedCalls } from "../bedrock/replayed-calls.ts";
import { startStack } from "../stack.ts";
import { openReplays } from "./replay-study.ts";

/** Studies asked at once: what is recorded answers at once. */
const CALLS_AT_ONCE = SMALLEST_CAP;
const CALLER_SECONDS = 60;

/**
 * Starts a stack whose models are what bundles hold.
 * @param ids which model answered in which role
 * @throws CannotStart
 */
export async function startReplays(
  dataFolder: string,
  ids: ModelIds,
  calls: ReplayedCalls,
): Promise<Pick<ReturnType<typeof openReplays>, "replay" | "remade"> & { close: () => Promise<void> }> {
  const stack = await startStack({
    port: 0,
    dataFolder,
    retryDelayScale: 0,
    loadAhead: false,
    models: {
      ids,
      backend: "local",
      replay: calls,
      latencyMs: 0,
      embeddingLatencyMs: 0,
      callsAtOnce: CALLS_AT_ONCE,
      callerSeconds: CALLER_SECONDS,
    },
  });
  const replays = openReplays(stack, calls);
  return {
    replay: replays.replay,
    remade: replays.remade,
    close: async () => {
      replays.close();
      await stack.close();
    },
  };
}
