import { StatesError } from "./errors.ts";
import { exceedsPayloadLimit } from "./json.ts";
import { serialise } from "./scope.ts";
import type { TaskState } from "./definition.ts";
import type { Json } from "./json.ts";
import type { Scope } from "./scope.ts";

/** One try of a Task state. `attempt` is 1 for the first. */
export interface TaskAttempt {
  state: TaskState;
  stateName: string;
  input: Json;
  attempt: number;
  scope: Scope;
}

export type Timeout = { timeoutInSeconds?: number };

/** The service's own default is 99,999,999 s, over three years: no limit here. */
export const milliseconds = ({ timeoutInSeconds }: Timeout): number => (timeoutInSeconds ?? Infinity) * 1000;

export const timeoutOf = ({ state: { TimeoutSeconds: seconds } }: TaskAttempt): Timeout =>
  seconds === undefined ? {} : { timeoutInSeconds: seconds };

/** Only failures of the work become events; an aborted branch and a full history unwind. */
export function failureOf(error: unknown): StatesError {
  if (!(error instanceof StatesError) || error.terminal) throw error;
  return error;
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
