import { fork } from "node:child_process";

/** What a process does on request, by name. */
export type ProcessFunctions = Record<string, (argument: never) => unknown>;

export interface CallMessage {
  id: number;
  name: string;
  argument: unknown;
  /** Of processor time that it may take. */
  seconds: number;
}
export interface ReplyMessage {
  id: number;
  result?: unknown;
  error?: { name: string; message: string };
}

/** What a function in a process threw, under its own name; or the process itself is gone (`ProcessGone`). */
export class ProcessError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export interface Process<F extends ProcessFunctions> {
  /**
   * Runs a function in the process.
   * @throws ProcessError
   */
  call<N extends keyof F & string>(name: N, argument: Parameters<F[N]>[0]): Promise<Awaited<ReturnType<F[N]>>>;
  stop(): Promise<void>;
}

/**
 * Starts a process for work that may crash, hang, print or take any amount of memory: what it writes goes nowhere, a
 * call that takes more than so many seconds of processor time ends it, and its end fails the calls that were waiting.
 */
export function startProcess<F extends ProcessFunctions>(script: URL, seconds: number): Process<F> {
  const child = fork(script, { execArgv: [], serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const waiting = new Map<number, (reply: ReplyMessage) => void>();
  let next = 0;
  let gone: string | undefined;

  const end = (reason: string) => {
    gone ??= reason;
    for (const [id, settle] of waiting) settle({ id, error: { name: "ProcessGone", message: gone } });
    waiting.clear();
  };
  child.on("error", (error) => end(error.message));
  child.on("exit", (code, signal) => end(`the process has ended (${signal ?? code})`));
  child.on("message", (reply: ReplyMessage) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const stop = async () => {
    end("the process was stopped");
    child.kill("SIGKILL");
    await exited;
  };

  return {
    stop,
    async call(name, argument) {
      if (gone !== undefined) throw new ProcessError("ProcessGone", gone);
      const id = (next += 1);
      const reply = await new Promise<ReplyMessage>((resolve) => {
        waiting.set(id, resolve);
        child.send({ id, name, argument, seconds } satisfies CallMessage, (error) => {
          if (error) end(error.message);
        });
      });
      if (reply.error) throw new ProcessError(reply.error.name, reply.error.message);
      return reply.result as never;
    },
  };
}
