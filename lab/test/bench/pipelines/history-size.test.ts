import type { HistoryEvent } from "@aws-sdk/client-sfn";
import { expect, it } from "vitest";
import { historySize } from "../../../bench/pipelines/history-size.ts";

const event = (details: Partial<HistoryEvent>): HistoryEvent => ({
  id: 1,
  timestamp: new Date(0),
  type: "TaskStateEntered",
  ...details,
});
const entered = (name: string, input: string) => event({ stateEnteredEventDetails: { name, input } });
const left = (name: string, output: string) => event({ stateExitedEventDetails: { name, output } });

it("counts bytes, not characters, and names the state with most of them", () => {
  const history = [entered("Ask", '"äöü"'), left("Ask", '"abc"')];
  expect(historySize([{ pipeline: "simulation", history }])).toEqual({
    executions: 1,
    events: 2,
    mostEvents: 2,
    stateBytes: 8 + 5,
    largest: { of: "Ask", bytes: 8 },
    failures: {},
  });
});

it("holds the longest history against its limit, not all of them together", () => {
  const long = [entered("A", "{}"), left("A", "{}"), entered("B", "{}")];
  const size = historySize([
    { pipeline: "simulation", history: long },
    { pipeline: "simulation", history: long.slice(0, 1) },
  ]);
  expect([size.events, size.mostEvents, size.executions]).toEqual([4, 3, 2]);
});

it("sees what a task answered before its state took a part of it", () => {
  const history = [
    entered("Ask", "{}"),
    event({ lambdaFunctionSucceededEventDetails: { output: "x".repeat(300_000) } }),
    left("Ask", "{}"),
  ];
  const { largest, stateBytes } = historySize([{ pipeline: "simulation", history }]);
  expect(largest).toEqual({ of: "a task or execution of simulation", bytes: 300_000 });
  expect(stateBytes).toBe(4);
});

it("has no largest payload where nothing ran", () => {
  expect(historySize([])).toEqual({
    executions: 0,
    events: 0,
    mostEvents: 0,
    stateBytes: 0,
    largest: null,
    failures: {},
  });
});

it("counts the attempts that failed, by error", () => {
  const failed = (error: string) =>
    event({ type: "LambdaFunctionFailed", lambdaFunctionFailedEventDetails: { error } });
  const late = event({
    type: "LambdaFunctionTimedOut",
    lambdaFunctionTimedOutEventDetails: { error: "States.Timeout" },
  });
  const history = [failed("ModelThrottled"), late, failed("ModelThrottled"), left("Ask", "{}")];
  expect(historySize([{ pipeline: "simulation", history }]).failures).toEqual({
    ModelThrottled: 2,
    "States.Timeout": 1,
  });
});
