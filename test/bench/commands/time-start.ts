import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, isFree } from "../../../local/stack/free-port.ts";
import { npmCommand } from "../../../local/stack/npm-command.ts";

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
  const start = npmCommand(["start", "--silent", "--", "--port", String(port), "--data", dataFolder]);
  const child = spawn(...start, { stdio: ["ignore", "ignore", "inherit"] });
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
    await end(child, port);
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

/** npm ends at once, and the stack when it has noticed: whoever starts the next one needs the machine for it. */
async function end(child: ChildProcess, port: number): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
  while (!(await isFree(port))) await sleep(LOOK_EVERY_MS);
}
