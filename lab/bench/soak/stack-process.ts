// Runs as a process of its own: `stack-process.ts FOLDER PORT` is a local stack that says, asked, what it uses.
import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { startStack } from "../../../local/stack.ts";

/** What a process uses at a moment. */
export interface Usage {
  /** Bytes of the process, its threads included. */
  rss: number;
  /** Bytes in use on the heaps of all threads. */
  heap: number;
  /** Open sockets, those of threads included; null where the system does not tell. */
  sockets: number | null;
  /** What the main thread waits for: connections, timers, files. */
  handles: number;
}

const DESCRIPTORS = "/proc/self/fd";

function openSockets(): number | null {
  try {
    return readdirSync(DESCRIPTORS).filter((name) => isSocket(`${DESCRIPTORS}/${name}`)).length;
  } catch {
    return null;
  }
}
function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith("socket:");
  } catch {
    // It has been closed since the folder was read.
    return false;
  }
}

const LOOK_MS = 2_000;
const threads = new Set<Worker>();
process.on("worker", (thread: Worker) => {
  threads.add(thread);
  thread.once("exit", () => threads.delete(thread));
});

const usage = async (): Promise<Usage> => {
  const { rss, heapUsed } = process.memoryUsage();
  // One that ends meanwhile has none any more, and may never say so.
  const heaps = await Promise.all(
    [...threads].map((thread) =>
      Promise.race([
        thread.getHeapStatistics().then(
          (heap) => heap.used_heap_size,
          () => 0,
        ),
        sleep(LOOK_MS, 0, { ref: false }),
      ]),
    ),
  );
  return {
    rss,
    heap: heaps.reduce((sum, heap) => sum + heap, heapUsed),
    sockets: openSockets(),
    handles: process.getActiveResourcesInfo().length,
  };
};

const [dataFolder = "", port = "0"] = process.argv.slice(2);
const stack = await startStack({ port: Number(port), dataFolder });
process.on("message", () => void usage().then((used) => process.send?.(used)));
process.once("SIGTERM", () => void stack.close().finally(() => process.exit(0)));
process.send?.({ url: stack.url });
