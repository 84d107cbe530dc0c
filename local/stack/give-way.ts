import { readFileSync, writeFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/**
 * A third of the processor time of a thread that does not give way, where both want all of it. Other programs of the
 * machine do not give way either: with a tenth, a study beside eight busy ones hardly goes on.
 */
const NICENESS = 5;

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

/** A third of a contested processor, beside a session that does not give way. */
const SESSION_NICENESS = 5;

/**
 * Lets the database run before the stack, which waits for it. Linux shares processors among sessions first, and only
 * then among the threads of one; the database has one of its own. A session that is not the stack's, such as that of
 * the terminal it was started from, is left as it is.
 */
export function giveWayToDatabase(): void {
  if (process.platform !== "linux") return;
  try {
    // pid (name) state parent group session; a name may have anything in it.
    const [, , , session] = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
    if (Number(session) === process.pid) writeFileSync("/proc/self/autogroup", String(SESSION_NICENESS));
  } catch {
    // A system that shares processors otherwise.
  }
}
