import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Part } from "../stack/keep-running.ts";
import type { InvocationReply, InvocationRequest, KillRequest, ThreadMessage, WorkerOptions } from "./worker.ts";

/** Of its own processor time, for a thread that works to say that it does. On a busy machine that may take a minute. */
const SIGN_OF_LIFE_SECONDS = 5;
const LOOK_EVERY_MS = 250;

/** A thread with functions of the catalogue in it. */
export interface FunctionThread extends Part {
  /**
   * Has an invocation answered; with Runtime.ExitError if the thread ends before.
   * @param callerGone is aborted when nobody waits for the answer any more, which the function is told
   */
  invoke(request: InvocationRequest, callerGone?: AbortSignal): Promise<InvocationReply>;
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
  let isAsked = false;
  const exitError = (id: number, message: string): InvocationReply => ({
    id,
    error: { name: "Runtime.ExitError", message },
  });

  const ended = new Promise<string>((resolve) => {
    worker.on("error", (error: Error) => (why = `with ${error.name}: ${error.message}`));
    worker.once("exit", (code) => {
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
      isAsked = false;
      return;
    }
    // What is torn down while it is loaded is of no interest, and says odd things.
    if ("cannotLoad" in message) return closed ? undefined : notice(message.cannotLoad);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  /** Ends the thread once it has worked for so long without an answer. */
  const awaitSign = async (): Promise<void> => {
    const before = await worker.cpuUsage();
    while (isAsked) {
      const { user, system } = await worker.cpuUsage(before);
      if (user + system > SIGN_OF_LIFE_SECONDS * 1e6) {
        why = `because they did not answer for ${SIGN_OF_LIFE_SECONDS} seconds of processor time`;
        await worker.terminate();
        return;
      }
      await sleep(LOOK_EVERY_MS, undefined, { ref: false });
    }
  };
  void ended.then((how) => ready.reject(new Error(`The functions ended ${how}`)));
  await ready.promise;

  return {
    ended,
    invoke: (request, callerGone) =>
      new Promise((resolve) => {
        if (over !== undefined) return resolve(exitError(request.id, `The functions ended ${over}`));
        waiting.set(request.id, resolve);
        worker.postMessage(request);
        callerGone?.addEventListener("abort", () => worker.postMessage({ gone: request.id }), { once: true });
      }),
    endIfStuck() {
      if (isAsked) return;
      isAsked = true;
      worker.postMessage("alive?");
      // It has no processor time any more once it has ended.
      awaitSign().catch(() => undefined);
    },
    kill: (request) => worker.postMessage(request),
    close: async () => {
      closed = true;
      await worker.terminate();
    },
  };
}
