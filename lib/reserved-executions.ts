import type { FunctionName } from "../functions/platform/functions/environment.ts";
import { requestConcurrency } from "../functions/service/functions/in-request-model-calls.ts";
import { reservedConcurrency } from "../functions/service/functions/model-capacity.ts";
import type { EnvironmentConfig } from "./config-schema.ts";

/** Concurrent executions of Lambda that an environment reserves: for the API, and for states that ask models. */
export const reservedExecutions = ({
  modelCallsAtOnce,
  apiRequestsAtOnce,
}: Pick<EnvironmentConfig, "modelCallsAtOnce" | "apiRequestsAtOnce">): ReadonlyMap<FunctionName, number> =>
  new Map([...reservedConcurrency(modelCallsAtOnce), ...requestConcurrency(apiRequestsAtOnce)]);
