import type { JobOrder, JobReply } from "./job-process.ts";
import { watchWork } from "./watch-work.ts";

/**
 * Does the jobs of this process, one after the other. A watch ends the process if a job takes too much processor time
 * or memory. The process also ends with its parent, which passes the watch's file.
 */
export async function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): Promise<void> {
  const say = (reply: JobReply<Answer>) => process.send?.(reply);
  const watching = watchWork(process.argv[2]!);
  process.once("disconnect", () => process.exit());
  // Parsers leave rejected promises of broken parts unhandled while they continue with the rest.
  process.on("unhandledRejection", () => undefined);
  process.on("message", ({ job, limits }: JobOrder<Job>) => {
    const answer = async (): Promise<void> => {
      const limitWork = await watching;
      limitWork(limits);
      const reply = await work(job).then(
        (result): JobReply<Answer> => ({ answer: result, megabytes: process.memoryUsage.rss() / 2 ** 20 }),
        (error: unknown): JobReply<Answer> => ({ failed: error instanceof Error ? error.message : String(error) }),
      );
      limitWork(null);
      say(reply);
    };
    void answer();
  });
  await watching;
  say("ready");
}
