import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { threadFile } from "./thread-file.ts";
import { restoredError } from "./carried-error.ts";
import { CALCULATION_THREAD } from "../functions/function-definition.ts";
import type { Calculation, CalculationJob, CalculationReply } from "./calculation.ts";

/** A shorter calculation ends before a thread has started. Starting one takes 40 ms bundled, 150 ms from sources. */
const IN_PLACE_SECONDS = 0.1;
/**
 * Wall-clock limit. The largest calculations take a few CPU seconds, and the smallest function has a third of a CPU.
 */
const LIMIT_SECONDS = 100;

/** Threads at once. One CPU is left for callers that wait for something else. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1);
let threads = 0;
const waiting: (() => void)[] = [];

/** A calculation that had to be given up. */
export class CalculationFailed extends Error {
  override readonly name = "CalculationFailed";
}

/**
 * Runs a calculation without blocking the event loop: a large one in its own thread, which ends with it, a small one in
 * place. Both return the same figures and throw the same errors.
 *
 * A function that calls this must list {@link CALCULATION_THREAD} in its threads.
 * @throws what the calculation throws; CalculationFailed if its thread takes longer than 100 s or ends without a reply
 */
export async function calculate<Input, Output>(calculation: Calculation<Input, Output>, input: Input): Promise<Output> {
  if (calculation.seconds(input) < IN_PLACE_SECONDS) return calculation.run(input);
  if (threads >= MOST_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else threads++;
  try {
    return await runInThread(calculation, input);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else threads--;
  }
}

/** See {@link calculate}. @param seconds after which the thread is ended */
export async function runInThread<Input, Output>(
  { name, errors = {}, sent = (whole) => whole }: Calculation<Input, Output>,
  input: Input,
  seconds = LIMIT_SECONDS,
): Promise<Output> {
  const thread = new Worker(threadFile(CALCULATION_THREAD), {
    workerData: { name, input: sent(input) } satisfies CalculationJob,
    env: {},
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const reply = await new Promise<CalculationReply>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new CalculationFailed(`The calculation ${name} took longer than ${seconds} s`)),
        seconds * 1000,
      );
      thread.once("message", resolve);
      thread.on("error", reject);
      thread.once("exit", () => reject(new CalculationFailed(`The thread of the calculation ${name} ended early`)));
    });
    if ("failure" in reply) throw restoredError(reply.failure, errors);
    return reply.output as Output;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
