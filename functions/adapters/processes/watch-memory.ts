import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface MemoryLimits {
  /** Of all memory that the process has at any moment: heap, buffers, WebAssembly and Node itself (some 60 MB). */
  megabytes: number;
  /** After which the process ends, whether or not anybody else ends it; without it it may live on. */
  seconds?: number;
}

/**
 * Has this process end when it takes more than it may.
 * @param watch where memory-watch.ts lies
 */
export async function watchMemory(watch: string | URL, limits: MemoryLimits): Promise<void> {
  const thread = new Worker(watch, { workerData: limits, env: {}, execArgv: [] });
  await once(thread, "online");
  thread.unref();
}
