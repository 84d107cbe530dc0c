import { setImmediate } from "node:timers/promises";
import type { FunctionName } from "../../functions/contracts/environment.ts";
import { reservedConcurrency } from "../../functions/contracts/model-capacity.ts";
import type { SimulationType } from "../../functions/domain/simulation/schemas.ts";
import { randomFrom, seedFrom, uniform } from "../../functions/domain/statistics/random.ts";
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

/** Personas that are asked, one after the other in each lane of the Map of their type; or questions estimated. */
export interface VirtualSimulation {
  type: SimulationType | "direct_estimate";
  personas: number;
  /** Seconds after the first study. */
  startsAfter?: number;
  /** How long each function keeps its turn, in seconds; an interview takes several turns. */
  turns: Partial<Record<FunctionName, readonly number[]>>;
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

/**
 * Has studies ask their personas by the state machine's definition: its lanes, its order of tasks, its retry policy.
 * Each function runs as often at once as its reserved concurrency allows; one more is refused, as Lambda does. A
 * refused attempt is three events of a history: scheduled, started, failed.
 * @param cap model calls at once of the environment; with 0 nobody ever gets a turn
 */
export function runVirtually(cap: number, studies: readonly VirtualSimulation[]): Promise<VirtualEnd[]> {
  const clock = new VirtualClock();
  const random = randomFrom(seedFrom("turns", cap, studies.length));
  const free = new Map(reservedConcurrency(cap));
  // Who never gets a turn waits in all the lanes there may be.
  const definition = definitionFor(cap === 0 ? undefined : cap);

  const runStudy = async ({ type, personas, startsAfter = 0, turns }: VirtualSimulation): Promise<VirtualEnd> => {
    await clock.sleep(startsAfter);
    const begun = clock.now;
    let events = 0;

    const runTask = async (task: TaskState, seconds: number): Promise<void> => {
      const name = functionOfArn(task.Resource);
      const policy = new RetryPolicy(task.Retry);
      for (events += 1; ;) {
        events += 2;
        const turnsLeft = free.get(name) ?? Infinity;
        if (turnsLeft > 0) {
          free.set(name, turnsLeft - 1);
          await clock.sleep(seconds);
          free.set(name, (free.get(name) ?? 0) + 1);
          events += 2;
          return;
        }
        events += 1;
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
    const tasks = Object.values(ItemProcessor?.States ?? {}).filter((state) => state.Type === "Task");
    let left = personas;
    const lane = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        events += 2;
        for (const task of tasks)
          for (const seconds of turns[functionOfArn(task.Resource)] ?? [0]) await runTask(task, seconds);
      }
    };
    const lanes = Array.from({ length: Math.min(MaxConcurrency, personas) }, lane);
    const error = await Promise.all(lanes).then(
      () => undefined,
      (thrown: Error) => thrown.message,
    );
    return { seconds: clock.now - begun, events, ...(error === undefined ? {} : { error }) };
  };

  return clock.until(Promise.all(studies.map(runStudy)));
}
