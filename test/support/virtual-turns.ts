import { setImmediate } from "node:timers/promises";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import type { Model } from "../../functions/models/port/model.ts";
import { splitIntoBatches } from "../../functions/platform/functions/batch-capacity.ts";
import { batchCapacities, reservedConcurrency } from "../../functions/service/functions/model-capacity.ts";
import { BATCH_SECONDS, INTERVIEWS_SECONDS } from "../../functions/platform/functions/state.ts";
import type { Prompt } from "../../functions/models/prompts/prompt.ts";
import { BatchUnfinished } from "../../functions/platform/model-errors.ts";
import { askBatch } from "../../functions/models/batches/ask-batch.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { randomFrom, seedFrom, uniform } from "../../functions/statistics/random.ts";
import { leastRounds, placesOf } from "./capped-path.ts";
import { functionOfArn, loadStateMachines } from "../../local/stack/state-machines.ts";
import type {
  ChoiceState,
  MapState,
  StateMachineDefinition,
  TaskState,
} from "../../local/step-functions/definition.ts";
import { StatesError } from "../../local/step-functions/errors.ts";
import { RetryPolicy } from "../../local/step-functions/retry-and-catch.ts";

const definitionFor = (cap?: number) =>
  loadStateMachines(cap === undefined ? undefined : reservedConcurrency(cap))["local-simulation"]
    ?.definition as StateMachineDefinition;
/** Seconds that an execution may take. */
export const TIME_LIMIT = definitionFor().TimeoutSeconds as number;

/** Personas that are asked, or questions whose answers are estimated, side by side. */
export interface VirtualSimulation {
  type: SimulationType | "direct_estimate";
  /** Of the study, or questions estimated. */
  personas: number;
  /** Seconds after the first study. */
  startsAfter?: number;
  /** Model calls that each of them takes, in steps that follow each other: how many calls side by side. */
  steps: readonly number[];
  /** Of every call. */
  callSeconds: number;
}

export interface VirtualEnd {
  /** From its start until everybody was asked, or it gave up. */
  seconds: number;
  /** Events of its history, of which the service allows 25,000; those before and after the Map are some forty. */
  events: number;
  error?: string;
}

/** Time that passes when nothing is left to do at any moment of it. */
class VirtualClock {
  now = 0;
  readonly #waiting: { at: number; wake: () => void }[] = [];

  sleep(seconds: number): Promise<void> {
    const at = this.now + seconds;
    return new Promise((wake) => {
      const later = this.#waiting.findIndex((other) => other.at > at);
      this.#waiting.splice(later === -1 ? this.#waiting.length : later, 0, { at, wake });
    });
  }

  async until<T>(work: Promise<T>): Promise<T> {
    let over = false;
    const ended = work.finally(() => (over = true));
    ended.catch(() => undefined);
    for (;;) {
      await setImmediate();
      const next = this.#waiting.shift();
      if (over || next === undefined) return ended;
      this.now = next.at;
      next.wake();
    }
  }
}

/** The Map that asks the personas of a study first, or the one that estimates answers. */
function mapOf(definition: StateMachineDefinition, type: VirtualSimulation["type"]): MapState {
  if (type === "direct_estimate") return definition.States.EstimateAnswers as MapState;
  const { Choices } = definition.States.ChooseStudyType as ChoiceState;
  const next = Choices.find(({ StringEquals }) => StringEquals === type)?.Next ?? "";
  return definition.States[next] as MapState;
}

/** What the calls of a study take at least in the places that the cap leaves its function, in seconds. */
export function leastSeconds(cap: number, { type, personas, steps, callSeconds }: VirtualSimulation): number {
  const { ItemProcessor } = mapOf(definitionFor(cap), type);
  const task = ItemProcessor?.States[ItemProcessor.StartAt] as TaskState;
  return leastRounds(personas, steps, placesOf(functionOfArn(task.Resource), cap)) * callSeconds;
}

/** Events of one attempt at a task: scheduled, started, and how it ended. */
const ATTEMPT = 3;
/** A task that was left, with what came after it: entered and left, and the same of the pause. */
const AROUND = 2;

/**
 * Has studies ask their personas by the state machine's definition (its lanes, its tasks, its retry policy) and by the
 * code that asks batches. Each function runs as often at once as its reserved concurrency allows; one more is refused,
 * as Lambda does. A refused attempt is three events of a history.
 * @param cap model calls at once of the environment; with 0 nobody ever gets a turn
 */
export function runVirtually(cap: number, studies: readonly VirtualSimulation[]): Promise<VirtualEnd[]> {
  const clock = new VirtualClock();
  const random = randomFrom(seedFrom("turns", cap, studies.length));
  const free = new Map(reservedConcurrency(cap));
  const capacities = batchCapacities(cap);
  // Who never gets a turn waits in all the lanes there may be.
  const definition = definitionFor(cap === 0 ? undefined : cap);

  const runStudy = async (study: VirtualSimulation): Promise<VirtualEnd> => {
    const { type, personas, startsAfter = 0, steps, callSeconds } = study;
    await clock.sleep(startsAfter);
    const begun = clock.now;
    let events = 0;
    const call = () => clock.sleep(callSeconds);
    const model: Model = { prepare: () => {}, ask: () => call() as never };

    /** Asks one persona what is left of its steps. */
    const ask = async (left: number[], { model: shared }: { model: Model }): Promise<void> => {
      for (; left.length > 0; left.shift()) {
        const put = Array.from({ length: left[0] as number }, () => shared.ask({} as Prompt<unknown>, ""));
        const failed = (await Promise.allSettled(put)).filter(({ status }) => status === "rejected");
        left[0] = failed.length;
        if (failed.length > 0) throw new BatchUnfinished("Time is up for this invocation");
      }
    };

    /** Everything of the task that the function does in one invocation. */
    const invoke = async (name: FunctionName, batch: readonly number[][]): Promise<void> => {
      // Anything but a batch has all its calls side by side.
      const capacity = capacities[name] ?? { callsAtOnce: Infinity, callsEach: 1 };
      const seconds = name === "simulation-interview-persona" ? INTERVIEWS_SECONDS : BATCH_SECONDS;
      const personaIds = batch.map((_, index) => String(index));
      const options = { personaIds, model, capacity, seconds, logger: { warn: () => {} } };
      await askBatch({ ...options, now: () => clock.now * 1_000 }, (id, models) => ask(batch[Number(id)]!, models));
    };

    const runTask = async (task: TaskState, batch: readonly number[][]): Promise<void> => {
      const name = functionOfArn(task.Resource);
      const policy = new RetryPolicy(task.Retry);
      for (events += AROUND; ;) {
        events += ATTEMPT;
        const turnsLeft = free.get(name) ?? Infinity;
        if (turnsLeft > 0) {
          free.set(name, turnsLeft - 1);
          const isThrough = await invoke(name, batch).then(
            () => true,
            () => false,
          );
          free.set(name, (free.get(name) ?? 0) + 1);
          if (isThrough) return;
          events += 2 * AROUND;
          await clock.sleep(1);
          continue;
        }
        const delay = policy.nextDelay(new StatesError("Lambda.TooManyRequestsException"), () => uniform(random));
        if (delay === undefined) throw new Error("Lambda.TooManyRequestsException");
        if (clock.now + delay - begun > TIME_LIMIT) {
          await clock.sleep(begun + TIME_LIMIT - clock.now);
          throw new Error("States.Timeout");
        }
        await clock.sleep(delay);
      }
    };
    const { MaxConcurrency = 40, ItemProcessor } = mapOf(definition, type);
    const task = Object.values(ItemProcessor?.States ?? {}).find((state) => state.Type === "Task") as TaskState;
    const ids = Array.from({ length: personas }, (_, index) => String(index));
    const capacity = capacities[functionOfArn(task.Resource)];
    const items = capacity ? splitIntoBatches(ids, capacity) : ids.map((id) => [id]);
    const lane = async (): Promise<void> => {
      for (let item = items.shift(); item; item = items.shift()) {
        events += AROUND;
        await runTask(
          task,
          item.map(() => [...steps]),
        );
      }
    };
    const lanes = Array.from({ length: Math.min(MaxConcurrency, items.length) }, lane);
    const error = await Promise.all(lanes).then(
      () => undefined,
      (thrown: Error) => thrown.message,
    );
    return { seconds: clock.now - begun, events, ...(error === undefined ? {} : { error }) };
  };

  return clock.until(Promise.all(studies.map(runStudy)));
}
