import { ListExecutionsCommand, StartExecutionCommand, StopExecutionCommand } from "@aws-sdk/client-sfn";
import { describe, expect, it } from "vitest";
import { functionArn, gate, machineArn, outline, setup } from "./harness.ts";

const waiting = { StartAt: "Wait", States: { Wait: { Type: "Wait", Seconds: 60, End: true } } };
const passing = { StartAt: "Pass", States: { Pass: { Type: "Pass", End: true } } };

describe("StartExecution", () => {
  it("runs the machine and answers with ARN and start date", async () => {
    const { client, ended } = await setup({ machines: { machine: passing } });
    const { executionArn, startDate } = await client.send(
      new StartExecutionCommand({ stateMachineArn: machineArn("machine"), name: "simulation-1", input: '{"a":1}' }),
    );
    expect(executionArn).toBe("arn:aws:states:eu-central-1:123456789012:execution:machine:simulation-1");
    const execution = await ended(executionArn as string);
    expect(execution).toMatchObject({
      name: "simulation-1",
      status: "SUCCEEDED",
      stateMachineArn: machineArn("machine"),
      input: '{"a":1}',
      output: '{"a":1}',
    });
    expect(execution.startDate).toEqual(startDate);
    expect(execution.stopDate?.getTime()).toBeGreaterThanOrEqual(startDate?.getTime() as number);
  });

  it("answers the same start again while the execution runs", async () => {
    const { client } = await setup({ machines: { machine: waiting } });
    const start = (input: string) =>
      client.send(new StartExecutionCommand({ stateMachineArn: machineArn("machine"), name: "one", input }));
    const first = await start('{"a":1,"b":2}');
    const second = await start('{ "b": 2, "a": 1 }');
    expect(second.executionArn).toBe(first.executionArn);
    expect(second.startDate).toEqual(first.startDate);
    await expect(start('{"a":2}')).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
  });

  it("refuses the name of an execution that has ended", async () => {
    const { start, ended } = await setup({ machines: { machine: passing } });
    await ended(await start({ a: 1 }, "one"));
    await expect(start({ a: 1 }, "one")).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
  });

  it.each([
    ["InvalidExecutionInput", { input: "{not json" }],
    ["InvalidExecutionInput", { input: "" }],
    ["ValidationException", { input: JSON.stringify("x".repeat(262_144)) }],
    ["InvalidExecutionInput", { input: JSON.stringify("ä".repeat(131_072)) }],
    ["InvalidName", { name: "white space" }],
    ["InvalidName", { name: "a:b" }],
    ["ValidationException", { name: "" }],
    ["ValidationException", { name: "x".repeat(81) }],
    ["StateMachineDoesNotExist", { stateMachineArn: machineArn("nobody") }],
    ["InvalidArn", { stateMachineArn: "machine" }],
  ])("answers %s to a bad request", async (name, bad) => {
    const { client } = await setup({ machines: { machine: passing } });
    const request = new StartExecutionCommand({ stateMachineArn: machineArn("machine"), ...bad });
    await expect(client.send(request)).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
  });

  it("takes a name of 80 characters", async () => {
    const { start } = await setup({ machines: { machine: passing } });
    await expect(start({}, "x".repeat(80))).resolves.toMatch(/:x{80}$/);
  });
});

describe("StopExecution", () => {
  it("aborts what runs, and the function's late result changes nothing", async () => {
    const { promise, resolve } = gate();
    const { client, start, ended, history } = await setup({
      machines: {
        machine: { StartAt: "Work", States: { Work: { Type: "Task", Resource: functionArn("work"), End: true } } },
      },
      functions: { work: () => promise },
    });
    const executionArn = await start();
    await client.send(new StopExecutionCommand({ executionArn, error: "Operator", cause: "by hand" }));
    resolve();
    const execution = await ended(executionArn);
    expect(execution).toMatchObject({ status: "ABORTED", error: "Operator", cause: "by hand" });
    expect(execution.stopDate).toBeInstanceOf(Date);
    const events = await history(executionArn);
    expect(outline(events).at(-1)).toBe("5 ExecutionAborted <- 0");
    expect(events.at(-1)?.executionAbortedEventDetails).toEqual({ error: "Operator", cause: "by hand" });
  });

  it("aborts a loop that never waits for anything", async () => {
    const { client, start, history } = await setup({
      machines: { machine: { StartAt: "Loop", States: { Loop: { Type: "Pass", Next: "Loop" } } } },
    });
    const executionArn = await start();
    await client.send(new StopExecutionCommand({ executionArn }));
    const events = await history(executionArn);
    expect(events.at(-1)?.type).toBe("ExecutionAborted");
    expect(await history(executionArn)).toHaveLength(events.length);
  });

  it("leaves an ended execution as it is", async () => {
    const { client, run } = await setup({ machines: { machine: passing } });
    const { arn: executionArn, stopDate } = await run();
    const answer = await client.send(new StopExecutionCommand({ executionArn }));
    expect(answer.stopDate).toEqual(stopDate);
  });

  it("does not know executions that never were", async () => {
    const { client } = await setup({ machines: { machine: passing } });
    const executionArn = "arn:aws:states:eu-central-1:123456789012:execution:machine:nobody";
    await expect(client.send(new StopExecutionCommand({ executionArn }))).rejects.toMatchObject({
      name: "ExecutionDoesNotExist",
    });
  });
});

describe("ListExecutions", () => {
  it("lists the newest first", async () => {
    const { client, start } = await setup({ machines: { machine: passing, other: passing } });
    for (const name of ["a", "b", "c", "d", "e"]) await start({}, name);
    await start({}, "elsewhere", "other");
    const stateMachineArn = machineArn("machine");
    const { executions, nextToken } = await client.send(new ListExecutionsCommand({ stateMachineArn }));
    expect(executions?.map(({ name }) => name)).toEqual(["e", "d", "c", "b", "a"]);
    expect(nextToken).toBeUndefined();
  });

  it("filters by status", async () => {
    const { client, start, ended } = await setup({ machines: { machine: waiting } });
    const executionArn = await start({}, "stopped");
    await start({}, "running");
    await client.send(new StopExecutionCommand({ executionArn }));
    await ended(executionArn);
    const list = async (statusFilter: "ABORTED" | "RUNNING") => {
      const stateMachineArn = machineArn("machine");
      const { executions } = await client.send(new ListExecutionsCommand({ stateMachineArn, statusFilter }));
      return executions?.map(({ name, status }) => `${name} ${status}`);
    };
    expect(await list("ABORTED")).toEqual(["stopped ABORTED"]);
    expect(await list("RUNNING")).toEqual(["running RUNNING"]);
  });
});
