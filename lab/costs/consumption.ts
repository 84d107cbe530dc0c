import type { Execution } from "./executions.ts";
import { billedTransitions, invocationsIn, loggedBytes, type Invocation } from "./execution-record.ts";
import { nothingUsed, type Used } from "./tally.ts";

/** Everything that one piece of work consumed. */
export interface Consumption {
  transitions: number;
  executions: number;
  /** Functions of the API included. */
  invocations: readonly Invocation[];
  /** Requests to the gateway, among them those of a client that looks how far the work is. */
  apiRequests: number;
  /** Messages that queues delivered to functions. */
  messages: number;
  /** Bytes that Step Functions writes about the executions. */
  executionLogBytes: number;
  used: Used;
}

export const consumptionOf = (parts: {
  executions?: readonly Execution[];
  api?: readonly Invocation[];
  workers?: readonly Invocation[];
  used?: Used;
}): Consumption => {
  const { executions = [], api = [], workers = [], used = nothingUsed() } = parts;
  return {
    transitions: executions.reduce((sum, { history }) => sum + billedTransitions(history), 0),
    executions: executions.length,
    invocations: [...api, ...workers, ...executions.flatMap(({ history }) => invocationsIn(history))],
    apiRequests: api.length,
    messages: workers.length,
    executionLogBytes: executions.reduce((sum, { arn, history }) => sum + loggedBytes(arn, history), 0),
    used,
  };
};
