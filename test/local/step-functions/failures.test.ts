import { describe, expect, it } from "vitest";
import { functionArn, gate, named, setup } from "./harness.ts";

const work = (more: object) => ({ Type: "Task", Resource: functionArn("work"), ...more });
const machineOf = (more: object, other: object = {}) => ({
  machine: { StartAt: "Work", States: { Work: work(more), ...other } },
});
const caught = { Type: "Pass", End: true };

describe("errors of a Lambda function", () => {
  it("carry its name, and the runtime's JSON as cause", async () => {
    const { run, history } = await setup({
      machines: machineOf({ End: true }),
      functions: {
        work: () => {
          throw named("ModelOutputUnusable", "no JSON in the answer");
        },
      },
    });
    const { status, error, cause, arn } = await run();
    expect({ status, error }).toEqual({ status: "FAILED", error: "ModelOutputUnusable" });
    expect(JSON.parse(cause as string)).toEqual({
      errorType: "ModelOutputUnusable",
      errorMessage: "no JSON in the answer",
      trace: expect.arrayContaining([expect.stringContaining("no JSON in the answer")]),
    });
    const events = await history(arn);
    expect(events.at(-2)?.lambdaFunctionFailedEventDetails).toEqual({ error, cause });
    expect(events.at(-1)?.executionFailedEventDetails).toEqual({ error, cause });
  });

  it("are retried by name, up to MaxAttempts, and then caught", async () => {
    const { run, invocations } = await setup({
      machines: machineOf(
        {
          Retry: [
            { ErrorEquals: ["Other"], MaxAttempts: 9 },
            { ErrorEquals: ["Throttled"], IntervalSeconds: 1, MaxAttempts: 2, JitterStrategy: "FULL" },
          ],
          Catch: [
            { ErrorEquals: ["Other"], Next: "Wrong" },
            { ErrorEquals: ["Throttled"], ResultPath: "$.failure", Next: "Caught" },
          ],
          End: true,
        },
        { Caught: caught, Wrong: { Type: "Fail" } },
      ),
      functions: {
        work: () => {
          throw named("Throttled");
        },
      },
    });
    const { result } = await run({ id: "s-1" });
    expect(result).toMatchObject({ id: "s-1", failure: { Error: "Throttled" } });
    expect(JSON.parse((result as { failure: { Cause: string } }).failure.Cause)).toMatchObject({
      errorType: "Throttled",
    });
    expect(invocations.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it("that match no retrier are not retried", async () => {
    const { run, invocations } = await setup({
      machines: machineOf({ Retry: [{ ErrorEquals: ["Throttled"] }], End: true }),
      functions: {
        work: () => {
          throw named("Forbidden");
        },
      },
    });
    expect((await run()).error).toBe("Forbidden");
    expect(invocations).toHaveLength(1);
  });

  it("replace the input where the catcher has no ResultPath", async () => {
    const { run } = await setup({
      machines: machineOf({ Catch: [{ ErrorEquals: ["States.ALL"], Next: "Caught" }], End: true }, { Caught: caught }),
    });
    expect(Object.keys((await run({ id: 1 })).result as object)).toEqual(["Error", "Cause"]);
  });
});

describe("payloads", () => {
  it("pass through JSON on their way in and out", async () => {
    const seen: unknown[] = [];
    const { run } = await setup({
      machines: machineOf({ ResultPath: "$.result", End: true }),
      functions: {
        work: (payload: { list: unknown[] }) => {
          seen.push(structuredClone(payload));
          payload.list.push("changed");
          return { at: new Date(0), nothing: undefined };
        },
      },
    });
    const { result } = await run({ list: [] });
    expect(seen).toEqual([{ list: [] }]);
    expect(result).toEqual({ list: [], result: { at: "1970-01-01T00:00:00.000Z" } });
  });

  it("are copies, so that a function cannot change what others see", async () => {
    const Parameters = { "shared.$": "$$.Execution.Input" };
    const { run } = await setup({
      machines: machineOf({ Parameters, Next: "Again" }, { Again: work({ Parameters, End: true }) }),
      functions: {
        work: ({ shared }: { shared: { list: number[] } }) => {
          shared.list.push(2);
          return shared.list;
        },
      },
    });
    expect((await run({ list: [1] })).result).toEqual([1, 2]);
  });

  it("turn undefined into null", async () => {
    const { run } = await setup({ machines: machineOf({ End: true }), functions: { work: () => undefined } });
    expect((await run()).output).toBe("null");
  });

  it("over 256 KiB fail the task with an error that can be caught", async () => {
    const { run, history } = await setup({
      machines: machineOf(
        { Catch: [{ ErrorEquals: ["States.DataLimitExceeded"], ResultPath: "$.failure", Next: "Caught" }], End: true },
        { Caught: caught },
      ),
      functions: { work: () => "ä".repeat(131_072) },
    });
    const { result, arn } = await run();
    expect(result).toMatchObject({ failure: { Error: "States.DataLimitExceeded" } });
    expect((await history(arn)).map(({ type }) => type)).toContain("LambdaFunctionFailed");
  });

  it("that pass 256 KiB only when merged into the state fail the execution", async () => {
    const { run } = await setup({
      machines: machineOf(
        {
          ResultPath: "$.second",
          Catch: [{ ErrorEquals: ["States.ALL"], Next: "Caught" }],
          End: true,
        },
        { Caught: caught },
      ),
      functions: { work: () => "x".repeat(200_000) },
    });
    const { status, error } = await run({ first: "x".repeat(100_000) });
    expect({ status, error }).toEqual({ status: "FAILED", error: "States.DataLimitExceeded" });
  });
});

// ASL takes whole seconds; fractions keep the tests short.
describe("time limits", () => {
  it("of a task give States.Timeout, which States.TaskFailed does not take", async () => {
    const { promise, resolve } = gate();
    const { run, history } = await setup({
      machines: machineOf(
        {
          TimeoutSeconds: 0.2,
          Catch: [
            { ErrorEquals: ["States.TaskFailed"], Next: "Wrong" },
            { ErrorEquals: ["States.Timeout"], Next: "Caught" },
          ],
          End: true,
        },
        { Caught: caught, Wrong: { Type: "Fail" } },
      ),
      functions: { work: () => promise },
    });
    const { result, arn } = await run();
    resolve();
    expect(result).toEqual({ Error: "States.Timeout", Cause: "" });
    const events = await history(arn);
    expect(events[2]?.lambdaFunctionScheduledEventDetails?.timeoutInSeconds).toBe(0.2);
    expect(events[4]).toMatchObject({
      type: "LambdaFunctionTimedOut",
      lambdaFunctionTimedOutEventDetails: { error: "States.Timeout" },
    });
  });

  it("of the execution end it as TIMED_OUT", async () => {
    const { run, history } = await setup({
      machines: {
        machine: {
          TimeoutSeconds: 0.2,
          StartAt: "Wait",
          States: { Wait: { Type: "Wait", Seconds: 30, End: true } },
        },
      },
    });
    const { status, arn } = await run();
    expect(status).toBe("TIMED_OUT");
    expect((await history(arn)).at(-1)?.type).toBe("ExecutionTimedOut");
  });

  it("are not there unless asked for", async () => {
    const { run } = await setup({
      machines: machineOf({ End: true }),
      functions: { work: () => new Promise((resolve) => setTimeout(() => resolve("late"), 50)) },
    });
    expect((await run()).result).toBe("late");
  });
});

describe("States.Runtime", () => {
  it("says where, and no catcher takes it", async () => {
    const { run } = await setup({
      machines: machineOf(
        { InputPath: "$.nowhere", Catch: [{ ErrorEquals: ["States.ALL"], Next: "Caught" }], End: true },
        { Caught: caught },
      ),
    });
    const { status, error, cause } = await run();
    expect({ status, error }).toEqual({ status: "FAILED", error: "States.Runtime" });
    expect(cause).toMatch(
      /^An error occurred while executing the state 'Work' \(entered at the event id #2\)\..*\$\.nowhere/,
    );
  });

  it("meets a Choice that no rule fits as States.NoChoiceMatched", async () => {
    const { run } = await setup({
      machines: {
        machine: {
          StartAt: "Choose",
          States: {
            Choose: { Type: "Choice", Choices: [{ Variable: "$.type", StringEquals: "survey", Next: "End" }] },
            End: { Type: "Succeed" },
          },
        },
      },
    });
    expect((await run({ type: "other" })).error).toBe("States.NoChoiceMatched");
  });
});
