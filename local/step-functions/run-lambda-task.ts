import { functionArn } from "./arns.ts";
import { StatesError } from "./errors.ts";
import { WHOLE } from "./execution-history.ts";
import { exceedsPayloadLimit, roundTrip } from "./json.ts";
import {
  failureOf,
  finishTask,
  milliseconds,
  parametersOf,
  payloadOf,
  recordTaskStarted,
  timeoutOf,
  tooLarge,
} from "./task-attempt.ts";
import { TIMED_OUT, within } from "./waiting.ts";
import type { Json } from "./json.ts";
import type { TaskAttempt, Timeout } from "./task-attempt.ts";

/** `Resource` is the function's ARN: the effective input is the payload, the result is the function's. */
export async function runLambdaFunction(task: TaskAttempt): Promise<Json> {
  const { scope, state } = task;
  const timeout = await timeoutOf(task);
  scope.record("LambdaFunctionScheduled", {
    lambdaFunctionScheduledEventDetails: {
      resource: state.Resource,
      input: payloadOf(task, task.input),
      inputDetails: WHOLE,
      ...timeout,
    },
  });
  scope.record("LambdaFunctionStarted");
  try {
    const { value, text } = await invoke(task, state.Resource, task.input, timeout, state.Resource);
    scope.record("LambdaFunctionSucceeded", {
      lambdaFunctionSucceededEventDetails: { output: text, outputDetails: WHOLE },
    });
    return value;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.error === "States.Timeout") {
      scope.record("LambdaFunctionTimedOut", { lambdaFunctionTimedOutEventDetails: failure.fields });
    } else {
      scope.record("LambdaFunctionFailed", { lambdaFunctionFailedEventDetails: failure.fields });
    }
    throw failure;
  }
}

/** `arn:aws:states:::lambda:invoke`: FunctionName and Payload in, Payload and StatusCode out. */
export async function runLambdaInvoke(task: TaskAttempt): Promise<Json> {
  const { FunctionName, Payload } = parametersOf(task);
  if (typeof FunctionName !== "string") {
    throw new StatesError("States.Runtime", "The field 'FunctionName' is required.", { terminal: true });
  }
  const resource = { resourceType: "lambda", resource: "invoke" };
  const timeout = await recordTaskStarted(task, resource);
  const target = functionArn(task.scope.run.place, FunctionName);
  return finishTask(task, resource, async () => {
    const { value } = await invoke(task, target, Payload ?? {}, timeout, "lambda");
    return { ExecutedVersion: "$LATEST", Payload: value, StatusCode: 200 };
  });
}

async function invoke(
  { scope, stateName, attempt }: TaskAttempt,
  target: string,
  payload: Json,
  timeout: Timeout,
  resource: string,
): Promise<{ value: Json; text: string }> {
  const { executionArn, invoke } = scope.run;
  const call = async () => {
    const result = await invoke(target, roundTrip(payload).value, { executionArn, stateName, attempt });
    return roundTrip(result);
  };
  const result = await within(call().catch(lambdaFailure), milliseconds(timeout), scope.signal);
  if (result === TIMED_OUT) throw new StatesError("States.Timeout");
  if (exceedsPayloadLimit(result.text)) throw tooLarge(resource);
  return result;
}

/** What the Node.js runtime of Lambda makes of a thrown value: its name, and a JSON text with message and stack. */
function lambdaFailure(thrown: unknown): never {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const cause = { errorType: name, errorMessage: message, trace: stack?.split("\n") ?? [] };
  throw new StatesError(name, JSON.stringify(cause));
}
