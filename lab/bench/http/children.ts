import { fork, type ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ENDS_WITH_PARENT = new URL("../../../bin/ends-with-parent.ts", import.meta.url).href;
/** For a stack to close its database before it is killed. */
const GRACE_MS = 2_000;
const LOOK_EVERY_MS = 50;
const START_SECONDS = 40;

export interface ChildOptions {
  /** Names its log in the folder: `<name>.log`. */
  name: string;
  program: string;
  args?: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Apart from this process, as `npm start` runs the stack. */
  ownSession?: boolean;
}

/** Processes that end together, at the latest with this one. */
export interface Children {
  start(options: ChildOptions): ChildProcess;
  /** The last line of a child's log that speaks of an error, or its last one. */
  whyItFailed(name: string): string;
  /** Ends all of them, and waits until they have ended. */
  end(): Promise<void>;
}

/** What a process needs of this one's environment; nothing of what changes how a stack behaves. */
const plainEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, HOME: process.env.HOME });

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function endOne(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const killer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(killer);
}

/** @param folder where the processes log */
export function startEndingTogether(folder: string): Children {
  const children: ChildProcess[] = [];
  const logOf = (name: string) => join(folder, `${name.replaceAll(" ", "-")}.log`);
  return {
    start({ name, program, args = [], cwd, env = {}, ownSession = false }) {
      const log = openSync(logOf(name), "a");
      const child = fork(program, [...args], {
        ...(cwd === undefined ? {} : { cwd }),
        env: { ...plainEnvironment(), ...env },
        execArgv: ["--disable-warning=ExperimentalWarning", "--import", ENDS_WITH_PARENT],
        stdio: ["ignore", log, log, "ipc"],
        detached: ownSession && process.platform !== "win32",
      });
      closeSync(log);
      children.push(child);
      return child;
    },
    whyItFailed: (name) => {
      const lines = readFileSync(logOf(name), "utf8").trim().split("\n");
      return lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? "";
    },
    end: async () => {
      // The one that was started first has what the others still use.
      const [first, ...others] = children;
      await Promise.all(others.map(endOne));
      if (first) await endOne(first);
    },
  };
}

/**
 * Waits until a server that was started answers its health check.
 * @throws Error in a sentence if it ends or is silent for {@link START_SECONDS}; the signal's reason when interrupted
 */
export async function untilItAnswers(
  { name, url }: { name: string; url: string },
  child: ChildProcess,
  children: Children,
  signal: AbortSignal,
): Promise<void> {
  const from = performance.now();
  while (performance.now() - from < START_SECONDS * 1_000) {
    if (hasEnded(child)) throw new Error(`The ${name} ended while it started: ${children.whyItFailed(name)}`);
    const answers = await fetch(`${url}/health`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    signal.throwIfAborted();
    if (answers) return;
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
  throw new Error(`The ${name} did not answer within ${START_SECONDS} seconds: ${children.whyItFailed(name)}`);
}
