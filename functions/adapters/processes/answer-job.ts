import { once } from "node:events";
import type { ProcessReply, ProcessStart } from "./run-in-process.ts";
import { watchMemory } from "./watch-memory.ts";

/**
 * Does the one job of this process and answers it, under a watch that ends the process when it takes too much memory.
 * The process also ends with the one that started it.
 */
export async function answerJob<Job, Answer>(work: (job: Job) => Promise<Answer>): Promise<void> {
  const say = (reply: ProcessReply<Answer>) => process.send?.(reply);
  process.once("disconnect", () => process.exit());
  // Parsers let promises of broken parts reject unhandled while they go on with the rest.
  process.on("unhandledRejection", () => undefined);
  const [{ job, limits, watch }] = (await once(process, "message")) as [ProcessStart<Job>];
  await watchMemory(watch, { ...limits, seconds: limits.seconds + 1 });
  say("started");
  await work(job).then(
    (answer) => say({ answer }),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
}
