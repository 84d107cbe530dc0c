import { setTimeout as sleep } from "node:timers/promises";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { routeTable } from "../../functions/service/routes.ts";
import { PATIENCE, sendByFetch, type Send } from "../../clients/typescript/src/index.ts";
import { consumptionOf, type Consumption } from "./consumption.ts";
import type { Invocation } from "./execution-record.ts";
import type { Execution, Executions } from "./executions.ts";
import { usedSince, type Tally } from "./tally.ts";

/** For readings of the meter, which reach this thread a moment after the answer they belong to. */
const SETTLE_MS = 150;
export const settled = (): Promise<void> => sleep(SETTLE_MS);

/** Requests that are counted, each an invocation of the function of its route. */
export interface CountedRequests {
  send: Send;
  /** The invocations since the last time. */
  take(): Invocation[];
}

export function countRequests(): CountedRequests {
  const sendOnce = sendByFetch(PATIENCE.timeoutMs);
  let made: Invocation[] = [];
  return {
    async send(request) {
      const answer = await sendOnce(request);
      const { function: name } = routeTable[request.operationId];
      made.push({ function: name, milliseconds: answer.seconds * 1_000 });
      return answer;
    },
    take() {
      const taken = made;
      made = [];
      return taken;
    },
  };
}

export interface Meters {
  requests: CountedRequests;
  companyId: string;
  executions: Executions;
  tally: Tally;
}

/** What ran in the background of a piece of work: executions whose name the predicate matches. */
export interface Background {
  pipelines: readonly PipelineName[];
  matches: (name: string) => boolean;
}

export interface Measured<T> {
  value: T;
  executions: Execution[];
  consumption: Consumption;
}

/**
 * Does a piece of work of one company and counts what it consumes, down to the end of its executions.
 * @param background which executions belong to it, known when the work has answered
 */
export async function measureWork<T>(
  { requests, companyId, executions, tally }: Meters,
  work: () => Promise<T>,
  background: (value: T) => Background,
): Promise<Measured<T>> {
  await settled();
  requests.take();
  const before = tally.of(companyId);
  const value = await work();
  const { pipelines, matches } = background(value);
  const ended = await executions.ended(pipelines, matches);
  await settled();
  const used = usedSince(before, tally.of(companyId));
  return { value, executions: ended, consumption: consumptionOf({ executions: ended, api: requests.take(), used }) };
}
