import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { vi } from "vitest";
import { openServer, type OpenServer } from "../../local/http/open-server.ts";

/** A server that takes every request and answers none. */
export interface MuteServer extends OpenServer {
  requests: () => number;
}

export async function startMuteServer(): Promise<MuteServer> {
  let requests = 0;
  const server = await openServer(createServer(() => (requests += 1)));
  return { ...server, requests: () => requests };
}

// Several turns of the event loop, in which a connection to this machine stands, per hundredth of the shortest limit.
const STEP_MS = 10;

/**
 * Runs a call on a clock that is put forward, so that it meets its real limits in no time; sockets stay real.
 * @param most ms after which the call counts as one that never ends
 * @returns the error's name and how many ms of that clock it took
 */
export async function failureOf(call: () => Promise<unknown>, most = 60_000): Promise<{ name: string; ms: number }> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let failure: string | undefined;
    call().then(
      () => (failure = "none"),
      (error: unknown) => (failure = error instanceof Error ? error.name : "unknown"),
    );
    let ms = 0;
    for (; failure === undefined && ms < most; ms += STEP_MS) {
      await setImmediate();
      await vi.advanceTimersByTimeAsync(STEP_MS);
    }
    return { name: failure ?? "never", ms };
  } finally {
    vi.useRealTimers();
  }
}
