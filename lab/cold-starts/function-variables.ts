import { environments, type FunctionName } from "../../functions/platform/functions/environment.ts";
import { functionEnvironment } from "../../local/stack/function-environment.ts";
import { chooseModels } from "../../local/stack/model-choice.ts";

/** Nothing is called while a function loads. */
const NOWHERE = "http://127.0.0.1:9";

/** Variables with which every function loads, and none can call anything. */
const unreachable = (): Record<string, string> =>
  functionEnvironment({
    endpoints: {
      api: NOWHERE,
      dynamodb: NOWHERE,
      s3: NOWHERE,
      sqs: NOWHERE,
      step_functions: NOWHERE,
      secrets_manager: NOWHERE,
      bedrock: null,
      mail: NOWHERE,
      textract: NOWHERE,
      signals: NOWHERE,
    },
    models: chooseModels({}),
    queueUrl: (queue) => `${NOWHERE}/${queue}`,
    version: "0.0.0",
    caller: {},
  });

/**
 * The variables that a deployment gives a function.
 * @param all variables of every function, from which its own are taken; by default with addresses where nothing answers
 */
export function variablesOf(name: FunctionName, all: Record<string, string> = unreachable()): Record<string, string> {
  const own = Object.keys(environments[name].shape).flatMap((variable) => {
    const value = all[variable];
    return value === undefined ? [] : [[variable, value] as const];
  });
  return { ...Object.fromEntries(own), AWS_REGION: "eu-central-1" };
}
