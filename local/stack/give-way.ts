import { getPriority, setPriority } from "node:os";

/** A tenth of the processor time of a thread that does not give way, where both want all of it. */
const NICENESS = 10;

/**
 * Lets others run first where processors are short: what a thread in the background does takes as long as it takes,
 * while somebody waits for an answer. Only Linux has priorities of threads; elsewhere the whole process would give way.
 */
export function giveWay(): void {
  if (process.platform !== "linux") return;
  // Process 0 is the calling thread. Some containers forbid it even to give way.
  try {
    if (getPriority(0) < NICENESS) setPriority(0, NICENESS);
  } catch {
    // It runs as all others do.
  }
}
