import { apiFunctions } from "./api-functions.ts";
import type { FunctionName } from "../../platform/functions/environment.ts";
import type { FunctionDefinition } from "../../platform/functions/function-definition.ts";
import { stateFunctions } from "./state-functions.ts";
import { workerFunctions } from "./worker-functions.ts";

export { childPipelines } from "../../platform/functions/function-definition.ts";
export type {
  FunctionDefinition,
  PipelineName,
  QueueName,
  TableAction,
  FunctionPermissions,
  Trigger,
} from "../../platform/functions/function-definition.ts";

/**
 * Every function of the service. The deployment derives functions and grants from this list, and the local stack runs
 * them.
 */
export const functions = {
  ...apiFunctions,
  ...stateFunctions,
  ...workerFunctions,
} as const satisfies Record<FunctionName, FunctionDefinition>;

export const functionEntries = Object.entries(functions) as [FunctionName, FunctionDefinition][];
