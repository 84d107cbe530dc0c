import { expect, test } from "vitest";
import { failedInvocations, wayTo } from "../../../bench/studies/way-through.ts";
import { newHistory } from "./histories.ts";

const inShort = (way: ReturnType<typeof wayTo>) =>
  way
    .filter(({ from, to }) => to > from)
    .map((stretch) => [stretch.kind === "invocation" ? stretch.function : stretch.kind, stretch.from, stretch.to]);

test("the way through a Map is that of the iteration which ended last", () => {
  const { events, add, invoke } = newHistory();
  const begun = add(0, 0, { type: "ExecutionStarted" });
  const map = add(begun, 10, { type: "MapStateStarted" });
  const [first, second] = [
    add(map, 10, { type: "MapIterationStarted" }),
    add(map, 11, { type: "MapIterationStarted" }),
  ];
  const slow = invoke(first, "simulation-ask-concept", [15, 300]);
  invoke(second, "simulation-ask-concept", [16, 200]);
  const joined = add(slow, 301, { type: "MapStateSucceeded" });
  const report = invoke(joined, "simulation-write-report", [305, 500]);
  const completed = invoke(report, "simulation-complete-study", [505, 520]);
  invoke(completed, "simulation-promote-personas", [521, 900]);

  expect(inShort(wayTo("simulation-complete-study", events))).toEqual([
    ["state change", 0, 10],
    ["state change", 10, 15],
    ["simulation-ask-concept", 15, 300],
    ["state change", 300, 301],
    ["state change", 301, 305],
    ["simulation-write-report", 305, 500],
    ["state change", 500, 505],
    ["simulation-complete-study", 505, 520],
  ]);
});

test("the pause before a failed invocation is tried again is a wait, as is a Wait state", () => {
  const { events, add, invoke } = newHistory();
  const begun = add(0, 0, { type: "ExecutionStarted" });
  const waiting = add(begun, 0, { type: "WaitStateEntered" });
  const waited = add(waiting, 500, { type: "WaitStateExited" });
  const refused = invoke(waited, "simulation-complete-study", [500, 510], "Failed");
  invoke(refused, "simulation-complete-study", [1_510, 1_600]);

  expect(inShort(wayTo("simulation-complete-study", events))).toEqual([
    ["wait", 0, 500],
    ["simulation-complete-study", 500, 510],
    ["wait", 510, 1_510],
    ["simulation-complete-study", 1_510, 1_600],
  ]);
  expect(failedInvocations(events)).toBe(1);
});

test("an execution that never came to the function has no way to it", () => {
  const { events, add } = newHistory();
  add(0, 0, { type: "ExecutionStarted" });
  expect(() => wayTo("simulation-complete-study", events)).toThrow("simulation-complete-study");
});
