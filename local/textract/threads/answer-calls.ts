import { parentPort, type Transferable } from "node:worker_threads";
import type { CallMessage, ReplyMessage, ThreadFunctions } from "./call-thread.ts";

/**
 * Answers the calls of the thread that started this one.
 * @param given the buffers of a result that are handed over instead of copied
 */
export function answerCalls(functions: ThreadFunctions, given: (result: unknown) => Transferable[] = () => []): void {
  const port = parentPort;
  if (!port) throw new Error("This file runs in a worker thread only.");
  const answer = async ({ id, name, argument }: CallMessage): Promise<void> => {
    try {
      const result = await functions[name]?.(argument as never);
      port.postMessage({ id, result } satisfies ReplyMessage, given(result));
    } catch (thrown) {
      const error =
        thrown instanceof Error
          ? { name: thrown.name, message: thrown.message }
          : { name: "Error", message: String(thrown) };
      port.postMessage({ id, error } satisfies ReplyMessage);
    }
  };
  port.on("message", (call: CallMessage) => void answer(call));
}
