import { costKinds, type CostKind } from "../../costs/kinds.ts";
import type { MeasuredKind } from "../../costs/measured-kind.ts";
import { isMeterLoaded } from "../../costs/meter-readings.ts";
import type { ProgressDisplay } from "../../../bin/cli/progress-display.ts";
import { loadNow, type Bench, type Part } from "../part.ts";
import { kindFigures } from "./figures.ts";
import { historySize } from "./history-size.ts";
import { neededCalls } from "./needed-calls.ts";
import { tokensByPrompt, totalTokens } from "./tokens.ts";

const SIZES = [1, 5, 10];
const QUICK_SIZES = [1];
/** Between two looks of a client that waits for a study, in seconds. */
const LOOK_EVERY = 0.2;
/** So many that no work waits for a place: waiting makes histories longer, by what else runs. */
const CALLS_AT_ONCE = 4_000;
const TIMEOUT_SECONDS = 900;

/** Holds every kind of work on a stack of its own and counts what it consumes. */
async function consumptions({ quick, folder, say, signal }: Bench): Promise<MeasuredKind[]> {
  const [{ startStack }, { measureStudies }] = await Promise.all([
    import("../../../local/stack.ts"),
    import("../../costs/measure-studies.ts"),
  ]);
  const display: ProgressDisplay = {
    say,
    update: () => {},
    quote: () => {},
    ask: () => {},
    end: () => {},
  };
  const stack = await startStack({
    port: 0,
    dataFolder: folder,
    variables: { ...process.env, LOCAL_MODEL_CALLS_AT_ONCE: String(CALLS_AT_ONCE) },
  });
  try {
    return await measureStudies({
      stack,
      dataFolder: folder,
      personas: quick ? QUICK_SIZES : SIZES,
      timeoutSeconds: TIMEOUT_SECONDS,
      lookEverySeconds: LOOK_EVERY,
      warmUp: !quick,
      display,
      signal,
    });
  } finally {
    await stack.close();
  }
}

/**
 * Model calls of every kind of work, and events and payloads of its executions. Counted, not timed; what it costs is
 * told by `npm run lab -- costs`. Needs a process that lab/costs/meter.ts was loaded into.
 */
export const pipelinesPart: Part = {
  title: "Pipelines: model calls, payloads and histories",
  async measure(bench) {
    if (!isMeterLoaded()) throw new Error("The meter is not loaded; nothing that functions use would be counted.");
    const load = loadNow();
    const all = (await consumptions(bench)).map((work) => ({
      kind: work.kind,
      personas: work.personas,
      history: historySize(work.executions),
      tokens: totalTokens(work.consumption.used.calls),
      prompts: tokensByPrompt(work.consumption.used.calls),
      needed: neededCalls(work),
    }));
    return (Object.keys(costKinds) as CostKind[]).flatMap((kind) =>
      kindFigures(
        all.filter((work) => work.kind === kind),
        load,
      ),
    );
  },
};
