import { DescribeExecutionCommand, ListExecutionsCommand, StopExecutionCommand } from "@aws-sdk/client-sfn";
import { describe, expect, it } from "vitest";
import { functionArn, gate, machineArn, named, outline, PATIENTLY, setup, temporaryFile } from "./harness.ts";

const RESOURCE = "arn:aws:states:::states:startExecution.sync:2";
const parentOf = (more: object = {}) => ({
  StartAt: "Rerun",
  States: {
    Rerun: {
      Type: "Task",
      Resource: RESOURCE,
      Parameters: { StateMachineArn: machineArn("child"), "Input.$": "$.study", "Name.$": "$.name" },
      ...more,
      End: true,
    },
  },
});
const childMachine = {
  StartAt: "Work",
  States: { Work: { Type: "Task", Resource: functionArn("work"), End: true } },
};

describe("startExecution.sync:2", () => {
  it("runs a child to its end and gives its output as JSON", async () => {
    const { run, history } = await setup({
      machines: { machine: parentOf(), child: childMachine },
      functions: { work: ({ id }: { id: string }) => ({ score: 0.5, id }) },
    });
    const { result, arn } = await run({ name: "rerun-1", study: { id: "s-1" } });
    expect(result).toMatchObject({
      ExecutionArn: "arn:aws:states:eu-central-1:123456789012:execution:child:rerun-1",
      Name: "rerun-1",
      Status: "SUCCEEDED",
      Input: { id: "s-1" },
      Output: { score: 0.5, id: "s-1" },
    });
    const events = await history(arn);
    expect(outline(events).slice(2)).toEqual([
      "3 TaskScheduled <- 2",
      "4 TaskStarted <- 3",
      "5 TaskSubmitted <- 4",
      "6 TaskSucceeded <- 5",
      "7 TaskStateExited <- 6",
      "8 ExecutionSucceeded <- 7",
    ]);
    expect(events[2]?.taskScheduledEventDetails).toMatchObject({
      resourceType: "states",
      resource: "startExecution.sync:2",
      region: "eu-central-1",
    });
  });

  it("fails with the child, its error in the cause", async () => {
    const { run } = await setup({
      machines: { machine: parentOf(), child: childMachine },
      functions: {
        work: () => {
          throw named("Broken");
        },
      },
    });
    const { error, cause } = await run({ name: "rerun-1", study: {} });
    expect(error).toBe("States.TaskFailed");
    expect(JSON.parse(cause as string)).toMatchObject({ Name: "rerun-1", Status: "FAILED", Error: "Broken" });
  });

  it("names the service's error when the child cannot be started", async () => {
    const { run, start, ended } = await setup({
      machines: { machine: parentOf(), child: childMachine },
      functions: { work: () => 1 },
    });
    await ended(await start({}, "taken", "child"));
    expect((await run({ name: "taken", study: {} })).error).toBe("StepFunctions.ExecutionAlreadyExistsException");
  });

  it("stops the child when the parent is stopped", async () => {
    const { promise } = gate();
    const { client, start, ended } = await setup({
      machines: { machine: parentOf(), child: childMachine },
      functions: { work: () => promise },
    });
    const executionArn = await start({ name: "rerun-1", study: {} });
    await client.send(new StopExecutionCommand({ executionArn }));
    const child = await ended("arn:aws:states:eu-central-1:123456789012:execution:child:rerun-1");
    expect(child.status).toBe("ABORTED");
  });

  it("stops a child that takes too long", async () => {
    const { run, client, history } = await setup({
      machines: { machine: parentOf({ TimeoutSeconds: 0.05 }), child: childMachine },
      functions: { work: () => gate().promise },
    });
    const { arn, error } = await run({ name: "rerun-1", study: {} });
    expect(error).toBe("States.Timeout");
    expect((await history(arn)).at(-2)).toMatchObject({
      type: "TaskTimedOut",
      taskTimedOutEventDetails: { error: "States.Timeout", resource: "startExecution.sync:2" },
    });
    const executionArn = "arn:aws:states:eu-central-1:123456789012:execution:child:rerun-1";
    expect((await client.send(new DescribeExecutionCommand({ executionArn }))).status).toBe("ABORTED");
  });

  it("finds its child again when the endpoint was restarted, named or not", async () => {
    const databaseFile = temporaryFile("executions.sqlite");
    const StateMachineArn = machineArn("child");
    const task = (Parameters: object) => ({ Type: "Task", Resource: RESOURCE, Parameters, ResultPath: null });
    const machines = {
      machine: {
        StartAt: "Ended",
        States: {
          Ended: { ...task({ StateMachineArn, Input: "1", Name: "ended" }), Next: "Running" },
          Running: { ...task({ StateMachineArn, Input: "2" }), End: true },
        },
      },
      child: childMachine,
    };
    const before = await setup({
      databaseFile,
      machines,
      functions: { work: (input: number) => (input === 1 ? "done" : gate().promise) },
    });
    const parent = await before.start();
    await expect.poll(() => before.invocations.length, PATIENTLY).toBe(2);
    await before.close();

    const after = await setup({ databaseFile, machines, functions: { work: (input: number) => input } });
    expect((await after.ended(parent)).status).toBe("SUCCEEDED");
    expect(after.invocations.map(({ payload }) => payload)).toEqual([2]);
    const { executions } = await after.client.send(new ListExecutionsCommand({ stateMachineArn: StateMachineArn }));
    expect(executions?.map(({ status }) => status)).toEqual(["SUCCEEDED", "SUCCEEDED"]);
  });
});
