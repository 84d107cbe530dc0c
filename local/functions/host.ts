import { Worker } from "node:worker_threads";
import { functions } from "../../functions/contracts/functions.ts";
import type { FunctionName } from "../../functions/contracts/environment.ts";
import type { Kill } from "./kill-switch.ts";
import type { InvocationReply, InvocationRequest, KillRequest, WorkerOptions } from "./worker.ts";

/** What a function threw, under its own name, as Lambda reports it. */
export class FunctionError extends Error {
  override name: string;
  constructor(name: string, message: string, stack: string | undefined) {
    super(message);
    this.name = name;
    if (stack !== undefined) this.stack = stack;
  }
}

export interface FunctionHost {
  /**
   * Runs a function as Lambda would: the event as JSON, the function's own time limit.
   * @throws FunctionError
   */
  invoke(name: FunctionName, event: unknown, requestId: string): Promise<unknown>;
  /** Has the next invocations of some functions die in the middle; replaces what was told before. */
  kill(kills: readonly Kill[]): void;
  /** The invocations that have been killed, in order. */
  killed(): readonly Kill[];
  close(): Promise<void>;
}

export interface HostOptions {
  /** Whether functions are loaded while nothing else is to be done, before their first use; true unless told. */
  loadAhead?: boolean;
  /** How many invocations of a function may run at once; one more is refused, as Lambda does. */
  concurrency?: ReadonlyMap<FunctionName, number>;
}

/**
 * Hosts all functions of the catalogue in one worker thread, with the environment a deployment would give them and
 * their logs in a file. They share nothing with the services around them but HTTP.
 */
export async function startFunctionHost(
  environment: Record<string, string>,
  logFile: string,
  { loadAhead = true, concurrency = new Map() }: HostOptions = {},
): Promise<FunctionHost> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    env: environment,
    workerData: { loadAhead, logFile, recordTo: process.env.RECORD_CALLS_TO } satisfies WorkerOptions,
  });
  const waiting = new Map<number, (reply: InvocationReply) => void>();
  const running = new Map<FunctionName, number>();
  let next = 0;
  let stopped: string | undefined;
  const killed: Kill[] = [];

  const stopAll = (reason: string) => {
    stopped = reason;
    for (const reply of waiting.values()) reply({ id: 0, error: { name: "Runtime.ExitError", message: reason } });
    waiting.clear();
  };
  const ready = new Promise<void>((resolve, reject) => {
    worker.once("error", (error: Error) => {
      stopAll(error.message);
      reject(error);
    });
    worker.once("exit", () => stopAll("The functions have been stopped"));
    worker.on("message", (reply: InvocationReply | "ready") => {
      if (reply === "ready") return resolve();
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    });
  });
  await ready;

  return {
    async invoke(name, event, requestId) {
      if (stopped !== undefined) throw new FunctionError("Runtime.ExitError", stopped, undefined);
      const inFlight = running.get(name) ?? 0;
      if (inFlight >= (concurrency.get(name) ?? Infinity))
        throw new FunctionError("Lambda.TooManyRequestsException", "Rate Exceeded.", undefined);
      running.set(name, inFlight + 1);
      const id = (next += 1);
      const { timeoutSeconds } = functions[name];
      const reply = await new Promise<InvocationReply>((resolve) => {
        const timer = setTimeout(() => {
          waiting.delete(id);
          resolve({
            id,
            error: { name: "Sandbox.Timedout", message: `Task timed out after ${timeoutSeconds} seconds` },
          });
        }, timeoutSeconds * 1000);
        waiting.set(id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        worker.postMessage({ id, name, event: JSON.stringify(event), requestId } satisfies InvocationRequest);
      });
      running.set(name, (running.get(name) ?? 1) - 1);
      if (reply.killedBefore !== undefined) killed.push({ name, beforeCall: reply.killedBefore });
      if (reply.error) throw new FunctionError(reply.error.name, reply.error.message, reply.error.stack);
      return reply.result === undefined ? null : (JSON.parse(reply.result) as unknown);
    },
    kill(kills) {
      worker.postMessage({ kills } satisfies KillRequest);
    },
    killed: () => killed,
    async close() {
      await worker.terminate();
    },
  };
}
