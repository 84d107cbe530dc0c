import { createHash } from "node:crypto";
import { AwsError } from "../http/aws-json.ts";
import { BranchAborted, StatesError } from "./errors.ts";
import { WHOLE } from "./execution-history.ts";
import { serialise } from "./scope.ts";
import { exceedsPayloadLimit, isObject } from "./json.ts";
import { failureOf, milliseconds, payloadOf, timeoutOf, tooLarge } from "./task-attempt.ts";
import { TIMED_OUT, within } from "./waiting.ts";
import type { AbortReason } from "./errors.ts";
import type { Json } from "./json.ts";
import type { ChildRecord } from "./scope.ts";
import type { TaskAttempt, Timeout } from "./task-attempt.ts";

const RESOURCE = { resourceType: "states", resource: "startExecution.sync:2" };

/** `arn:aws:states:::states:startExecution.sync:2`: starts a state machine and waits for its end. */
export async function runChildExecution(task: TaskAttempt): Promise<Json> {
  const { scope, input } = task;
  if (!isObject(input))
    throw new StatesError("States.Runtime", "The parameters of the task are not a JSON object.", { terminal: true });
  const timeout = timeoutOf(task);
  const { region } = scope.run.place;
  const parameters = payloadOf(task, input);
  scope.record("TaskScheduled", { taskScheduledEventDetails: { ...RESOURCE, region, parameters, ...timeout } });
  scope.record("TaskStarted", { taskStartedEventDetails: RESOURCE });
  try {
    const result = childResult(await childEnd(task, startChild(task, input), timeout));
    const output = serialise(result);
    if (exceedsPayloadLimit(output)) throw tooLarge(RESOURCE.resourceType);
    scope.record("TaskSucceeded", { taskSucceededEventDetails: { ...RESOURCE, output, outputDetails: WHOLE } });
    return result;
  } catch (error) {
    const failure = failureOf(error);
    const details = { ...RESOURCE, ...failure.fields };
    if (failure.error === "States.Timeout") scope.record("TaskTimedOut", { taskTimedOutEventDetails: details });
    else scope.record("TaskFailed", { taskFailedEventDetails: details });
    throw failure;
  }
}

/** @returns the ARN of the child */
function startChild(task: TaskAttempt, { StateMachineArn, Input = {}, Name }: Record<string, Json>): string {
  const { scope } = task;
  try {
    const { executionArn, startDate } = scope.run.children.start({
      machineArn: typeof StateMachineArn === "string" ? StateMachineArn : serialise(StateMachineArn ?? null),
      name: typeof Name === "string" ? Name : nameOfChild(task),
      input: typeof Input === "string" ? Input : serialise(Input),
      parentArn: scope.run.executionArn,
    });
    const output = serialise({ ExecutionArn: executionArn, StartDate: startDate });
    scope.record("TaskSubmitted", { taskSubmittedEventDetails: { ...RESOURCE, output, outputDetails: WHOLE } });
    return executionArn;
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    const service = `(Service: AWSStepFunctions; Status Code: 400; Error Code: ${error.code})`;
    throw new StatesError(`StepFunctions.${error.code}Exception`, `${error.message} ${service}`);
  }
}

async function childEnd(task: TaskAttempt, childArn: string, timeout: Timeout): Promise<ChildRecord> {
  const { signal, run } = task.scope;
  try {
    const child = await within(run.children.ended(childArn), milliseconds(timeout), signal);
    if (child !== TIMED_OUT) return child;
  } catch (error) {
    // The service stops a child whose parent is stopped; a shutdown stops neither.
    if (error instanceof BranchAborted && (signal.reason as AbortReason) !== "shutdown") run.children.stop(childArn);
    throw error;
  }
  run.children.stop(childArn);
  throw new StatesError("States.Timeout");
}

function childResult(child: ChildRecord): Json {
  const parse = (text: string) => JSON.parse(text) as Json;
  const result: Json = {
    ExecutionArn: child.arn,
    Input: parse(child.input),
    InputDetails: { Included: true },
    Name: child.name,
    ...(child.output === null ? {} : { Output: parse(child.output), OutputDetails: { Included: true } }),
    ...(child.error === null ? {} : { Error: child.error }),
    ...(child.cause === null ? {} : { Cause: child.cause }),
    StartDate: child.startDate,
    StateMachineArn: child.machineArn,
    Status: child.status,
    StopDate: child.stopDate,
  };
  if (child.status !== "SUCCEEDED") throw new StatesError("States.TaskFailed", serialise(result));
  return result;
}

/** A child without a Name gets one that a later run of the same parent finds again. */
function nameOfChild({ scope, stateName, attempt }: TaskAttempt): string {
  const place = [scope.run.executionArn, scope.path, scope.steps, stateName, attempt].join("\n");
  const digest = createHash("sha256").update(place).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
