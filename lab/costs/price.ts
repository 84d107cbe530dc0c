import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { functions } from "../../functions/service/functions/functions.ts";
import { awsPrices as prices } from "./aws-prices.ts";
import type { Consumption } from "./consumption.ts";
import { priceOfCalls } from "./model-calls.ts";

/** Lines that Lambda writes about every invocation (START, END, REPORT), and the gateway about every request; bytes. */
const INVOCATION_LOG_BYTES = 330;
const REQUEST_LOG_BYTES = 420;
/** A message is sent, received and deleted; the first is counted where it is sent. */
const DELIVERY_REQUESTS = 2;

/** US dollars. */
export interface Price {
  stateTransitions: number;
  lambda: number;
  table: number;
  api: number;
  logs: number;
  /** Queues, files, secrets and traces. */
  other: number;
  infrastructure: number;
  /** The tokens that were counted, embeddings included; cached is what is long enough for its provider. */
  models: number;
  /** On top of it, what Claude adds to requests that force a tool: stated by its maker, not counted here. */
  forcedTools: number;
  total: number;
}

/** GB-seconds that Lambda bills: memory times duration, which is rounded up to a millisecond. */
export const gbSeconds = ({ invocations }: Pick<Consumption, "invocations">): number =>
  invocations.reduce(
    (sum, { function: name, milliseconds }) =>
      sum + (functions[name].memoryMb / 1024) * (Math.ceil(milliseconds) / 1_000),
    0,
  );

const isRead = (command: string): boolean => /^(Get|Head|List|Select)/.test(command);

/** What calls of other services cost, by the names that their clients give them. */
function requestsPrice(requests: Readonly<Record<string, number>>): number {
  return Object.entries(requests).reduce((sum, [name, count]) => {
    const [, service = "", command = ""] = /^(.*) (\w+)Command$/.exec(name) ?? [];
    if (service === "S3") return sum + count * (isRead(command) ? prices.s3Read : prices.s3Write);
    if (service === "SQS") return sum + count * prices.sqsRequest;
    if (service === "Secrets Manager") return sum + count * prices.secretRequest;
    // Starting and describing an execution costs nothing beside its transitions.
    return sum;
  }, 0);
}

const bytesLogged = ({ used, executionLogBytes, invocations, apiRequests }: Consumption): number =>
  used.logBytes + executionLogBytes + invocations.length * INVOCATION_LOG_BYTES + apiRequests * REQUEST_LOG_BYTES;

/** What a piece of work costs with the models of an environment. */
export function priceOf(consumption: Consumption, models: ModelIds): Price {
  const { transitions, invocations, apiRequests, messages, executions, used } = consumption;
  const parts = {
    stateTransitions: transitions * prices.stateTransition,
    lambda: invocations.length * prices.lambdaRequest + gbSeconds(consumption) * prices.lambdaGbSecond,
    table: used.readUnits * prices.readRequestUnit + used.writeUnits * prices.writeRequestUnit,
    api: apiRequests * (prices.apiRequest + prices.wafRequest),
    logs: (bytesLogged(consumption) / 2 ** 30) * prices.logGb,
    other:
      requestsPrice(used.requests) +
      messages * DELIVERY_REQUESTS * prices.sqsRequest +
      (executions + apiRequests) * prices.trace,
  };
  const infrastructure = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const { usd, forcedToolsUsd } = priceOfCalls(used, models);
  return {
    ...parts,
    infrastructure,
    models: usd,
    forcedTools: forcedToolsUsd,
    total: infrastructure + usd + forcedToolsUsd,
  };
}
