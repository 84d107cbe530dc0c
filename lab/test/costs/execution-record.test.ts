import type { HistoryEvent, HistoryEventType } from "@aws-sdk/client-sfn";
import { expect, it } from "vitest";
import { billedTransitions, invocationsIn, loggedBytes } from "../../costs/execution-record.ts";

/** Events one after the other, each 10 ms after the last. */
const history = (...types: [HistoryEventType, Partial<HistoryEvent>?][]): HistoryEvent[] =>
  types.map(([type, details], index) => ({
    id: index + 1,
    previousEventId: index,
    timestamp: new Date(1_000 + 10 * index),
    type,
    ...details,
  }));
const scheduled: Partial<HistoryEvent> = {
  lambdaFunctionScheduledEventDetails: {
    resource: "arn:aws:lambda:eu-central-1:000000000000:function:local-simulation-write-report",
  },
};

const retried = history(
  ["ExecutionStarted"],
  ["TaskStateEntered"],
  ["LambdaFunctionScheduled", scheduled],
  ["LambdaFunctionStarted"],
  ["LambdaFunctionFailed"],
  ["LambdaFunctionScheduled", scheduled],
  ["LambdaFunctionStarted"],
  ["LambdaFunctionSucceeded"],
  ["TaskStateExited"],
  ["SucceedStateEntered"],
  ["SucceedStateExited"],
  ["ExecutionSucceeded"],
);

it("bills every state that was entered, and every retry", () => {
  expect(billedTransitions(retried)).toBe(3);
  expect(billedTransitions(retried.filter(({ id }) => id !== 3 && id !== 4 && id !== 5))).toBe(2);
});

it("bills a child execution's task once, however long it waits", () => {
  expect(
    billedTransitions(history(["TaskStateEntered"], ["TaskScheduled"], ["TaskSubmitted"], ["TaskSucceeded"])),
  ).toBe(1);
});

it("finds the invocations with their durations, failed ones too", () => {
  expect(invocationsIn(retried)).toEqual([
    { function: "simulation-write-report", milliseconds: 10 },
    { function: "simulation-write-report", milliseconds: 10 },
  ]);
});

it("counts a log line for every event", () => {
  const one = loggedBytes("arn", retried.slice(0, 1));
  expect(one).toBeGreaterThan(100);
  expect(loggedBytes("arn", retried)).toBeGreaterThan(12 * one * 0.9);
});
