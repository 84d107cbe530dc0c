import { RedriveExecutionCommand } from "@aws-sdk/client-sfn";
import { describe, expect, it } from "vitest";
import { functionArn, named, outline, setup } from "./harness.ts";

const machine = {
  StartAt: "Plan",
  States: {
    Plan: { Type: "Task", Resource: functionArn("plan"), Next: "Work" },
    Work: { Type: "Task", Resource: functionArn("work"), End: true },
  },
};

describe("RedriveExecution", () => {
  it("runs on from the state that failed, with its input", async () => {
    let broken = true;
    const { client, run, ended, history, invocations } = await setup({
      machines: { machine },
      functions: {
        plan: () => ({ personas: 3 }),
        work: (input: object) => {
          if (broken) throw named("Broken");
          return { ...input, done: true };
        },
      },
    });
    const { arn: executionArn, redriveStatus } = await run();
    expect(redriveStatus).toBe("REDRIVABLE");
    broken = false;
    const { redriveDate } = await client.send(new RedriveExecutionCommand({ executionArn }));
    const execution = await ended(executionArn);
    expect(execution).toMatchObject({ status: "SUCCEEDED", output: '{"personas":3,"done":true}', redriveCount: 1 });
    expect(execution.redriveDate).toEqual(redriveDate);
    expect(execution.error).toBeUndefined();
    expect(invocations.map(({ name }) => name)).toEqual(["plan", "work", "work"]);
    const events = await history(executionArn);
    expect(outline(events).slice(10)).toEqual([
      "11 ExecutionFailed <- 10",
      "12 ExecutionRedriven <- 11",
      "13 TaskStateEntered <- 12",
      "14 LambdaFunctionScheduled <- 13",
      "15 LambdaFunctionStarted <- 14",
      "16 LambdaFunctionSucceeded <- 15",
      "17 TaskStateExited <- 16",
      "18 ExecutionSucceeded <- 17",
    ]);
  });

  it("refuses an execution that succeeded", async () => {
    const { client, run } = await setup({
      machines: { machine },
      functions: { plan: () => 1, work: () => 2 },
    });
    const { arn: executionArn } = await run();
    await expect(client.send(new RedriveExecutionCommand({ executionArn }))).rejects.toMatchObject({
      name: "ExecutionNotRedrivable",
      message: expect.stringContaining("Execution is SUCCEEDED and cannot be redriven"),
    });
  });
});
