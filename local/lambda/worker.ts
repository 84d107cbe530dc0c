// Runs inside the worker thread: loads the functions of the catalogue and answers invocations.
import { parentPort, workerData } from "node:worker_threads";
import { functions } from "../../functions/service/functions/functions.ts";
import { keepReaderWarm } from "../../functions/briefings/documents/reading-pool.ts";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { giveWay } from "../stack/give-way.ts";
import { writeOutputTo } from "./log-file.ts";
import { createCallRecorder, noRecorder } from "./call-recorder.ts";
import { createKillSwitch, Killed, type Kill } from "./kill-switch.ts";
import { timeLimit } from "./time-limit.ts";

export interface InvocationRequest {
  id: number;
  name: FunctionName;
  event: string;
  requestId: string;
}
export interface InvocationReply {
  id: number;
  /** As JSON. */
  result?: string | undefined;
  /** The text of an answer of the API, beside the rest: it is JSON already, and long. */
  body?: string | undefined;
  error?: { name: string; message: string; stack?: string | undefined };
  /** Of an invocation that was killed: before which call. */
  killedBefore?: number;
}

/** Tells that the caller of an invocation has hung up. */
export interface CallerGone {
  gone: number;
}

/** Tells which functions are to die at their next invocation. */
export interface KillRequest {
  kills: readonly Kill[];
}

/** What the thread says: an answer, that it takes invocations from now on, that it lives, or what it cannot load. */
export type ThreadMessage = InvocationReply | "ready" | "alive" | { cannotLoad: string };

/** What the thread is told at its start. */
export interface WorkerOptions {
  /** What debuggers call the thread. */
  name: string;
  /** Whether others are to run first. */
  givesWay: boolean;
  /** What is loaded before its first use. */
  loadAhead: readonly FunctionName[];
  /** What functions print is appended to it. */
  logFile: string;
  /** Folder for a recording of the rights that the functions' calls need; nothing is recorded without one. */
  recordTo?: string | undefined;
}

/** What goes back of a result. */
function replyWith(id: number, result: unknown): InvocationReply {
  if (typeof result !== "object" || result === null || !("body" in result) || typeof result.body !== "string")
    return { id, result: JSON.stringify(result) };
  const { body, ...rest } = result;
  return { id, result: JSON.stringify(rest), body };
}

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

const root = new URL("../../", import.meta.url);
const loading = new Map<FunctionName, Promise<Handler>>();

/** The handler of a function, loaded on its first use: a broken one fails its own invocations only, as on Lambda. */
function load(name: FunctionName): Promise<Handler> {
  const known = loading.get(name);
  if (known) return known;
  const loaded = import(new URL(functions[name].entry, root).href).then(
    (module: { handler: Handler }) => module.handler,
  );
  loading.set(name, loaded);
  return loaded;
}

const context = (name: FunctionName, requestId: string, callerGone: AbortSignal) => {
  const { memoryMb } = functions[name];
  const deadline = Date.now() + timeLimit(name, process.env) * 1000;
  return {
    functionName: name,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
    memoryLimitInMB: String(memoryMb),
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: false,
    callerGone,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
};

const port = parentPort;
if (!port) throw new Error("This module runs as a worker thread");
const { givesWay, loadAhead, logFile, recordTo } = workerData as WorkerOptions;
if (givesWay) giveWay();
writeOutputTo(logFile);
const recorder = recordTo ? createCallRecorder(recordTo) : noRecorder;
const killSwitch = createKillSwitch();
/** Invocations that are being worked on. */
const callers = new Map<number, AbortController>();
const say = (message: ThreadMessage) => port.postMessage(message);
port.on("message", (message: InvocationRequest | KillRequest | CallerGone | "alive?") => {
  if (message === "alive?") return say("alive");
  if ("kills" in message) return killSwitch.arm(message.kills);
  if ("gone" in message) return callers.get(message.gone)?.abort();
  const { id, name, event, requestId } = message;
  const caller = new AbortController();
  callers.set(id, caller);
  const run = async (): Promise<InvocationReply> => {
    try {
      const handler = await load(name);
      const invoke = () =>
        recorder.run(name, () => handler(JSON.parse(event), context(name, requestId, caller.signal)));
      const result = await killSwitch.run(name, invoke);
      return replyWith(id, result);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      return {
        id,
        error: { name: error.name, message: error.message, stack: error.stack },
        ...(error instanceof Killed ? { killedBefore: error.beforeCall } : {}),
      };
    } finally {
      callers.delete(id);
    }
  };
  void run().then(say);
});
say("ready");
// The rest while nothing else is to be done, so that no first request waits for it.
const reasons = new Set<string>();
for (const name of loadAhead) {
  try {
    await load(name);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // One file that many functions share is told once.
    if (!reasons.has(reason)) say({ cannotLoad: `The function ${name} cannot be loaded: ${reason}` });
    reasons.add(reason);
  }
}
if (loadAhead.includes("api-briefings")) keepReaderWarm();
