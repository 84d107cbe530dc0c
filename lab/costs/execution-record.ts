import type { HistoryEvent } from "@aws-sdk/client-sfn";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { functionOfArn } from "../../local/stack/state-machines.ts";

const ATTEMPTS: ReadonlySet<string | undefined> = new Set(["LambdaFunctionScheduled", "TaskScheduled"]);
const ENDS: ReadonlySet<string | undefined> = new Set([
  "LambdaFunctionSucceeded",
  "LambdaFunctionFailed",
  "LambdaFunctionTimedOut",
]);

/**
 * What Step Functions Standard bills of an execution: every state that is entered, inside Maps and Parallels too, and
 * every retry (aws.amazon.com/step-functions/pricing counts the steps that are executed, and retries among them). A
 * retry enters no state a second time; it is one more attempt at a task.
 */
export function billedTransitions(history: readonly HistoryEvent[]): number {
  const count = (matches: (type: string) => boolean) => history.filter(({ type }) => matches(type ?? "")).length;
  const attempts = count((type) => ATTEMPTS.has(type));
  const retries = Math.max(0, attempts - count((type) => type === "TaskStateEntered"));
  return count((type) => type.endsWith("StateEntered")) + retries;
}

export interface Invocation {
  function: FunctionName;
  milliseconds: number;
}

/** The invocations of functions in an execution, failed ones too. */
export function invocationsIn(history: readonly HistoryEvent[]): Invocation[] {
  const byId = new Map(history.map((event) => [event.id, event]));
  return history.flatMap((end) => {
    if (!ENDS.has(end.type)) return [];
    const started = byId.get(end.previousEventId);
    const scheduled = byId.get(started?.previousEventId);
    const arn = scheduled?.lambdaFunctionScheduledEventDetails?.resource;
    if (arn === undefined) return [];
    const milliseconds = (end.timestamp?.getTime() ?? 0) - (started?.timestamp?.getTime() ?? 0);
    return [{ function: functionOfArn(arn), milliseconds }];
  });
}

/** Bytes that the events of an execution take in its log, where level ALL writes each as a JSON object. */
export const loggedBytes = (executionArn: string, history: readonly HistoryEvent[]): number =>
  history.reduce((bytes, { id, previousEventId, timestamp, type, ...details }) => {
    const line = {
      id: String(id),
      type,
      details: Object.values(details)[0] ?? {},
      redrive_count: "0",
      previous_event_id: String(previousEventId),
      event_timestamp: String(timestamp?.getTime()),
      execution_arn: executionArn,
    };
    return bytes + Buffer.byteLength(JSON.stringify(line));
  }, 0);
