import { spawn } from "node:child_process";
import { once } from "node:events";
import { npmCommand } from "../../../local/stack/npm-command.ts";

export interface TestRun {
  seconds: number;
  passed: number;
  failed: number;
}

const SAY_EVERY_MS = 20_000;

/**
 * Reads the line that `npm test` ends with.
 * @throws Error if there is none
 */
function countsOf(output: string): Pick<TestRun, "passed" | "failed"> {
  const [, passed, failed] = output.match(/^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/m) ?? [];
  if (passed === undefined) throw new Error("npm test ended without saying how many tests passed.");
  return { passed: Number(passed), failed: Number(failed) };
}

/**
 * Runs `npm test` once, as a newcomer would.
 * @throws Error if it does not get to its end; the signal's reason when interrupted
 */
export async function timeTests(say: (line: string) => void, signal: AbortSignal): Promise<TestRun> {
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  const child = spawn(...npmCommand(["test", "--silent"]), { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => child.kill();
  signal.addEventListener("abort", stop, { once: true });
  const reminder = setInterval(() => say(`npm test, ${Math.round(elapsed())} s so far`), SAY_EVERY_MS);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  try {
    await once(child, "close");
  } finally {
    clearInterval(reminder);
    signal.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
  return { seconds: elapsed(), ...countsOf(output) };
}
