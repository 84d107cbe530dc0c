import type { HistoryEvent } from "@aws-sdk/client-sfn";
import type { PipelineName } from "../../../functions/service/functions/functions.ts";
import type { Execution } from "../../costs/executions.ts";

/** What went into a state, a task or an execution, or came out of it. */
export interface Payload {
  /** Where: the name of a state, or of what pipeline it was a task or an execution. */
  of: string;
  bytes: number;
}

/** What the histories of a piece of work hold. */
export interface HistorySize {
  executions: number;
  /** Of all executions together. */
  events: number;
  /** Of the longest history. */
  mostEvents: number;
  /** Inputs and outputs of all states together. */
  stateBytes: number;
  /** Null where nothing ran. */
  largest: Payload | null;
  /** Attempts at tasks that failed and were made again, by the name of the error. */
  failures: Record<string, number>;
}

const bytesOf = (text: string | undefined): number => Buffer.byteLength(text ?? "");

/** What a state was entered and left with; the limit on payloads holds for each of them. */
const statePayloads = ({
  stateEnteredEventDetails: entered,
  stateExitedEventDetails: left,
}: HistoryEvent): Payload[] => [
  ...(entered ? [{ of: entered.name ?? "", bytes: bytesOf(entered.input) }] : []),
  ...(left ? [{ of: left.name ?? "", bytes: bytesOf(left.output) }] : []),
];

/** What an execution and its tasks were given and gave back, before a state takes its part of it. */
const otherPayloads = (event: HistoryEvent, pipeline: PipelineName): Payload[] =>
  [
    event.executionStartedEventDetails?.input,
    event.executionSucceededEventDetails?.output,
    event.lambdaFunctionScheduledEventDetails?.input,
    event.lambdaFunctionSucceededEventDetails?.output,
    event.taskScheduledEventDetails?.parameters,
    event.taskSubmittedEventDetails?.output,
    event.taskSucceededEventDetails?.output,
  ].flatMap((text) => (text === undefined ? [] : [{ of: `a task or execution of ${pipeline}`, bytes: bytesOf(text) }]));

/** Why an attempt at a task came to nothing, if this event says that one did. */
const failureOf = (event: HistoryEvent): string[] => {
  const failed =
    event.lambdaFunctionFailedEventDetails ?? event.lambdaFunctionTimedOutEventDetails ?? event.taskFailedEventDetails;
  return failed ? [failed.error ?? "unnamed"] : [];
};

/** Measures the histories of the executions that a piece of work consisted of. */
export function historySize(executions: readonly Pick<Execution, "pipeline" | "history">[]): HistorySize {
  const states = executions.flatMap(({ history }) => history.flatMap(statePayloads));
  const others = executions.flatMap(({ pipeline, history }) =>
    history.flatMap((event) => otherPayloads(event, pipeline)),
  );
  const errors = executions.flatMap(({ history }) => history.flatMap(failureOf));
  const lengths = executions.map(({ history }) => history.length);
  return {
    executions: executions.length,
    events: lengths.reduce((sum, length) => sum + length, 0),
    mostEvents: Math.max(0, ...lengths),
    stateBytes: states.reduce((sum, { bytes }) => sum + bytes, 0),
    // A state is named before a task with the same payload.
    largest: [...states, ...others].reduce<Payload | null>(
      (most, payload) => (most === null || payload.bytes > most.bytes ? payload : most),
      null,
    ),
    failures: Object.fromEntries([...Map.groupBy(errors, (name) => name)].map(([name, ones]) => [name, ones.length])),
  };
}
