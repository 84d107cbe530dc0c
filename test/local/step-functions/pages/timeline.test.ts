import { describe, expect, it } from "vitest";
import { MAX_HISTORY_EVENTS, type StoredEvent } from "../../../../local/step-functions/execution-history.ts";
import { ExecutionStore } from "../../../../local/step-functions/execution-store.ts";
import { rowsOf } from "../../../../local/step-functions/pages/rows.ts";
import { MOST_ROWS, timelinePicture } from "../../../../local/step-functions/pages/timeline-picture.ts";
import { timelineOf } from "../../../../local/step-functions/pages/timeline.ts";
import type { HistoryEventType } from "@aws-sdk/client-sfn";
import { functionArn, named, setup, temporaryFile } from "../harness.ts";

const START = Date.parse("2026-11-22T10:00:00Z");

/** Events by hand: `[type, previousEventId, milliseconds after the start, details]`, numbered from 1. */
const byHand = (events: [HistoryEventType, number, number, object?][]): StoredEvent[] =>
  events.map(([type, previousEventId, after, details], index) => ({
    id: index + 1,
    previousEventId,
    type,
    timestamp: START + after,
    details: details === undefined ? null : JSON.stringify({ details }),
  }));

/** Lines as `  #1 Work 10-40 succeeded`, indented by depth; times in milliseconds after the start. */
const outlined = (events: StoredEvent[]): string[] => {
  const { from, visits } = timelineOf(events);
  const after = (at: number | undefined) => (at === undefined ? "" : at - from);
  return rowsOf(visits).map((row) => {
    const { depth, iteration, state: name, from: begun, to, outcome } = row;
    const index = iteration === undefined ? [] : [`#${iteration.index}`];
    const words = [...index, ...(name === undefined ? [] : [name]), `${after(begun)}-${after(to)}`, outcome];
    return " ".repeat(depth) + words.join(" ");
  });
};

/** Without its times, for histories whose clock is the machine's. */
const shape = (events: StoredEvent[]): string[] => outlined(events).map((line) => line.replace(/ \d+-\d* /, " "));

const started: [HistoryEventType, number, number] = ["ExecutionStarted", 0, 0];
const state = (name: string, input: unknown = {}) => ({ name, input: JSON.stringify(input) });

describe("the timeline of a history made by hand", () => {
  it("has tries, the wait between them and the failure's name", () => {
    const events = byHand([
      started,
      ["TaskStateEntered", 0, 5, state("Work")],
      ["LambdaFunctionScheduled", 2, 5],
      ["LambdaFunctionFailed", 3, 25, { error: "Busy", cause: "later" }],
      ["LambdaFunctionScheduled", 4, 125],
      ["LambdaFunctionSucceeded", 5, 140],
      ["TaskStateExited", 6, 141, { name: "Work" }],
      ["ExecutionSucceeded", 7, 142],
    ]);
    const timeline = timelineOf(events);
    expect(outlined(events)).toEqual(["Work 5-141 succeeded"]);
    expect(timeline.visits[0]?.attempts).toEqual([
      { from: START + 5, to: START + 25, outcome: "failed", error: "Busy", cause: "later" },
      { from: START + 125, to: START + 140, outcome: "succeeded" },
    ]);
    expect(timeline.stateOf.get(4)).toBe("Work");
    const picture = timelinePicture(timeline, START + 142);
    expect(picture).toContain("1 of 2 tries failed: Busy");
    // From 5 to 141 of 142 ms waiting, with the failed try from 5 to 25 above it.
    expect(picture).toContain('<rect class="waiting" x="3.52%" y="2" width="95.77%"');
    expect(picture).toContain('<rect class="failed" x="3.52%" y="2" width="14.08%"');
  });

  it("sorts the events of iterations side by side, second ones of a lane too, by their previous events", () => {
    const iteration = (index: number) => ({ name: "Each", index });
    const events = byHand([
      started,
      ["MapStateEntered", 0, 0, state("Each", { items: ["a", "b", "c"] })],
      ["MapStateStarted", 2, 0, { length: 3 }],
      ["MapIterationStarted", 3, 1, iteration(0)],
      ["MapIterationStarted", 3, 1, iteration(1)],
      ["PassStateEntered", 4, 2, state("Ask", "a")],
      ["PassStateEntered", 5, 3, state("Ask", "b")],
      ["PassStateExited", 7, 4, { name: "Ask" }],
      ["MapIterationSucceeded", 8, 4, iteration(1)],
      ["MapIterationStarted", 8, 5, iteration(2)],
      ["PassStateEntered", 10, 6, state("Ask", "c")],
      ["PassStateExited", 6, 8, { name: "Ask" }],
      ["PassStateEntered", 12, 8, state("Tell", "a")],
    ]);
    expect(outlined(events)).toEqual([
      "Each 0- running",
      " #0 1- running",
      "  Ask 2-8 succeeded",
      "  Tell 8- running",
      " #1 Ask 3-4 succeeded",
      " #2 Ask 6- running",
    ]);
    expect(rowsOf(timelineOf(events).visits).flatMap(({ iteration: one }) => one?.item ?? [])).toEqual(["a", "b", "c"]);
  });

  it("shows a Wait as waiting, up to now while it runs", () => {
    const events = byHand([started, ["WaitStateEntered", 0, 0, state("Rest")]]);
    expect(timelinePicture(timelineOf(events), START + 4000)).toContain(
      '<rect class="waiting" x="0.00%" y="2" width="100.00%"',
    );
  });

  it("ends what was open when the execution was stopped", () => {
    const events = byHand([
      started,
      ["TaskStateEntered", 0, 0, state("Work")],
      ["LambdaFunctionScheduled", 2, 0],
      ["ExecutionAborted", 0, 70],
    ]);
    expect(outlined(events)).toEqual(["Work 0-70 aborted"]);
  });

  it("draws the first thousand lines and says how many there are", () => {
    const passes = Array.from({ length: 1200 }, (_, index): [HistoryEventType, number, number, object][] => [
      ["PassStateEntered", 1 + 2 * index, index, state("Turn")],
      ["PassStateExited", 2 + 2 * index, index, { name: "Turn" }],
    ]).flat();
    const picture = timelinePicture(timelineOf(byHand([started, ...passes])), START + 1200);
    expect(picture.match(/<tr class=/g)).toHaveLength(MOST_ROWS);
    expect(picture).toContain("the first 1,000 of 1,200 lines");
  });
});

const task = (name: string, more: object = { End: true }) => ({ Type: "Task", Resource: functionArn(name), ...more });

/** Runs a machine to its end and reads its history from the file. */
async function historyOf(definition: object, functions: Record<string, (payload: never) => unknown>, input: unknown) {
  const databaseFile = temporaryFile("executions.sqlite");
  const { start, ended, close } = await setup({ machines: { machine: definition }, functions, databaseFile });
  const arn = await start(input);
  await ended(arn);
  await close();
  const store = new ExecutionStore(databaseFile);
  const seq = store.find(arn)?.seq ?? 0;
  const events = store.events(seq, { from: 0, descending: false, limit: MAX_HISTORY_EVENTS });
  store.close();
  return events;
}

describe("the timeline of a real history", () => {
  it("has nested Maps and Parallel branches, each under its owner", async () => {
    const inner = { StartAt: "Word", States: { Word: { Type: "Pass", End: true } } };
    const each = {
      StartAt: "Letters",
      States: {
        Letters: { Type: "Map", ItemProcessor: inner, Next: "Done" },
        Done: { Type: "Pass", End: true },
      },
    };
    const branch = (name: string) => ({ StartAt: name, States: { [name]: { Type: "Pass", End: true } } });
    const events = await historyOf(
      {
        StartAt: "Words",
        States: {
          Words: { Type: "Map", MaxConcurrency: 1, ItemProcessor: each, Next: "Both" },
          Both: { Type: "Parallel", Branches: [branch("Left"), branch("Right")], Next: "End" },
          End: { Type: "Succeed" },
        },
      },
      {},
      [["a"], ["b", "c"]],
    );
    expect(shape(events)).toEqual([
      "Words succeeded",
      " #0 succeeded",
      "  Letters succeeded",
      "   #0 Word succeeded",
      "  Done succeeded",
      " #1 succeeded",
      "  Letters succeeded",
      "   #0 Word succeeded",
      "   #1 Word succeeded",
      "  Done succeeded",
      "Both succeeded",
      " #0 Left succeeded",
      " #1 Right succeeded",
      "End succeeded",
    ]);
  });

  it("tells the iteration that failed from those cut off, and goes on with what caught it", async () => {
    const never = new Promise(() => undefined);
    const events = await historyOf(
      {
        StartAt: "Each",
        States: {
          Each: {
            Type: "Map",
            ItemProcessor: { StartAt: "Ask", States: { Ask: task("ask") } },
            Catch: [{ ErrorEquals: ["States.ALL"], Next: "Tidy" }],
            End: true,
          },
          Tidy: task("tidy", { Next: "GiveUp" }),
          GiveUp: { Type: "Fail", Error: "Failed" },
        },
      },
      {
        ask: (item: string) => {
          if (item === "bad") throw named("Broken");
          return never;
        },
        tidy: () => 1,
      },
      ["good", "bad"],
    );
    expect(shape(events)).toEqual([
      "Each failed",
      " #0 Ask aborted",
      " #1 Ask failed",
      "Tidy succeeded",
      "GiveUp failed",
    ]);
  });

  it("has the branches of a Map's first try and of its second", async () => {
    let calls = 0;
    const events = await historyOf(
      {
        StartAt: "Each",
        States: {
          Each: {
            Type: "Map",
            ItemProcessor: { StartAt: "Ask", States: { Ask: task("ask") } },
            Retry: [{ ErrorEquals: ["Broken"], IntervalSeconds: 1 }],
            End: true,
          },
        },
      },
      {
        ask: () => {
          calls += 1;
          if (calls === 1) throw named("Broken");
          return 1;
        },
      },
      ["only"],
    );
    expect(shape(events)).toEqual(["Each succeeded", " #0 Ask failed", " #0 Ask succeeded"]);
    expect(timelineOf(events).visits[0]?.attempts.map(({ outcome }) => outcome)).toEqual(["failed", "succeeded"]);
  });
});
