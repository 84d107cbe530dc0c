// Runs as a separate thread in a process (see watch-work.ts), so it can check the work even while the work's thread is
// busy.
import { parentPort } from "node:worker_threads";
import type { WorkLimits } from "./watch-work.ts";

/** A process that fills memory as fast as it can adds about 20 MB in this time. */
const LOOK_EVERY_MS = 5;

const megabytes = () => process.memoryUsage.rss() / 2 ** 20;
/** Processor time of all threads of the process, in seconds; available on every platform. */
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
