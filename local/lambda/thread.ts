import { Worker } from "node:worker_threads";
import type { Part } from "../stack/keep-running.ts";
import type { InvocationReply, InvocationRequest, KillRequest, ThreadMessage, WorkerOptions } from "./worker.ts";

/** For a thread that works to say that it does. */
const SIGN_OF_LIFE_MS = 5_000;

/** A thread with functions of the catalogue in it. */
export interface FunctionThread extends Part {
  /** Has an invocation answered; with Runtime.ExitError if the thread ends before. */
  invoke(request: InvocationRequest): Promise<InvocationReply>;
  /** Ends the thread if it does not answer: an endless loop in one function would hold up all of them. */
  endIfStuck(): void;
  kill(request: KillRequest): void;
}

/**
 * @param environment of the functions
 * @param notice hears of functions that cannot be loaded
 */
export async function startFunctionThread(
  environment: Record<string, string>,
  options: WorkerOptions,
  notice: (line: string) => void = () => undefined,
): Promise<FunctionThread> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    name: options.name,
    env: environment,
    workerData: options,
  });
  const waiting = new Map<number, (reply: InvocationReply) => void>();
  let over: string | undefined;
  let closed = false;
  let why: string | undefined;
  let signOfLife: NodeJS.Timeout | undefined;
  const exitError = (id: number, message: string): InvocationReply => ({
    id,
    error: { name: "Runtime.ExitError", message },
  });

  const ended = new Promise<string>((resolve) => {
    worker.on("error", (error: Error) => (why = `with ${error.name}: ${error.message}`));
    worker.once("exit", (code) => {
      clearTimeout(signOfLife);
      over = why ?? `with code ${code}`;
      for (const [id, reply] of waiting) reply(exitError(id, `The functions ended ${over}`));
      waiting.clear();
      resolve(over);
    });
  });
  const ready = Promise.withResolvers<void>();
  worker.on("message", (message: ThreadMessage) => {
    if (message === "ready") return ready.resolve();
    if (message === "alive") {
      clearTimeout(signOfLife);
      signOfLife = undefined;
      return;
    }
    // What is torn down while it is loaded is of no interest, and says odd things.
    if ("cannotLoad" in message) return closed ? undefined : notice(message.cannotLoad);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  void ended.then((how) => ready.reject(new Error(`The functions ended ${how}`)));
  await ready.promise;

  return {
    ended,
    invoke: (request) =>
      new Promise((resolve) => {
        if (over !== undefined) return resolve(exitError(request.id, `The functions ended ${over}`));
        waiting.set(request.id, resolve);
        worker.postMessage(request);
      }),
    endIfStuck() {
      signOfLife ??= setTimeout(() => {
        why = `because they did not answer for ${SIGN_OF_LIFE_MS / 1_000} seconds`;
        void worker.terminate();
      }, SIGN_OF_LIFE_MS);
      worker.postMessage("alive?");
    },
    kill: (request) => worker.postMessage(request),
    close: async () => {
      closed = true;
      await worker.terminate();
    },
  };
}
