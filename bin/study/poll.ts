import { setTimeout as sleep } from "node:timers/promises";
import { isFinal } from "../../functions/studies/simulation/transitions.ts";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import type { Conduct, Polling, SimulationParams } from "./conduct.ts";
import { CommandError } from "../cli/errors.ts";
import { counted } from "../cli/figures.ts";

/** Milliseconds between looks: soon at first, since short work is common, then ever more seldom. */
export const POLLING = { first: 200, growth: 1.25, longest: 1_500 } as const;

/** A moment by which all waiting has to be over. */
export interface Deadline {
  at: number;
  seconds: number;
}
export const deadlineIn = (seconds: number): Deadline => ({ at: performance.now() + seconds * 1_000, seconds });

/**
 * Looks at something until it has ended.
 * @param look fetches the present state
 * @param show is called with every state, the last one included
 * @param describe says for the error message how far it came
 * @throws CommandError when the deadline passes first; the signal's reason when it is aborted
 */
export async function pollUntil<T>(options: {
  look: () => Promise<T>;
  show: (state: T) => void;
  hasEnded: (state: T) => boolean;
  describe: (state: T) => string;
  deadline: Deadline;
  signal: AbortSignal;
  polling?: Polling | undefined;
}): Promise<T> {
  const { first, growth, longest } = options.polling ?? POLLING;
  for (let wait = first; ; wait = Math.min(longest, wait * growth)) {
    options.signal.throwIfAborted();
    const state = await options.look();
    options.show(state);
    if (options.hasEnded(state)) return state;
    const left = options.deadline.at - performance.now();
    if (left <= 0) {
      throw new CommandError(
        `Not finished within ${counted(options.deadline.seconds, "second")} (${options.describe(state)}); ` +
          "--timeout SECONDS waits longer.",
      );
    }
    await sleep(Math.min(wait, left), undefined, { signal: options.signal });
  }
}

/** Looks at a simulation until it has ended, well or not. @throws as {@link pollUntil} */
export const untilSimulationEnds = (
  params: SimulationParams,
  { api, signal, polling }: Pick<Conduct, "api" | "signal" | "polling">,
  deadline: Deadline,
  show: (simulation: Simulation) => void = () => {},
): Promise<Simulation> =>
  pollUntil({
    look: () => api.getSimulation({ params }),
    show,
    hasEnded: ({ status }) => isFinal(status),
    describe: ({ progress }) => progress.message,
    deadline,
    signal,
    polling,
  });
