import { fork } from "node:child_process";
import { threadFile } from "../threads/thread-file.ts";
import type { MemoryLimits } from "./watch-memory.ts";

export interface ProcessLimits extends MemoryLimits {
  /** Of the wall clock, from the start of the process to its answer. */
  seconds: number;
}

/** What a process is told first. */
export interface ProcessStart<Job> {
  job: Job;
  limits: ProcessLimits;
  /** Where memory-watch.ts lies. */
  watch: string;
}

/** What a process says: that it runs, and then what came of its job. */
export type ProcessReply<Answer> = "started" | { answer: Answer } | { failed: string };

/** A process that ended without an answer, or was ended. */
export class ProcessEnded extends Error {
  override readonly name = "ProcessEnded";
  readonly why: "time" | "memory" | "failed";
  constructor(why: ProcessEnded["why"], cause?: string) {
    super(`The process ended: ${why}`, { cause });
    this.why = why;
  }
}

/** V8 collects garbage before it grows to this, where it would otherwise take what a large machine has. */
const heapMegabytes = ({ megabytes }: ProcessLimits) => Math.floor(megabytes * 0.7);

/**
 * Has a process of its own do one job, which may crash, hang or take any amount of memory.
 *
 * A thread would not do: a thread that exceeds V8's limit takes the process with it, no limit of threads counts what
 * WebAssembly has, and what a thread had returns to the process but not to the machine.
 * @param program its source in the folder of an adapter; the function's entry in the catalogue names it and the watch
 * @throws ProcessEnded unless the job was answered within the limits; Error if the process did not start
 */
export async function runInProcess<Job, Answer>(
  program: { adapter: string; name: string },
  job: Job,
  limits: ProcessLimits,
): Promise<Answer> {
  const child = fork(threadFile(program.adapter, program.name), {
    execArgv: [`--max-old-space-size=${heapMegabytes(limits)}`],
    // Parsers of hostile input have no business with credentials.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      let started = false;
      timer = setTimeout(() => reject(new ProcessEnded("time")), limits.seconds * 1000);
      child.once("error", reject);
      child.once("exit", (_code, signal) =>
        reject(
          // A process that does not start is a fault of the installation; later its job is what brought it down.
          started
            ? new ProcessEnded(isOutOfMemory(signal) ? "memory" : "failed", signal ?? undefined)
            : new Error(`${program.name} did not start`),
        ),
      );
      child.on("message", (reply: ProcessReply<Answer>) => {
        if (reply === "started") started = true;
        else if ("answer" in reply) resolve(reply.answer);
        else reject(new ProcessEnded("failed", reply.failed));
      });
      const start: ProcessStart<Job> = { job, limits, watch: threadFile("processes", "memory-watch") };
      child.send(start, (error) => {
        if (error) reject(started ? new ProcessEnded("failed", error.message) : error);
      });
    });
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

/** The watch and the machine's own guard kill; V8 aborts when its heap is full. */
const isOutOfMemory = (signal: NodeJS.Signals | null) => signal === "SIGKILL" || signal === "SIGABRT";
