import { url as inspectorUrl } from "node:inspector";
import { functionEntries, functions } from "../../functions/service/functions/functions.ts";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { keepRunning, type Watch } from "../stack/keep-running.ts";
import type { Kill } from "./kill-switch.ts";
import { startFunctionThread, type FunctionThread } from "./thread.ts";
import { timeLimit } from "./time-limit.ts";
import type { InvocationReply, InvocationRequest } from "./worker.ts";

/** Name of the error of a function that has used up its time. */
export const TIMED_OUT = "Sandbox.Timedout";

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
   * @param callerGone is aborted when nobody waits for the answer any more
   * @throws FunctionError
   */
  invoke(name: FunctionName, event: unknown, requestId: string, callerGone?: AbortSignal): Promise<unknown>;
  /** Has the next invocations of some functions die in the middle; replaces what was told before. */
  kill(kills: readonly Kill[]): void;
  /** The invocations that have been killed, in order. */
  killed(): readonly Kill[];
  /** Loads all functions anew, as they stand in their files now; what is in work in the old ones ends with them. */
  replace(): Promise<void>;
  close(): Promise<void>;
}

export interface HostOptions {
  /** Whether functions are loaded while nothing else is to be done, before their first use; true unless told. */
  loadAhead?: boolean;
  /** How many invocations of a function may run at once; one more is refused, as Lambda does. */
  concurrency?: ReadonlyMap<FunctionName, number>;
  watch: Watch;
}

/** Functions that share a thread: what callers wait for never waits for the figures of a large study. */
const sides = { api: "The functions of the API", background: "The functions in the background" } as const;
type Side = keyof typeof sides;
const sideOf = (name: FunctionName): Side => (functions[name].trigger.kind === "api" ? "api" : "background");

/**
 * Hosts all functions of the catalogue in two worker threads, with the environment a deployment would give them and
 * their logs in a file. They share nothing with the services around them but HTTP. A thread that ends takes the
 * invocations in it along, as Lambda's do, and the next ones run in a new thread.
 */
export async function startFunctionHost(
  environment: Record<string, string>,
  logFile: string,
  { loadAhead = true, concurrency = new Map(), watch }: HostOptions,
): Promise<FunctionHost> {
  const keepSide = (side: Side) => {
    const names = functionEntries.flatMap(([name]) => (sideOf(name) === side ? [name] : []));
    const ahead = loadAhead ? names : [];
    const options = {
      name: sides[side],
      givesWay: side === "background",
      loadAhead: ahead,
      logFile,
      recordTo: process.env.RECORD_CALLS_TO,
    };
    return keepRunning(sides[side], () => startFunctionThread(environment, options, watch.log), watch);
  };
  const api = await keepSide("api");
  const background = await keepSide("background").catch(async (error: unknown) => {
    await api.close();
    throw error;
  });
  const threads = { api, background };
  const running = new Map<FunctionName, number>();
  let next = 0;
  let closed = false;
  const killed: Kill[] = [];

  /** Does nothing when there is none any more. */
  const withThread = (side: Side, act: (current: FunctionThread) => void): void =>
    void threads[side].current().then(act, () => undefined);

  async function answerTo(request: InvocationRequest, callerGone?: AbortSignal): Promise<InvocationReply> {
    const side = sideOf(request.name);
    const thread = threads[side];
    // Under a debugger a function stands still for as long as somebody looks at it.
    if (inspectorUrl() !== undefined) return (await thread.current()).invoke(request, callerGone);
    const seconds = timeLimit(request.name, environment);
    const late = Promise.withResolvers<InvocationReply>();
    const timer = setTimeout(() => {
      const message = `Task timed out after ${Math.round(seconds)} seconds`;
      late.resolve({ id: request.id, error: { name: TIMED_OUT, message } });
      withThread(side, ({ endIfStuck }) => endIfStuck());
    }, seconds * 1_000);
    try {
      return await Promise.race([thread.current().then(({ invoke }) => invoke(request, callerGone)), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async invoke(name, event, requestId, callerGone) {
      if (closed) throw new FunctionError("Runtime.ExitError", "The functions have been stopped", undefined);
      const inFlight = running.get(name) ?? 0;
      if (inFlight >= (concurrency.get(name) ?? Infinity))
        throw new FunctionError("Lambda.TooManyRequestsException", "Rate Exceeded.", undefined);
      running.set(name, inFlight + 1);
      try {
        const reply = await answerTo({ id: (next += 1), name, event: JSON.stringify(event), requestId }, callerGone);
        if (reply.killedBefore !== undefined) killed.push({ name, beforeCall: reply.killedBefore });
        if (reply.error) throw new FunctionError(reply.error.name, reply.error.message, reply.error.stack);
        if (reply.result === undefined) return null;
        const result = JSON.parse(reply.result) as object;
        return reply.body === undefined ? result : { ...result, body: reply.body };
      } finally {
        running.set(name, (running.get(name) ?? 1) - 1);
      }
    },
    kill(kills) {
      for (const side of ["api", "background"] as const) withThread(side, (current) => current.kill({ kills }));
    },
    killed: () => killed,
    replace: async () => void (await Promise.all([api.replace(), background.replace()])),
    async close() {
      closed = true;
      await Promise.all([api.close(), background.close()]);
    },
  };
}
