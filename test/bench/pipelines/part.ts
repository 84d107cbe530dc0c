import { costKinds, type CostKind } from "../../../bin/costs/kinds.ts";
import type { MeasuredKind } from "../../../bin/costs/measured-kind.ts";
import { isMeterLoaded } from "../../../bin/costs/meter-readings.ts";
import { pricedModels } from "../../../bin/costs/priced-models.ts";
import type { ProgressDisplay } from "../../../bin/cli/progress-display.ts";
import { loadNow, type Bench, type Part } from "../part.ts";
import { kindFigures } from "./figures.ts";
import { reckon } from "./reckoning.ts";

const SIZES = [1, 5, 10];
/** How long a model and an embedding take, in seconds: functions are paid for while they wait. */
const LATENCY = 2;
const EMBEDDING_LATENCY = 0.2;
/** Between two looks of a client that waits for a study, in seconds. */
const LOOK_EVERY = 2;
const QUICK = { sizes: [1], latency: 0, lookEvery: 0.2 };
/** So many that no work waits for a place: waiting costs transitions that depend on what else runs. */
const CALLS_AT_ONCE = 4_000;
const TIMEOUT_SECONDS = 900;
/** Between two signs of life: interviews go on for two minutes without anything to tell. */
const STILL_THERE_MS = 8_000;

/** Holds every kind of work on a stack of its own and counts what it consumes. */
async function consumptions({ quick, folder, say, signal }: Bench): Promise<MeasuredKind[]> {
  const { sizes, latency, lookEvery } = quick ? QUICK : { sizes: SIZES, latency: LATENCY, lookEvery: LOOK_EVERY };
  const [{ startStack }, { measureStudies }] = await Promise.all([
    import("../../../local/stack.ts"),
    import("../../../bin/costs/measure-studies.ts"),
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
    variables: {
      ...process.env,
      LOCAL_LLM_LATENCY_MS: String(latency * 1_000),
      LOCAL_EMBEDDING_LATENCY_MS: String(Math.min(latency, EMBEDDING_LATENCY) * 1_000),
      LOCAL_MODEL_CALLS_AT_ONCE: String(CALLS_AT_ONCE),
    },
  });
  const stillThere = setInterval(() => say("Still measuring"), STILL_THERE_MS);
  try {
    return await measureStudies({
      stack,
      dataFolder: folder,
      personas: sizes,
      timeoutSeconds: TIMEOUT_SECONDS,
      lookEverySeconds: lookEvery,
      warmUp: !quick,
      display,
      signal,
    });
  } finally {
    clearInterval(stillThere);
    await stack.close();
  }
}

/**
 * What every kind of work consumes: state transitions, events and payloads of its executions, model calls, tokens and
 * money. Counted, not timed, but for the seconds that functions are paid for. Needs a process that bin/costs/meter.ts
 * was loaded into.
 */
export const pipelinesPart: Part = {
  title: "Pipelines: states, payloads, model calls, tokens and cost",
  async measure(bench) {
    if (!isMeterLoaded()) throw new Error("The meter is not loaded; nothing that functions use would be counted.");
    const load = loadNow();
    const models = pricedModels();
    const reckonings = (await consumptions(bench)).map((work) => reckon(work, models));
    const latency = bench.quick ? QUICK.latency : LATENCY;
    return (Object.keys(costKinds) as CostKind[]).flatMap((kind) =>
      kindFigures(
        reckonings.filter((reckoning) => reckoning.kind === kind),
        { load, latency },
      ),
    );
  },
};
