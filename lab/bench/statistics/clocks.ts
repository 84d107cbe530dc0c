import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** How often the monitor looks at the loop; what it finds late by less than this is no block. */
const RESOLUTION_MS = 10;
/** For the compiler to warm up, and for the clock of a thread, which may tick in milliseconds. */
const LEAST_SECONDS = 0.02;

/** CPU time of this thread in seconds; of the work alone, whatever else the machine and the garbage collector do. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/**
 * CPU time of one call, in seconds: the least of several rounds, each of as many calls as take 20 ms together.
 * @param rounds after one round that is not counted
 */
export function fastest(work: () => unknown, rounds: number): number {
  let calls = 1;
  const round = (): number => {
    const began = threadSeconds();
    for (let call = 0; call < calls; call++) work();
    return threadSeconds() - began;
  };
  for (let seconds = round(); seconds < LEAST_SECONDS; seconds = round())
    calls = Math.ceil(calls * Math.min(10, (1.5 * LEAST_SECONDS) / Math.max(seconds, 1e-4)));
  return Math.min(...Array.from({ length: rounds }, round)) / calls;
}

/** How long some work took and how long it kept everything else from running, in seconds of the wall clock. */
export interface Blocked {
  seconds: number;
  longestBlock: number;
}

/** Runs work as a handler would and asks the event loop of this thread for its longest delay meanwhile. */
export async function watchEventLoop(work: () => Promise<unknown>): Promise<Blocked> {
  const monitor = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  monitor.enable();
  // Delays are counted from tick to tick: the monitor has to tick before the work and behind it. It must not be reset
  // in between, since that forgets the last tick, and with it the delay of the next one.
  await sleep(3 * RESOLUTION_MS);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  await sleep(3 * RESOLUTION_MS);
  monitor.disable();
  return { seconds, longestBlock: monitor.max / 1e9 };
}
