import { StatesError } from "./errors.ts";
import { follow } from "./data-flow.ts";
import { WHOLE } from "./execution-history.ts";
import { exceedsPayloadLimit, isObject } from "./json.ts";
import { serialise } from "./scope.ts";
import type { ContextObject } from "./data-flow.ts";
import type { TaskState } from "./definition.ts";
import type { Json } from "./json.ts";
import type { Scope } from "./scope.ts";

/** One try of a Task state. `attempt` is 1 for the first. */
export interface TaskAttempt {
  state: TaskState;
  stateName: string;
  input: Json;
  context: ContextObject;
  attempt: number;
  scope: Scope;
}

export type Timeout = { timeoutInSeconds?: number };
export type Resource = { resourceType: string; resource: string };

/** The service's own default is 99,999,999 s, over three years: no limit here. */
export const milliseconds = ({ timeoutInSeconds }: Timeout): number => (timeoutInSeconds ?? Infinity) * 1000;

export async function timeoutOf({ state, input, context }: TaskAttempt): Promise<Timeout> {
  if (state.TimeoutSeconds !== undefined) return { timeoutInSeconds: state.TimeoutSeconds };
  if (state.TimeoutSecondsPath === undefined) return {};
  const seconds = await follow(state.TimeoutSecondsPath, input, context);
  if (typeof seconds === "number" && seconds > 0) return { timeoutInSeconds: seconds };
  const cause = `The TimeoutSecondsPath parameter must refer to a positive number, not ${serialise(seconds)}.`;
  throw new StatesError("States.Runtime", cause, { terminal: true });
}

export async function recordTaskStarted(task: TaskAttempt, resource: Resource): Promise<Timeout> {
  const { scope, input } = task;
  const timeout = await timeoutOf(task);
  const { region } = scope.run.place;
  const parameters = payloadOf(task, input);
  scope.record("TaskScheduled", { taskScheduledEventDetails: { ...resource, region, parameters, ...timeout } });
  scope.record("TaskStarted", { taskStartedEventDetails: resource });
  return timeout;
}

export async function finishTask(task: TaskAttempt, resource: Resource, work: () => Promise<Json>): Promise<Json> {
  const { scope } = task;
  try {
    const result = await work();
    const output = serialise(result);
    if (exceedsPayloadLimit(output)) throw tooLarge(resource.resourceType);
    scope.record("TaskSucceeded", { taskSucceededEventDetails: { ...resource, output, outputDetails: WHOLE } });
    return result;
  } catch (error) {
    const failure = failureOf(error);
    const details = { ...resource, ...failure.fields };
    if (failure.error === "States.Timeout") scope.record("TaskTimedOut", { taskTimedOutEventDetails: details });
    else scope.record("TaskFailed", { taskFailedEventDetails: details });
    throw failure;
  }
}

/** Only failures of the work become events; an aborted branch and a full history unwind. */
export function failureOf(error: unknown): StatesError {
  if (!(error instanceof StatesError) || error.terminal) throw error;
  return error;
}

export function parametersOf({ input }: TaskAttempt): Record<string, Json> {
  if (isObject(input)) return input;
  throw new StatesError("States.Runtime", "The parameters of the task are not a JSON object.", { terminal: true });
}

export function payloadOf({ stateName }: TaskAttempt, input: Json): string {
  const payload = serialise(input);
  if (!exceedsPayloadLimit(payload)) return payload;
  const cause =
    `The state '${stateName}' passes a payload ` + "with a size exceeding the maximum number of bytes service limit.";
  throw new StatesError("States.DataLimitExceeded", cause, { terminal: true });
}

/** A result over the quota fails the task, and a catcher may take it, as the service has it. */
export function tooLarge(resource: string): StatesError {
  const cause =
    `The state/task '${resource}' returned a result ` +
    "with a size exceeding the maximum number of bytes service limit.";
  return new StatesError("States.DataLimitExceeded", cause);
}
