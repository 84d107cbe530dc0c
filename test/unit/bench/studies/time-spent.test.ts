import { expect, test } from "vitest";
import type { CallKind, RecordedCall } from "../../../bench/studies/recorded-call.ts";
import { storageCallsOn, timeSpent } from "../../../bench/studies/time-spent.ts";
import type { Stretch } from "../../../bench/studies/way-through.ts";

const ASK = "simulation-ask-concept";
const call = (kind: CallKind, startedAt: number, endedAt: number, input = "{}"): RecordedCall => ({
  function: ASK,
  input,
  kind,
  command: `${kind}Command`,
  startedAt,
  endedAt,
});
const invocation = (from: number, to: number): Stretch => ({
  kind: "invocation",
  function: ASK,
  input: "{}",
  from,
  to,
});
const nothing = {
  beginning: 0,
  models: 0,
  embeddings: 0,
  storage: 0,
  functions: 0,
  stateChanges: 0,
  waits: 0,
  ending: 0,
};

test("an instant belongs to the model if it is asked, else to embeddings, storage, the function itself", () => {
  const calls = [
    call("storage", 1_010, 1_030),
    call("model", 1_040, 3_040),
    call("storage", 1_035, 1_060), // beside the model but for 5 ms
    call("embedding", 3_050, 3_150),
    call("embedding", 3_060, 3_170), // side by side
    call("storage", 3_170, 3_190),
    call("model", 1_000, 3_200, '{"another":"persona"}'),
  ];
  expect(timeSpent({ id: "", sentAt: 1_000, seenAt: 3_200 }, [invocation(1_000, 3_200)], calls)).toEqual({
    ...nothing,
    models: 2,
    embeddings: 0.12,
    storage: 0.02 + 0.005 + 0.02,
    functions: 0.035,
  });
});

test("all of a client's waiting is put down to something", () => {
  const way: Stretch[] = [
    { kind: "state change", from: 30, to: 40 },
    invocation(40, 340),
    { kind: "wait", from: 340, to: 840 },
    invocation(840, 1_000),
  ];
  const spent = timeSpent({ id: "", sentAt: 0, seenAt: 1_045 }, way, [call("storage", 50, 90)]);
  expect(spent).toEqual({
    ...nothing,
    beginning: 0.03,
    stateChanges: 0.01,
    waits: 0.5,
    storage: 0.04,
    functions: 0.42,
    ending: 0.045,
  });
  expect(Object.values(spent).reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(1.045);
});

test("what goes on after the client has seen the end is not counted", () => {
  const way: Stretch[] = [invocation(0, 100)];
  const spent = timeSpent({ id: "", sentAt: 0, seenAt: 60 }, way, [call("storage", 20, 90)]);
  expect(spent).toEqual({ ...nothing, functions: 0.02, storage: 0.04 });
});

test("storage is counted by command in the invocations on the way", () => {
  const calls = [call("storage", 1, 2), call("storage", 3, 4), call("model", 5, 6), call("storage", 500, 501)];
  expect(storageCallsOn([invocation(0, 100)], calls)).toEqual({ storageCommand: 2 });
});
