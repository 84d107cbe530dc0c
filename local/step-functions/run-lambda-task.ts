import { StatesError } from "./errors.ts";
import { WHOLE } from "./execution-history.ts";
import { exceedsPayloadLimit, roundTrip } from "./json.ts";
import { failureOf, milliseconds, payloadOf, timeoutOf, tooLarge } from "./task-attempt.ts";
import { TIMED_OUT, within } from "./waiting.ts";
import type { Json } from "./json.ts";
import type { TaskAttempt, Timeout } from "./task-attempt.ts";

/** `Resource` is the function's ARN: the effective input is the payload, the result is the function's. */
export async function runLambdaFunction(task: TaskAttempt): Promise<Json> {
  const { scope, state } = task;
  const timeout = timeoutOf(task);
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
    const { value, text } = await invoke(task, timeout);
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

async function invoke(
  { scope, state, input, stateName, attempt }: TaskAttempt,
  timeout: Timeout,
): Promise<{ value: Json; text: string }> {
  const { executionArn, invoke } = scope.run;
  const call = async () => {
    const result = await invoke(state.Resource, roundTrip(input).value, { executionArn, stateName, attempt });
    return roundTrip(result);
  };
  const result = await within(call().catch(lambdaFailure), milliseconds(timeout), scope.signal);
  if (result === TIMED_OUT) throw new StatesError("States.Timeout");
  if (exceedsPayloadLimit(result.text)) throw tooLarge(state.Resource);
  return result;
}

/** What the Node.js runtime of Lambda makes of a thrown value: its name, and a JSON text with message and stack. */
function lambdaFailure(thrown: unknown): never {
  const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const cause = { errorType: name, errorMessage: message, trace: stack?.split("\n") ?? [] };
  throw new StatesError(name, JSON.stringify(cause));
}
