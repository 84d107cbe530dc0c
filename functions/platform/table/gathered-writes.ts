import { setTimeout as sleep } from "node:timers/promises";
import { workContext } from "../work-context.ts";

/** What waits to be written together. */
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
 * Writes together what one piece of work has to write to one thing while an earlier write to it is under way; the first
 * waits for nothing but the patience that is asked of it. What different work writes never goes together.
 * @param isRoom whether one more goes with those that wait
 * @param patience how long each round waits for company, in milliseconds: for what may come a moment later
 * @returns joins the round that waits, or begins one. `write` of the job that began it is called with all of them, and
 *   what it answers or throws is everybody's
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
