import { Worker, type Transferable } from "node:worker_threads";

/** What a thread does on request, by name. */
export type ThreadFunctions = Record<string, (argument: never) => unknown>;

export interface CallMessage {
  id: number;
  name: string;
  argument: unknown;
}
export interface ReplyMessage {
  id: number;
  result?: unknown;
  error?: { name: string; message: string };
}

/** What a function in a thread threw, under its own name; or the thread itself is gone (`ThreadGone`). */
export class ThreadError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export interface Thread<F extends ThreadFunctions> {
  /**
   * Runs a function in the thread.
   * @param transfer buffers that the caller gives away instead of copying
   * @throws ThreadError
   */
  call<N extends keyof F & string>(
    name: N,
    argument: Parameters<F[N]>[0],
    transfer?: Transferable[],
  ): Promise<Awaited<ReturnType<F[N]>>>;
  stop(): Promise<void>;
}

/**
 * Starts a thread for work that may crash, hang or print: what it writes goes nowhere, a call that takes longer than
 * `timeLimitMs` ends the thread, and its end fails the calls that were waiting.
 */
export function startThread<F extends ThreadFunctions>(script: URL, timeLimitMs: number): Thread<F> {
  const worker = new Worker(script, { stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  const waiting = new Map<number, (reply: ReplyMessage) => void>();
  let next = 0;
  let gone: string | undefined;

  const end = (reason: string) => {
    gone ??= reason;
    for (const [id, settle] of waiting) settle({ id, error: { name: "ThreadGone", message: gone } });
    waiting.clear();
  };
  worker.on("error", (error) => end(error instanceof Error ? error.message : String(error)));
  worker.on("exit", () => end("the thread has ended"));
  worker.on("message", (reply: ReplyMessage) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const stop = async () => {
    end("the thread was stopped");
    await worker.terminate();
  };

  return {
    stop,
    async call(name, argument, transfer = []) {
      if (gone !== undefined) throw new ThreadError("ThreadGone", gone);
      const id = (next += 1);
      const reply = await new Promise<ReplyMessage>((resolve) => {
        const timer = setTimeout(() => {
          end(`${name} took longer than ${timeLimitMs} ms`);
          void worker.terminate();
        }, timeLimitMs);
        waiting.set(id, (answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        worker.postMessage({ id, name, argument } satisfies CallMessage, transfer);
      });
      if (reply.error) throw new ThreadError(reply.error.name, reply.error.message);
      return reply.result as never;
    },
  };
}
