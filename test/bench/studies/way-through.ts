import type { HistoryEvent } from "@aws-sdk/client-sfn";
import type { FunctionName } from "../../../functions/contracts/environment.ts";
import { functionOfArn } from "../../../local/stack/state-machines.ts";

interface Times {
  from: number;
  to: number;
}
/** An invocation of a function, with its input as JSON. */
export interface Invocation extends Times {
  kind: "invocation";
  function: FunctionName;
  input: string;
}
/** One stretch of an execution, between two events that follow each other. Times in milliseconds since 1970. */
export type Stretch = Invocation | (Times & { kind: "state change" | "wait" });

const FAILURES: ReadonlySet<string | undefined> = new Set(["LambdaFunctionFailed", "LambdaFunctionTimedOut"]);
const hasEndedInvocation = (type: string | undefined): boolean =>
  type === "LambdaFunctionSucceeded" || FAILURES.has(type);
const timeOf = ({ timestamp }: HistoryEvent): number => timestamp?.getTime() ?? Number.NaN;

/**
 * The way an execution took to the end of a function's last invocation, from its start. An event names the one that it
 * followed, and a Map goes on after the iteration that ended last, so at every join the way is that of whoever was
 * last.
 * @throws Error when the function did not run
 */
export function wayTo(last: FunctionName, history: readonly HistoryEvent[]): Stretch[] {
  const byId = new Map(history.map((event) => [event.id, event]));
  const before = (event: HistoryEvent | undefined) => byId.get(event?.previousEventId);
  const scheduledFor = (end: HistoryEvent) => before(before(end))?.lambdaFunctionScheduledEventDetails;
  const end = history.findLast(
    (event) => event.type === "LambdaFunctionSucceeded" && functionOfArn(scheduledFor(event)?.resource ?? "") === last,
  );
  if (!end) throw new Error(`The execution has no invocation of ${last} that succeeded.`);
  const way: Stretch[] = [];
  for (let event = end, previous = before(event); previous; event = previous, previous = before(event)) {
    const times = { from: timeOf(previous), to: timeOf(event) };
    const scheduled = hasEndedInvocation(event.type) ? scheduledFor(event) : undefined;
    way.push(
      scheduled?.resource
        ? { ...times, kind: "invocation", function: functionOfArn(scheduled.resource), input: scheduled.input ?? "" }
        : { ...times, kind: isWait(event, previous) ? "wait" : "state change" },
    );
  }
  return way.toReversed();
}

/** A Wait state, or the pause before an invocation that has failed is tried again. */
const isWait = (event: HistoryEvent, previous: HistoryEvent): boolean =>
  event.type === "WaitStateExited" || (event.type === "LambdaFunctionScheduled" && FAILURES.has(previous.type));

/** Invocations that failed or timed out, on the way or beside it: each was tried again, or ended the execution. */
export const failedInvocations = (history: readonly HistoryEvent[]): number =>
  history.filter(({ type }) => FAILURES.has(type)).length;
