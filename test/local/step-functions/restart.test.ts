import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DescribeExecutionCommand, StartExecutionCommand, StopExecutionCommand } from "@aws-sdk/client-sfn";
import { describe, expect, it } from "vitest";
import {
  clientOf,
  functionArn,
  gate,
  historyOf,
  machineArn,
  outline,
  PATIENTLY,
  setup,
  temporaryFile,
} from "./harness.ts";

const machines = {
  machine: {
    StartAt: "Prepare",
    States: {
      Prepare: { Type: "Pass", Next: "Work" },
      Work: { Type: "Task", Resource: functionArn("work"), End: true },
    },
  },
};

const WHOLE_HISTORY = [
  "1 ExecutionStarted <- 0",
  "2 PassStateEntered <- 0",
  "3 PassStateExited <- 2",
  "4 TaskStateEntered <- 3",
  "5 LambdaFunctionScheduled <- 4",
  "6 LambdaFunctionStarted <- 5",
  "7 LambdaFunctionSucceeded <- 6",
  "8 TaskStateExited <- 7",
  "9 ExecutionSucceeded <- 8",
];

describe("an execution that runs when the endpoint ends", () => {
  it("begins again after a clean close, under the same name, ARN, input and start date", async () => {
    const databaseFile = temporaryFile("executions.sqlite");
    const { promise, resolve } = gate();
    const before = await setup({ databaseFile, machines, functions: { work: () => promise } });
    const executionArn = await before.start({ id: 1 }, "study-1");
    const { startDate } = await before.client.send(new DescribeExecutionCommand({ executionArn }));
    await before.close();
    resolve();

    const after = await setup({ databaseFile, machines, functions: { work: ({ id }: { id: number }) => ({ id }) } });
    const execution = await after.ended(executionArn);
    expect(execution).toMatchObject({ name: "study-1", status: "SUCCEEDED", input: '{"id":1}', output: '{"id":1}' });
    expect(execution.startDate).toEqual(startDate);
    expect(outline(await after.history(executionArn))).toEqual(WHOLE_HISTORY);
  });

  it("begins again after kill -9, and what had ended stays", async () => {
    const databaseFile = temporaryFile("executions.sqlite");
    const script = join(import.meta.dirname, "endpoint-process.ts");
    const child = spawn(process.execPath, [script, databaseFile], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const client = clientOf(line.toString().trim());
    const request = { stateMachineArn: machineArn("machine"), name: "study-1", input: '{"id":1}' };
    const { executionArn } = await client.send(new StartExecutionCommand(request));
    await client.send(new StartExecutionCommand({ ...request, name: "study-2" }));
    child.kill("SIGKILL");
    await once(child, "exit");

    const { ended, history, endpoint } = await setup({ databaseFile, machines, functions: { work: () => "done" } });
    for (const name of ["study-1", "study-2"]) {
      const arn = (executionArn as string).replace("study-1", name);
      expect(await ended(arn)).toMatchObject({ status: "SUCCEEDED", input: '{"id":1}', output: '"done"' });
      expect(outline(await history(arn))).toEqual(WHOLE_HISTORY);
    }
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { "x-amz-target": "AWSStepFunctions.DescribeExecution" },
      body: JSON.stringify({ executionArn }),
    });
    expect(await answer.json()).toMatchObject({ restartCount: 1 });
  });

  it("fails readably when its machine is gone", async () => {
    const databaseFile = temporaryFile("executions.sqlite");
    const before = await setup({ databaseFile, machines, functions: { work: () => gate().promise } });
    const executionArn = await before.start();
    await before.close();
    const after = await setup({ databaseFile, machines: {} });
    const { status, cause } = await after.ended(executionArn);
    expect({ status, cause }).toEqual({
      status: "FAILED",
      cause: `The state machine '${machineArn("machine")}' does not exist any more.`,
    });
    expect(outline(await historyOf(after.client, executionArn))).toEqual(["1 ExecutionFailed <- 0"]);
  });
});

describe("resumeWhen", () => {
  it("holds back what was left running, which can still be stopped", async () => {
    const databaseFile = temporaryFile("executions.sqlite");
    const before = await setup({ databaseFile, machines, functions: { work: () => gate().promise } });
    const [stopped, resumed] = [await before.start(), await before.start()];
    await before.close();

    const { promise: resumeWhen, resolve } = gate();
    const { promise: held, resolve: release } = gate();
    const after = await setup({ databaseFile, machines, functions: { work: () => held }, resumeWhen });
    await after.client.send(new StopExecutionCommand({ executionArn: stopped }));
    const started = await after.start("new");
    expect(after.invocations.map(({ payload }) => payload)).toEqual(["new"]);
    resolve();
    await expect.poll(() => after.invocations.length, PATIENTLY).toBe(2);
    release();
    const statuses = await Promise.all([stopped, resumed, started].map(async (arn) => (await after.ended(arn)).status));
    expect(statuses).toEqual(["ABORTED", "SUCCEEDED", "SUCCEEDED"]);
    expect(after.invocations.map(({ payload }) => payload)).toEqual(["new", {}]);
  });
});

describe("close", () => {
  it("waits for no task, and can be called twice", async () => {
    const { start, close, endpoint } = await setup({ machines, functions: { work: () => gate().promise } });
    await start();
    await close();
    await close();
    await expect(fetch(endpoint)).rejects.toThrow();
  });
});
