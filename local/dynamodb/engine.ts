import { fork, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { CannotStart } from "../data-folder.ts";
import { keepRunning, type KeptPart, type Part, type Watch } from "../stack/keep-running.ts";
import type { GuardedProcess } from "./engine-guard.ts";

const GUARD = fileURLToPath(new URL("engine-guard.ts", import.meta.url));
/** It starts in a second. One that ends is noticed at once: this is for one that hangs, on a machine however busy. */
const START_MS = 120_000;
const LOOK_EVERY_MS = 25;
const CLOSE_MS = 1_000;

export interface EngineOptions {
  binary: string;
  /** A loopback address. */
  host: string;
  port: number;
  databaseFile: string;
  /** What it prints is appended to it. */
  logFile: string;
  watch: Watch;
  log: (line: string) => void;
}

/** How a process ended, as a sentence goes on after "ended". */
const inWords = (code: number | null, signal: NodeJS.Signals | null): string =>
  signal === null ? `with code ${code}` : `by ${signal}`;

/** The guard and what it is to end. On Windows the system ends the children of a process with it. */
async function startGuard(watch: Watch): Promise<{ guard(pid: number | null): void; close(): Promise<void> }> {
  if (process.platform === "win32") return { guard: () => undefined, close: async () => undefined };
  let guarded: number | null = null;
  const start = async (): Promise<Part & { tell(): void }> => {
    // Detached: what ends the processes of a terminal must not end it before the stack.
    const child = fork(GUARD, { detached: true, stdio: "ignore", execArgv: ["--disable-warning=ExperimentalWarning"] });
    const ended = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(`with ${error.message}`));
      child.once("exit", (code, signal) => resolve(inWords(code, signal)));
    });
    // Neither of them keeps the stack from ending; a message to one that has just ended is no matter.
    child.unref();
    child.channel?.unref();
    const tell = () => void child.send({ pid: guarded } satisfies GuardedProcess, () => undefined);
    tell();
    return {
      ended,
      tell,
      close: async () => {
        child.ref();
        if (child.connected) child.disconnect();
        await ended;
      },
    };
  };
  const kept = await keepRunning("The guard of the database", start, watch);
  return {
    guard(pid) {
      guarded = pid;
      void kept.current().then(
        ({ tell }) => tell(),
        () => undefined,
      );
    },
    close: () => kept.close(),
  };
}

/** Waits until the engine answers. @throws CannotStart if it ends before, or takes too long */
async function untilItAnswers(endpoint: string, ended: Promise<string>, logFile: string): Promise<void> {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: "local", credentials, maxAttempts: 1 });
  let over: string | undefined;
  void ended.then((how) => (over = how));
  const deadline = performance.now() + START_MS;
  try {
    while (performance.now() < deadline) {
      if (over !== undefined) throw new CannotStart(`The database ended ${over} as it started; ${logFile} says why.`);
      const answers = await client.send(new ListTablesCommand({ Limit: 1 })).then(
        () => true,
        () => false,
      );
      if (answers) return;
      await sleep(LOOK_EVERY_MS);
    }
  } finally {
    client.destroy();
  }
  throw new CannotStart(`The database did not start within ${START_MS / 1_000} seconds; ${logFile} says why.`);
}

/**
 * Starts the database engine on a file, waits until it answers, and starts it again on the same port whenever it ends.
 * @throws CannotStart
 */
export async function startEngine({ binary, host, port, databaseFile, logFile, watch, log }: EngineOptions): Promise<{
  close(): Promise<void>;
}> {
  const guard = await startGuard(watch);
  const start = async (): Promise<Part> => {
    const output = openSync(logFile, "a");
    const child = spawn(binary, ["--host", host, "--port", String(port), "--db-path", databaseFile], {
      stdio: ["ignore", output, output],
      // Ctrl-C is for the stack, which ends the engine last, when nobody writes any more. On Windows it would open a
      // window.
      detached: process.platform !== "win32",
    });
    closeSync(output);
    guard.guard(child.pid ?? null);
    const ended = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(`with ${error.message}`));
      child.once("exit", (code, signal) => resolve(inWords(code, signal)));
    });
    const close = async () => {
      child.kill();
      // One that was stopped hears no other signal; what it has acknowledged is in the file.
      const timer = setTimeout(() => child.kill("SIGKILL"), CLOSE_MS);
      await ended;
      clearTimeout(timer);
    };
    try {
      await untilItAnswers(`http://${host}:${port}`, ended, logFile);
    } catch (error) {
      await close();
      throw error;
    }
    log(`The database runs as process ${child.pid}`);
    return { ended, close };
  };
  let engine: KeptPart<Part>;
  try {
    engine = await keepRunning("The database", start, watch);
  } catch (error) {
    await guard.close();
    throw error;
  }
  return {
    close: async () => {
      await engine.close();
      guard.guard(null);
      await guard.close();
    },
  };
}
