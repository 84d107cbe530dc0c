import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { randomFrom, uniform } from "../../../functions/statistics/random.ts";
import { percentile } from "../http/percentile.ts";

/** A request of the mix, and how often it comes beside the others. */
export interface Mixed {
  method: string;
  path: string;
  body?: object;
  share: number;
}

export interface Load {
  connections: number;
  /** Milliseconds between an answer and the connection's next request, on average. */
  pause: number;
}

/** What was answered since the last look. */
export interface Answered {
  requests: number;
  /** By status, or by the error of the connection. */
  failures: Map<string, number>;
  /** Seconds of each answer of /health, ascending. */
  health: number[];
}

const HEALTH_EVERY_MS = 100;
const TIMEOUT_MS = 60_000;

/** Loads a stack with a mix of requests, and asks for its health beside, until it is stopped. */
export function startLoad(url: string, token: string, mix: readonly Mixed[], { connections, pause }: Load) {
  let answered: Answered = { requests: 0, failures: new Map(), health: [] };
  const stop = new AbortController();
  const { signal } = stop;
  /** Ends early when the load is stopped. */
  const pauseFor = (milliseconds: number) => sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  const fail = (reason: string) => answered.failures.set(reason, (answered.failures.get(reason) ?? 0) + 1);
  const line = mix.flatMap((one) => Array.from({ length: one.share }, () => one));

  const send = (agent: Agent, { method, path, body }: Mixed): Promise<number | undefined> =>
    new Promise((resolve) => {
      const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
      const sent = request(`${url}${path}`, { method, headers, agent, timeout: TIMEOUT_MS }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
        response.on("error", () => resolve(undefined));
      });
      sent.on("timeout", () => sent.destroy(new Error("no answer")));
      sent.on("error", ({ message }) => {
        fail(`${method} ${path}: ${message}`);
        resolve(undefined);
      });
      sent.end(body && JSON.stringify(body));
    });

  async function keepSending(first: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const random = randomFrom(first);
    for (let at = first; !signal.aborted; at += 1) {
      const one = line[at % line.length] as Mixed;
      const status = await send(agent, one);
      answered.requests += 1;
      if (status !== undefined && (status < 200 || status > 299)) fail(`${one.method} ${one.path}: ${status}`);
      // Exponential, as of callers who know nothing of each other: with the same pause for all, those who have once
      // waited for the same answer would ask at the same moment ever after.
      await pauseFor(-Math.log(1 - uniform(random)) * pause);
    }
    agent.destroy();
  }

  async function keepAskingForHealth(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!signal.aborted) {
      const asked = performance.now();
      const status = await send(agent, { method: "GET", path: "/health", share: 1 });
      answered.health.push((performance.now() - asked) / 1_000);
      if (status !== undefined && status !== 200) fail(`GET /health: ${status}`);
      await pauseFor(HEALTH_EVERY_MS);
    }
    agent.destroy();
  }

  // Each begins elsewhere in the mix, or all of them would send the same at once.
  const running = Array.from({ length: connections }, (_, index) => keepSending(index * 7));
  const all = Promise.all([...running, keepAskingForHealth()]);
  return {
    /** What was answered since this was last asked. */
    take: (): Answered => {
      const taken = answered;
      answered = { requests: 0, failures: new Map(), health: [] };
      taken.health.sort((a, b) => a - b);
      return taken;
    },
    stop: async (): Promise<void> => {
      stop.abort();
      await all;
    },
  };
}

export const p99 = (sorted: readonly number[]): number => percentile(sorted, 0.99);
