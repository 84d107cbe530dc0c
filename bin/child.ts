import { fork, type ChildProcess } from "node:child_process";

const ENDS_WITH_PARENT = new URL("ends-with-parent.ts", import.meta.url).href;
const GRACE_MS = 2_000;

const hasGroups = process.platform !== "win32";

export interface ChildOptions {
  /** Whether what it prints is read by this process, instead of going to the terminal. */
  readsOutput: boolean;
  /** In addition to this process's own. */
  variables?: NodeJS.ProcessEnv;
  /** Ends it when aborted. */
  signal: AbortSignal;
}

/** Runs a program on this Node. It ends at the latest with this process, however that ends. */
export function startChild(
  [program, ...args]: readonly [string, ...string[]],
  { readsOutput, variables, signal }: ChildOptions,
): ChildProcess {
  const output = readsOutput ? "pipe" : "inherit";
  const child = fork(program, args, {
    execArgv: ["--disable-warning=ExperimentalWarning", "--import", ENDS_WITH_PARENT],
    stdio: ["ignore", output, output, "ipc"],
    // A group of its own, for its children to end with it; Windows has none, and there it would open a window.
    detached: hasGroups,
    env: { ...process.env, ...variables },
  });
  const kill = (name: NodeJS.Signals) => {
    if (!hasGroups || child.pid === undefined) return child.kill(name);
    try {
      process.kill(-child.pid, name);
    } catch {
      // All of them have ended.
    }
  };
  const end = () => {
    kill("SIGTERM");
    setTimeout(() => kill("SIGKILL"), GRACE_MS).unref();
  };
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
  child.once("exit", () => signal.removeEventListener("abort", end));
  return child;
}
