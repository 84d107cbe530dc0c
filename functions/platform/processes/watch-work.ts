import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What a process may take for one piece of work. */
export interface WorkLimits {
  /**
   * Processor time of all threads together, never wall-clock time: on a busy machine the same work takes ten times as
   * long.
   */
  seconds: number;
  /** Memory beyond what the process has when the work begins: heap, buffers, WebAssembly. */
  megabytes: number;
}

/** Tells the watch that work begins, and what it may take; null: that it has ended. */
export type LimitWork = (limits: WorkLimits | null) => void;

/**
 * Has this process end when a piece of its work takes more than it may.
 * @param watch the path of work-watch.ts
 */
export async function watchWork(watch: string | URL): Promise<LimitWork> {
  const thread = new Worker(watch, { env: {}, execArgv: [] });
  await once(thread, "online");
  thread.unref();
  return (limits) => thread.postMessage(limits);
}
