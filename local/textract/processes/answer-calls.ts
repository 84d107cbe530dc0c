import { watchMemory } from "../../../functions/adapters/processes/watch-memory.ts";
import type { CallMessage, ProcessFunctions, ReplyMessage } from "./call-process.ts";

/** Reading a full page of print takes 310 MB, rendering one 200. */
const MEGABYTES = 448;
const WATCH = new URL("../../../functions/adapters/processes/memory-watch.ts", import.meta.url);

/** Answers the calls of the process that started this one, and ends with it, or when it takes more than 448 MB. */
export async function answerCalls(functions: ProcessFunctions): Promise<void> {
  process.once("disconnect", () => process.exit());
  await watchMemory(WATCH, { megabytes: MEGABYTES });
  const answer = async ({ id, name, argument }: CallMessage): Promise<ReplyMessage> => {
    try {
      return { id, result: await functions[name]?.(argument as never) };
    } catch (thrown) {
      const error =
        thrown instanceof Error
          ? { name: thrown.name, message: thrown.message }
          : { name: "Error", message: String(thrown) };
      return { id, error };
    }
  };
  process.on("message", (call: CallMessage) => void answer(call).then((reply) => process.send?.(reply)));
}
