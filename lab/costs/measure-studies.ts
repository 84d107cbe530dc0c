import { holdEstimates, type HeldEstimate } from "./estimates/hold-estimates.ts";
import { deadlineIn } from "../../bin/study/poll.ts";
import { consumptionOf } from "./consumption.ts";
import { openExecutions } from "./executions.ts";
import { company, measureChain, type Measurement, type Surroundings } from "./measure-chain.ts";
import { settled } from "./measure-work.ts";
import { measuredKind, type MeasuredKind } from "./measured-kind.ts";
import { holdSimulation } from "./studies.ts";
import { startTally } from "./tally.ts";

const MARKET = "DE";
/** Between two lines on what is not finished yet: interviews take minutes. */
const REMINDER_MS = 20_000;

/** Does something with the meter read. */
async function metered<T>(measurement: Measurement, work: (surroundings: Surroundings) => Promise<T>): Promise<T> {
  const { stack, display, timeoutSeconds } = measurement;
  const executions = openExecutions(stack.endpoints.step_functions);
  const tally = startTally();
  const deadline = deadlineIn(timeoutSeconds);
  const underWay = new Set<string>();
  const reminder = setInterval(() => {
    if (underWay.size > 0) display.say(`Still under way: ${[...underWay].join(", ")}`);
  }, REMINDER_MS);
  try {
    return await work({ measurement, executions, tally, deadline, underWay, alone: oneAfterTheOther() });
  } finally {
    clearInterval(reminder);
    executions.close();
    tally.close();
  }
}

function oneAfterTheOther(): Surroundings["alone"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Holds estimates against what the studies then took. @throws CommandError; the signal's reason when interrupted */
export const measureEstimates = (measurement: Measurement): Promise<HeldEstimate[]> =>
  metered(measurement, holdEstimates);

/**
 * Holds every kind of work on a stack and counts what it consumes. Companies of their own keep what runs side by side
 * apart.
 * @throws CommandError; the signal's reason when interrupted
 */
export const measureStudies = (measurement: Measurement): Promise<MeasuredKind[]> =>
  metered(measurement, async (surroundings) => {
    const { personas, display } = measurement;
    display.say("Refreshing a market ...");
    const refresh = await measureRefresh(surroundings);
    if (measurement.warmUp) {
      display.say("Warming up: vectors of the scales' anchors are asked for once and kept ...");
      await warmUp(surroundings);
    }
    display.say(`Holding every kind of study with ${personas.join(", ")} personas, side by side ...`);
    const chains = await Promise.all(
      personas.flatMap((count) => [
        measureChain(surroundings, count, [
          "persona_generation",
          "concept_test",
          "reliability_study",
          "answer_coding",
          "survey",
          "conjoint",
          "live_message",
        ]),
        measureChain(surroundings, count, ["focus_group"]),
        measureChain(surroundings, count, ["idi_ai"]),
      ]),
    );
    return [...chains.flat(), refresh];
  });

async function measureRefresh({ measurement: { stack }, executions, tally }: Surroundings): Promise<MeasuredKind> {
  const correlation = "measured-refresh";
  const started = performance.now();
  const body = JSON.stringify({ market: MARKET, correlation_id: correlation });
  await stack.functions.invoke("worker-refresh-market", { Records: [{ messageId: correlation, body }] }, correlation);
  const workers = [{ function: "worker-refresh-market", milliseconds: performance.now() - started }] as const;
  const ended = await executions.ended(["market-refresh"], (name) => name.startsWith(`${MARKET}-`));
  await settled();
  const consumption = consumptionOf({ executions: ended, workers, used: tally.of(correlation) });
  return measuredKind("market_refresh", 0, { executions: ended, consumption });
}

async function warmUp(surroundings: Surroundings): Promise<void> {
  const { makePanel } = await company(surroundings, "warm-up");
  const panel = await makePanel(1);
  await Promise.all((["concept_test", "survey", "conjoint"] as const).map((type) => holdSimulation(panel, type)));
}
