import { describe, expect, it } from "vitest";
import { functionArn, gate, named, outline, setup } from "./harness.ts";

const task = (name: string, more: object = { End: true }) => ({ Type: "Task", Resource: functionArn(name), ...more });

/*
 * Event types, their order and previousEventId follow histories of the real service for machines of the same shape.
 */
describe("history of an execution", () => {
  it("has five events for a Lambda function between the start and the end", async () => {
    const { run, history } = await setup({
      machines: { machine: { StartAt: "Work", States: { Work: task("work") } } },
      functions: { work: () => ({ done: true }) },
    });
    const { arn } = await run({ id: 7 });
    const events = await history(arn);
    expect(outline(events)).toEqual([
      "1 ExecutionStarted <- 0",
      "2 TaskStateEntered <- 0",
      "3 LambdaFunctionScheduled <- 2",
      "4 LambdaFunctionStarted <- 3",
      "5 LambdaFunctionSucceeded <- 4",
      "6 TaskStateExited <- 5",
      "7 ExecutionSucceeded <- 6",
    ]);
    expect(events[2]?.lambdaFunctionScheduledEventDetails).toEqual({
      resource: functionArn("work"),
      input: '{"id":7}',
      inputDetails: { truncated: false },
    });
    expect(events[4]?.lambdaFunctionSucceededEventDetails?.output).toBe('{"done":true}');
    expect(events[5]?.stateExitedEventDetails).toMatchObject({ name: "Work", output: '{"done":true}' });
    expect(events[0]?.timestamp).toBeInstanceOf(Date);
  });

  it("has three more events for each retry", async () => {
    const { run, history } = await setup({
      machines: {
        machine: {
          StartAt: "Work",
          States: { Work: task("work", { Retry: [{ ErrorEquals: ["Busy"], MaxAttempts: 2 }], End: true }) },
        },
      },
      functions: {
        work: (_, { attempt }) => {
          if (attempt < 3) throw named("Busy");
          return attempt;
        },
      },
    });
    const { arn, result } = await run();
    expect(result).toBe(3);
    expect(outline(await history(arn)).slice(1)).toEqual([
      "2 TaskStateEntered <- 0",
      "3 LambdaFunctionScheduled <- 2",
      "4 LambdaFunctionStarted <- 3",
      "5 LambdaFunctionFailed <- 4",
      "6 LambdaFunctionScheduled <- 5",
      "7 LambdaFunctionStarted <- 6",
      "8 LambdaFunctionFailed <- 7",
      "9 LambdaFunctionScheduled <- 8",
      "10 LambdaFunctionStarted <- 9",
      "11 LambdaFunctionSucceeded <- 10",
      "12 TaskStateExited <- 11",
      "13 ExecutionSucceeded <- 12",
    ]);
  });

  it("brackets the iterations of a Map, nested ones too", async () => {
    const inner = { StartAt: "Pass", States: { Pass: { Type: "Pass", End: true } } };
    const outer = {
      StartAt: "Inner",
      States: { Inner: { Type: "Map", MaxConcurrency: 1, ItemProcessor: inner, End: true } },
    };
    const { run, history } = await setup({
      machines: {
        machine: {
          StartAt: "Outer",
          States: { Outer: { Type: "Map", MaxConcurrency: 1, ItemProcessor: outer, End: true } },
        },
      },
    });
    const { arn, result } = await run([[1, 2], []]);
    expect(result).toEqual([[1, 2], []]);
    const events = await history(arn);
    expect(outline(events).slice(1)).toEqual([
      "2 MapStateEntered <- 0",
      "3 MapStateStarted <- 2",
      "4 MapIterationStarted <- 3",
      "5 MapStateEntered <- 4",
      "6 MapStateStarted <- 5",
      "7 MapIterationStarted <- 6",
      "8 PassStateEntered <- 7",
      "9 PassStateExited <- 8",
      "10 MapIterationSucceeded <- 9",
      "11 MapIterationStarted <- 9",
      "12 PassStateEntered <- 11",
      "13 PassStateExited <- 12",
      "14 MapIterationSucceeded <- 13",
      "15 MapStateSucceeded <- 14",
      "16 MapStateExited <- 14",
      "17 MapIterationSucceeded <- 16",
      "18 MapIterationStarted <- 16",
      "19 MapStateEntered <- 18",
      "20 MapStateStarted <- 19",
      "21 MapStateSucceeded <- 20",
      "22 MapStateExited <- 20",
      "23 MapIterationSucceeded <- 22",
      "24 MapStateSucceeded <- 23",
      "25 MapStateExited <- 23",
      "26 ExecutionSucceeded <- 25",
    ]);
    expect(events[2]?.mapStateStartedEventDetails?.length).toBe(2);
    expect(events[10]?.mapIterationStartedEventDetails).toEqual({ name: "Inner", index: 1 });
  });

  it("goes on where the failure of an iteration is caught", async () => {
    const { promise: forever } = gate();
    const { run, history } = await setup({
      machines: {
        machine: {
          StartAt: "Each",
          States: {
            Each: {
              Type: "Map",
              ItemProcessor: { StartAt: "Work", States: { Work: task("work") } },
              Catch: [{ ErrorEquals: ["Broken"], ResultPath: "$.error", Next: "Clean up" }],
              End: true,
              ItemsPath: "$.items",
            },
            "Clean up": { Type: "Pass", End: true },
          },
        },
      },
      functions: {
        work: async (item: string) => {
          if (item !== "bad") return forever;
          throw named("Broken");
        },
      },
    });
    const { arn, status } = await run({ items: ["good", "bad"] });
    expect(status).toBe("SUCCEEDED");
    const events = await history(arn);
    const failure = events.find(({ type }) => type === "LambdaFunctionFailed")?.id as number;
    expect(outline(events.slice(failure))).toEqual([
      `${failure + 1} MapIterationFailed <- ${failure}`,
      `${failure + 2} MapStateFailed <- ${failure}`,
      `${failure + 3} MapStateExited <- ${failure + 2}`,
      `${failure + 4} PassStateEntered <- ${failure + 3}`,
      `${failure + 5} PassStateExited <- ${failure + 4}`,
      `${failure + 6} ExecutionSucceeded <- ${failure + 5}`,
    ]);
  });

  it("has a Map fail once, however often it is retried", async () => {
    const { run, history } = await setup({
      machines: {
        machine: {
          StartAt: "Each",
          States: {
            Each: {
              Type: "Map",
              ItemProcessor: { StartAt: "No", States: { No: { Type: "Fail", Error: "No", Cause: "never" } } },
              Retry: [{ ErrorEquals: ["States.ALL"], MaxAttempts: 1 }],
              End: true,
            },
          },
        },
      },
    });
    const { arn, error, cause } = await run([1]);
    expect({ error, cause }).toEqual({ error: "No", cause: "never" });
    expect(outline(await history(arn)).slice(2)).toEqual([
      "3 MapStateStarted <- 2",
      "4 MapIterationStarted <- 3",
      "5 FailStateEntered <- 4",
      "6 MapIterationFailed <- 5",
      "7 MapStateStarted <- 5",
      "8 MapIterationStarted <- 7",
      "9 FailStateEntered <- 8",
      "10 MapIterationFailed <- 9",
      "11 MapStateFailed <- 9",
      "12 ExecutionFailed <- 11",
    ]);
  });

  it("joins the branches of a Parallel state", async () => {
    const branch = (Result: string) => ({ StartAt: Result, States: { [Result]: { Type: "Pass", Result, End: true } } });
    const { run, history } = await setup({
      machines: {
        machine: {
          StartAt: "Both",
          States: { Both: { Type: "Parallel", Branches: [branch("left"), branch("right")], End: true } },
        },
      },
    });
    const { arn, result } = await run();
    expect(result).toEqual(["left", "right"]);
    const events = await history(arn);
    expect(events.map(({ type }) => type)).toEqual([
      "ExecutionStarted",
      "ParallelStateEntered",
      "ParallelStateStarted",
      "PassStateEntered",
      "PassStateEntered",
      "PassStateExited",
      "PassStateExited",
      "ParallelStateSucceeded",
      "ParallelStateExited",
      "ExecutionSucceeded",
    ]);
    expect(events.slice(3, 5).map(({ previousEventId }) => previousEventId)).toEqual([3, 3]);
    expect(events.slice(7, 9).map(({ previousEventId }) => previousEventId)).toEqual([7, 7]);
  });

  it("fails an execution that would pass 25,000 events", async () => {
    const { run, history } = await setup({
      machines: { machine: { StartAt: "Loop", States: { Loop: { Type: "Pass", Next: "Loop" } } } },
    });
    const { arn, status, error, cause } = await run();
    expect({ status, error }).toEqual({ status: "FAILED", error: "States.Runtime" });
    expect(cause).toContain("maximum number of history events (25000)");
    expect(outline((await history(arn)).slice(-2))).toEqual([
      "24999 PassStateExited <- 24998",
      "25000 ExecutionFailed <- 24999",
    ]);
  });
});
