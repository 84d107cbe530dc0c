import { watchWork } from "../../../functions/platform/processes/watch-work.ts";
import type { CallMessage, ProcessFunctions, ReplyMessage } from "./call-process.ts";

/** Reading a full page of print takes 310 MB in all, rendering one 200. */
const MEGABYTES = 388;
const WATCH = new URL("../../../functions/platform/processes/work-watch.ts", import.meta.url);

/**
 * Answers the calls of the process that started this one, and ends with it, or when calls under way take more than 388
 * MB or the processor time that the last of them may have.
 */
export async function answerCalls(functions: ProcessFunctions): Promise<void> {
  process.once("disconnect", () => process.exit());
  const limitWork = await watchWork(WATCH);
  let underWay = 0;
  const answer = async ({ id, name, argument, seconds }: CallMessage): Promise<ReplyMessage> => {
    underWay += 1;
    limitWork({ seconds, megabytes: MEGABYTES });
    try {
      return { id, result: await functions[name]?.(argument as never) };
    } catch (thrown) {
      const error =
        thrown instanceof Error
          ? { name: thrown.name, message: thrown.message }
          : { name: "Error", message: String(thrown) };
      return { id, error };
    } finally {
      underWay -= 1;
      if (underWay === 0) limitWork(null);
    }
  };
  process.on("message", (call: CallMessage) => void answer(call).then((reply) => process.send?.(reply)));
}
