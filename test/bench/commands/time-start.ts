import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../local/free-port.ts";

/** In seconds from the moment the command was given. */
export interface StartTimes {
  /** Until the first answer of `GET /v1/health`. */
  served: number;
  /** Until a company was signed up after that: the first request that loads a function and writes to the table. */
  signedUp: number;
}

const PATIENCE_SECONDS = 60;
const LOOK_EVERY_MS = 10;

/**
 * Gives the command `npm start` on an empty data folder and asks until it answers.
 * @throws Error if it never does; the signal's reason when interrupted
 */
export async function timeStart(dataFolder: string, signal: AbortSignal): Promise<StartTimes> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api/v1`;
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  // A group of its own: npm, the program that finds the right Node, and the stack end together.
  const child = spawn("npm", ["start", "--silent", "--", "--port", String(port), "--data", dataFolder], {
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  try {
    while (!(await answers(`${url}/health`))) {
      signal.throwIfAborted();
      if (child.exitCode !== null || elapsed() > PATIENCE_SECONDS)
        throw new Error(`npm start has not answered within ${PATIENCE_SECONDS} s.`);
      await sleep(LOOK_EVERY_MS);
    }
    const served = elapsed();
    await signUp(url);
    return { served, signedUp: elapsed() };
  } finally {
    await end(child);
  }
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

async function signUp(url: string): Promise<void> {
  const { status } = await fetch(`${url}/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "first@example.com", password: "correct horse battery", company_name: "First" }),
  });
  if (status !== 201) throw new Error(`The first sign-up was answered with ${status}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, "SIGINT");
  await once(child, "exit");
}
