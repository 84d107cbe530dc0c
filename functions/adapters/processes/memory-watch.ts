// Runs as a thread beside the work of a process (see watch-memory.ts): nothing that keeps the thread of the work busy
// keeps it from looking.
import { workerData } from "node:worker_threads";
import type { MemoryLimits } from "./watch-memory.ts";

/** Filling memory as fast as it can, a process gets some 20 MB further in this time. */
const LOOK_EVERY_MS = 5;

const { seconds, megabytes } = workerData as MemoryLimits;
const end = () => process.kill(process.pid, "SIGKILL");
setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 2 ** 20) end();
}, LOOK_EVERY_MS);
if (seconds !== undefined) setTimeout(end, seconds * 1000);
