import type { ModelIds } from "../../functions/contracts/environment.ts";
import { functions } from "../../functions/contracts/functions.ts";
import { costMicroUsd } from "../../functions/domain/usage/prices.ts";
import { awsPrices as prices } from "./aws-prices.ts";
import type { Consumption } from "./consumption.ts";
import type { RoleTokens } from "./tally.ts";

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
  models: number;
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

/** Ids of the models of a role; its calls are spread over them evenly. */
const idsOf = (role: string, models: ModelIds): readonly string[] => {
  const ids = (models as unknown as Record<string, string | string[] | undefined>)[role];
  if (typeof ids === "string") return [ids];
  if (Array.isArray(ids)) return ids;
  throw new Error(`No model is configured for the role ${role}`);
};

/** US dollars for tokens of a role at list price. `input` counts cached tokens as well. */
export function tokensPrice(role: string, { input, cached, output }: RoleTokens, models: ModelIds): number {
  const ids = idsOf(role, models);
  return (
    ids.reduce((sum, id) => sum + costMicroUsd(id, { input: input - cached, cachedInput: cached, output }) / 1e6, 0) /
    ids.length
  );
}

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
  const modelPrice = Object.entries(used.models).reduce(
    (sum, [role, tokens]) => sum + tokensPrice(role, tokens, models),
    0,
  );
  return { ...parts, infrastructure, models: modelPrice, total: infrastructure + modelPrice };
}
