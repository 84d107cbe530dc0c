import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, createClient, type Client } from "../../../clients/typescript/src/index.ts";
import { freePort, isFree } from "../../../local/stack/free-port.ts";
import { npmCommand } from "../../../local/stack/npm-command.ts";

/** In seconds from the moment the command was given. */
export interface StartTimes {
  /** Until the first answer of `GET /v1/health`. */
  served: number;
  /** Until a company was signed up after that: the first request that loads a function and writes to the table. */
  signedUp: number;
}

/** How long a start may take, and where the project lies that is started; this one unless told. */
export interface StartOptions {
  patienceSeconds?: number;
  project?: string;
}

const PATIENCE_SECONDS = 60;
const LOOK_EVERY_MS = 10;
const FIRST = { email: "first@example.com", password: "correct horse battery", company_name: "First" };

/**
 * Gives the command `npm start` on an empty data folder and asks until it answers.
 * @throws Error if it never does; the signal's reason when interrupted
 */
export async function timeStart(
  dataFolder: string,
  signal: AbortSignal,
  { patienceSeconds = PATIENCE_SECONDS, project }: StartOptions = {},
): Promise<StartTimes> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api/v1`;
  const api = createClient({ url, patience: { attempts: 1 } });
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1_000;
  const start = npmCommand(["start", "--silent", "--", "--port", String(port), "--data", dataFolder]);
  const child = spawn(...start, { stdio: ["ignore", "ignore", "inherit"], ...(project && { cwd: project }) });
  try {
    while (!(await answers(api))) {
      signal.throwIfAborted();
      if (child.exitCode !== null || elapsed() > patienceSeconds)
        throw new Error(`npm start has not answered within ${patienceSeconds} s.`);
      await sleep(LOOK_EVERY_MS);
    }
    const served = elapsed();
    await api.signUp({ body: FIRST });
    return { served, signedUp: elapsed() };
  } finally {
    await end(child, port);
  }
}

const answers = async (api: Client): Promise<boolean> => {
  try {
    await api.getHealth();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
};

/** npm ends at once, and the stack when it has noticed: whoever starts the next one needs the machine for it. */
async function end(child: ChildProcess, port: number): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
  while (!(await isFree(port))) await sleep(LOOK_EVERY_MS);
}
