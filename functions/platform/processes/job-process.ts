import { fork } from "node:child_process";
import { threadFile } from "../calculations/thread-file.ts";
import { WORK_WATCH } from "../functions/function-definition.ts";
import type { WorkLimits } from "./watch-work.ts";

export interface JobLimits extends WorkLimits {
  /**
   * Wall-clock time after which callers stop waiting. Exceeding it is not the job's fault: either the machine is busy,
   * or something hangs without using the processor.
   */
  waitMs: number;
}

export interface JobOrder<Job> {
  job: Job;
  limits: WorkLimits;
}

/** Messages of a process: that it runs, then the result of each job and how much memory the process has after it. */
export type JobReply<Answer> = "ready" | { answer: Answer; megabytes: number } | { failed: string };

/** Why there is no answer: the job took too much, or brought the process down, or nobody waits for it any longer. */
export class JobEnded extends Error {
  override readonly name = "JobEnded";
  readonly why: "work" | "memory" | "failed" | "late";
  constructor(why: JobEnded["why"], cause?: string) {
    super(`The job ended: ${why}`, { cause });
    this.why = why;
  }
}

/** A process of its own that does jobs, each of which may crash, hang or take any amount of memory. */
export interface JobProcess<Job, Answer> {
  /**
   * Has it do a job; one at a time.
   * @throws JobEnded unless the job was answered within the limits; Error if the process did not start
   */
  run(job: Job, limits: JobLimits): Promise<{ answer: Answer; megabytes: number }>;
  /** Whether it runs: one that has ended takes no job. */
  lives(): boolean;
  end(): void;
}

/**
 * Heap limit of V8. V8 collects garbage before its heap grows to this; without a limit it would use all memory of a
 * large machine.
 */
const HEAP_MEGABYTES = 336;

/**
 * The watch ends the process by signal (work-watch.ts), as the operating system does when memory runs out. V8 aborts on
 * a full heap.
 */
const reasons: Partial<Record<NodeJS.Signals, JobEnded["why"]>> = {
  SIGTERM: "work",
  SIGKILL: "memory",
  SIGABRT: "memory",
};

/**
 * Starts a process for jobs. While it has no job it does not keep its parent process alive, and it ends with its
 * parent.
 *
 * A thread is not enough, for three reasons:
 * - A thread that exceeds V8's limit ends the whole process.
 * - Limits of threads do not count the memory of WebAssembly.
 * - The memory of a thread returns to the process, but not to the machine.
 * @param program its source, from the root of the project; the function's entry in the catalogue names it and the watch
 * @param ahead whether it loads its code in advance, while it has no job
 */
export function startJobProcess<Job, Answer>(program: string, ahead: boolean): JobProcess<Job, Answer> {
  const watch = threadFile(WORK_WATCH);
  const child = fork(threadFile(program), [watch, ...(ahead ? ["ahead"] : [])], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    // Parsers of hostile input have no business with credentials.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let isReady = false;
  let over: Error | undefined;
  let waiting: PromiseWithResolvers<{ answer: Answer; megabytes: number }> | undefined;
  const finish = (error: Error) => {
    over ??= error;
    waiting?.reject(over);
  };
  child.once("error", finish);
  child.once("exit", (_code, signal) =>
    finish(
      // A process that does not start points to a faulty installation; if it ends later, its job is the cause.
      isReady
        ? new JobEnded((signal && reasons[signal]) ?? "failed", signal ?? undefined)
        : new Error(`${program} did not start`),
    ),
  );
  child.on("message", (reply: JobReply<Answer>) => {
    if (reply === "ready") isReady = true;
    else if ("answer" in reply) waiting?.resolve(reply);
    else waiting?.reject(new JobEnded("failed", reply.failed));
  });
  const rest = () => {
    child.unref();
    child.channel?.unref();
  };
  rest();

  return {
    async run(job, { waitMs, ...limits }) {
      child.ref();
      child.channel?.ref();
      const { promise, reject } = (waiting = Promise.withResolvers());
      const timer = setTimeout(() => reject(new JobEnded("late")), waitMs);
      try {
        if (over) throw over;
        child.send({ job, limits } satisfies JobOrder<Job>, (error) => {
          if (error) reject(isReady ? new JobEnded("failed", error.message) : error);
        });
        return await promise;
      } finally {
        clearTimeout(timer);
        waiting = undefined;
        rest();
      }
    },
    lives: () => over === undefined && child.connected,
    end: () => void child.kill("SIGKILL"),
  };
}
