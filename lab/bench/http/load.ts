import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Children } from "./children.ts";

export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  /** Each sends its next request when the last one has been answered. */
  connections: number;
  /**
   * At least as many as connections. How many requests are answered before any is measured: for workers that have to
   * start, and code to be optimized.
   */
  warmRequests: number;
  seconds: number;
}

export interface LoadResult {
  /** Answers with a status of 2xx. */
  perSecond: number;
  /** Seconds from request to answer, of the answers above. */
  p50: number;
  p99: number;
  /** Other answers, errors of connections and timeouts. */
  unsuccessful: number;
}

const PROGRAM = fileURLToPath(new URL("./load-generator.ts", import.meta.url));
const NAME = "load generator";

/**
 * Loads a server from a process of its own.
 * @throws Error in a sentence if the process fails or the server answered anything but 2xx; the signal's reason
 */
export async function load(children: Children, options: LoadOptions, signal: AbortSignal): Promise<LoadResult> {
  const child = children.start({ name: NAME, program: PROGRAM, args: [JSON.stringify(options)] });
  let result: LoadResult | undefined;
  child.once("message", (message) => (result = message as LoadResult));
  const stop = () => child.kill("SIGKILL");
  signal.addEventListener("abort", stop, { once: true });
  await once(child, "exit");
  signal.removeEventListener("abort", stop);
  signal.throwIfAborted();
  if (!result) throw new Error(`The load generator failed: ${children.whyItFailed(NAME)}`);
  if (result.unsuccessful > 0 || result.perSecond === 0)
    throw new Error(`${options.url} failed ${result.unsuccessful} requests under load, so its speed says nothing.`);
  return result;
}
