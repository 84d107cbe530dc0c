import { createHash } from "node:crypto";
import { BranchAborted, StatesError, StepFunctionsApiError } from "./errors.ts";
import { WHOLE } from "./execution-history.ts";
import { serialise } from "./scope.ts";
import { finishTask, milliseconds, parametersOf, recordTaskStarted } from "./task-attempt.ts";
import { TIMED_OUT, within } from "./waiting.ts";
import type { AbortReason } from "./errors.ts";
import type { Json } from "./json.ts";
import type { ChildRecord } from "./scope.ts";
import type { TaskAttempt, Timeout } from "./task-attempt.ts";

/** `arn:aws:states:::states:startExecution`, with `.sync` or `.sync:2` waiting for the end. */
export async function runChildExecution(task: TaskAttempt, variant: string): Promise<Json> {
  const { StateMachineArn, Input = {}, Name } = parametersOf(task);
  const { scope } = task;
  const { children, executionArn } = scope.run;
  const resource = { resourceType: "states", resource: variant };
  const timeout = await recordTaskStarted(task, resource);
  return finishTask(task, resource, async () => {
    const started = startChild(() =>
      children.start({
        machineArn: typeof StateMachineArn === "string" ? StateMachineArn : serialise(StateMachineArn ?? null),
        name: typeof Name === "string" ? Name : nameOfChild(task),
        input: typeof Input === "string" ? Input : serialise(Input),
        parentArn: executionArn,
      }),
    );
    const submitted = { ExecutionArn: started.executionArn, StartDate: started.startDate };
    if (variant === "startExecution") return submitted;
    scope.record("TaskSubmitted", {
      taskSubmittedEventDetails: { ...resource, output: serialise(submitted), outputDetails: WHOLE },
    });
    return childResult(await childEnd(task, started.executionArn, timeout), variant);
  });
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

function childResult(child: ChildRecord, variant: string): Json {
  const parse = (text: string): Json => (variant === "startExecution.sync:2" ? (JSON.parse(text) as Json) : text);
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

function startChild<T>(start: () => T): T {
  try {
    return start();
  } catch (error) {
    if (!(error instanceof StepFunctionsApiError)) throw error;
    const service = `(Service: AWSStepFunctions; Status Code: 400; Error Code: ${error.code})`;
    throw new StatesError(`StepFunctions.${error.code}Exception`, `${error.message} ${service}`);
  }
}

/** A child without a Name gets one that a later run of the same parent finds again. */
function nameOfChild({ scope, stateName, attempt }: TaskAttempt): string {
  const place = [scope.run.executionArn, scope.path, scope.steps, stateName, attempt].join("\n");
  const digest = createHash("sha256").update(place).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
