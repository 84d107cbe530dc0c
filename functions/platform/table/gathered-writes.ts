import { setTimeout as sleep } from "node:timers/promises";
import { workContext } from "../work-context.ts";

/** Jobs that wait to be written together. */
interface Round<Job, Outcome> {
  jobs: Job[];
  outcome: Promise<Outcome>;
}

/** The writes to one thing, one round after the other. */
interface Lane<Job, Outcome> {
  waiting: Round<Job, Outcome> | undefined;
  last: Promise<unknown>;
}

/**
 * Combines the writes of one piece of work to one thing while an earlier write to it is running. The first write waits
 * only for `patience`. Writes of different work are never combined.
 * @param isRoom whether one more job fits into the waiting round
 * @param patience how long each round waits for further jobs, in milliseconds
 * @returns a function that joins the waiting round or begins one. `write` of the job that began it is called with all
 * jobs, and all of them get its result or error
 */
export function gatherWrites<Job>(isRoom: (jobs: readonly Job[], next: Job) => boolean, patience = 0) {
  const lanes = new WeakMap<object, Map<string, Lane<Job, unknown>>>();

  const laneOf = (work: object, thing: string): Lane<Job, unknown> => {
    const own = lanes.get(work) ?? new Map<string, Lane<Job, unknown>>();
    lanes.set(work, own);
    const lane = own.get(thing) ?? { waiting: undefined, last: Promise.resolve() };
    own.set(thing, lane);
    return lane;
  };

  return <Outcome>(thing: string, job: Job, write: (jobs: readonly Job[]) => Promise<Outcome>): Promise<Outcome> => {
    const work = workContext();
    if (!work) return write([job]);
    const lane = laneOf(work, thing) as Lane<Job, Outcome>;
    const { waiting } = lane;
    if (waiting && isRoom(waiting.jobs, job)) {
      waiting.jobs.push(job);
      return waiting.outcome;
    }
    const jobs = [job];
    const outcome = lane.last.then(async () => {
      if (patience > 0) await sleep(patience);
      if (lane.waiting?.jobs === jobs) lane.waiting = undefined;
      return write(jobs);
    });
    lane.waiting = { jobs, outcome };
    lane.last = outcome.catch(() => undefined);
    return outcome;
  };
}
