// Runs as a thread beside the work of a process (see watch-work.ts): nothing that keeps the thread of the work busy
// keeps it from looking.
import { parentPort } from "node:worker_threads";
import type { WorkLimits } from "./watch-work.ts";

/** Filling memory as fast as it can, a process gets some 20 MB further in this time. */
const LOOK_EVERY_MS = 5;

const megabytes = () => process.memoryUsage.rss() / 2 ** 20;
/** Of the process with all its threads, in seconds; every platform counts it. */
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

let watching: NodeJS.Timeout | undefined;
parentPort?.on("message", (limits: WorkLimits | null) => {
  clearInterval(watching);
  if (!limits) return;
  const most = { megabytes: megabytes() + limits.megabytes, seconds: processorTime() + limits.seconds };
  // Which limit it was is read from the signal (see job-process.ts); Windows knows no signals and only ends.
  watching = setInterval(() => {
    if (megabytes() > most.megabytes) process.kill(process.pid, "SIGKILL");
    if (processorTime() > most.seconds) process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
});
