import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { RecordedCall } from "./recorded-call.ts";

export type StackRequest = "calls" | "close";
export type StackReply =
  | { kind: "ready"; url: string; stepFunctions: string }
  | { kind: "calls"; calls: RecordedCall[] };

/** A local stack in a process of its own, in real time. */
export interface OwnStack {
  url: string;
  /** Endpoint of its Step Functions. */
  stepFunctions: string;
  /** What its functions have called since the last time this was asked. */
  takeCalls(): Promise<RecordedCall[]>;
  close(): Promise<void>;
}

/** So many that little work waits for a place. */
const CALLS_AT_ONCE = 4_000;
const CLOSING_MS = 10_000;

const PROGRAM = fileURLToPath(new URL("stack-process.ts", import.meta.url));
const ENDS_WITH_PARENT = new URL("../../../bin/ends-with-parent.ts", import.meta.url).href;
const RECORDER = new URL("record-calls.ts", import.meta.url).href;

/**
 * Starts the stack on a folder, apart from the client that measures it.
 * @param latency of every model call and of every embedding, milliseconds
 * @param callsAtOnce cap on model calls
 * @throws Error when it does not start, or has ended before it answers
 */
export async function startOwnStack(
  dataFolder: string,
  latency: { modelMs: number; embeddingMs: number },
  callsAtOnce = CALLS_AT_ONCE,
): Promise<OwnStack> {
  const child = fork(PROGRAM, [dataFolder], {
    execArgv: ["--disable-warning=ExperimentalWarning", "--import", ENDS_WITH_PARENT, "--import", RECORDER],
    env: {
      ...process.env,
      LOCAL_LLM_LATENCY_MS: String(latency.modelMs),
      LOCAL_EMBEDDING_LATENCY_MS: String(latency.embeddingMs),
      LOCAL_MODEL_CALLS_AT_ONCE: String(callsAtOnce),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // In a session of its own, as with `npm start`, the stack gives way to its database.
    detached: process.platform !== "win32",
  });
  const exited = once(child, "exit");
  const reply = async <K extends StackReply["kind"]>(kind: K): Promise<Extract<StackReply, { kind: K }>> => {
    const message = once(child, "message").then(([told]) => told as StackReply);
    const told = await Promise.race([message, exited.then(() => undefined)]);
    if (told?.kind !== kind) throw new Error("The process of the stack has ended before it answered.");
    return told as Extract<StackReply, { kind: K }>;
  };
  const ask = (request: StackRequest): void => void child.send(request);

  const { url, stepFunctions } = await reply("ready");
  return {
    url,
    stepFunctions,
    async takeCalls() {
      const answer = reply("calls");
      ask("calls");
      return (await answer).calls;
    },
    async close() {
      const timer = setTimeout(() => child.kill("SIGKILL"), CLOSING_MS);
      if (child.connected) ask("close");
      await exited;
      clearTimeout(timer);
    },
  };
}
