import { StopExecutionCommand } from "@aws-sdk/client-sfn";
import { describe, expect, it } from "vitest";
import { functionArn, gate, named, PATIENTLY, setup, temporaryFile } from "./harness.ts";
import type { StatusChangeDetail } from "../../../local/step-functions/status-change.ts";

const machines = {
  machine: { StartAt: "Work", States: { Work: { Type: "Task", Resource: functionArn("work"), End: true } } },
};

describe("status changes", () => {
  it("have the detail of EventBridge's event", async () => {
    const details: StatusChangeDetail[] = [];
    const { run } = await setup({
      machines,
      functions: { work: () => "done" },
      onStatusChange: (detail) => void details.push(detail),
    });
    const { arn, startDate, stopDate } = await run({ id: 1 });
    await expect.poll(() => details.length, PATIENTLY).toBe(2);
    const common = {
      executionArn: arn,
      stateMachineArn: "arn:aws:states:eu-central-1:123456789012:stateMachine:machine",
      name: arn.split(":").at(-1),
      startDate: startDate?.getTime(),
      input: '{"id":1}',
      inputDetails: { included: true },
      error: null,
      cause: null,
      stateMachineVersionArn: null,
      stateMachineAliasArn: null,
    };
    expect(details).toEqual([
      {
        ...common,
        status: "RUNNING",
        stopDate: null,
        output: null,
        outputDetails: null,
      },
      {
        ...common,
        status: "SUCCEEDED",
        stopDate: stopDate?.getTime(),
        output: '"done"',
        outputDetails: { included: true },
      },
    ]);
  });

  it("tell of failed, stopped and timed-out executions", async () => {
    const statuses = new Map<string, string[]>();
    const { client, run, start } = await setup({
      machines: { machine: { ...machines.machine, TimeoutSeconds: 0.3 } },
      functions: {
        work: (how: string) => {
          if (how === "fail") throw named("Broken");
          return gate().promise;
        },
      },
      onStatusChange: ({ status, executionArn }) => {
        statuses.set(executionArn, [...(statuses.get(executionArn) ?? []), status]);
      },
    });
    const failed = (await run("fail")).arn;
    const stopped = await start("hang");
    await client.send(new StopExecutionCommand({ executionArn: stopped }));
    const late = (await run("hang")).arn;
    await expect
      .poll(() => [failed, stopped, late].map((arn) => statuses.get(arn)), PATIENTLY)
      .toEqual([
        ["RUNNING", "FAILED"],
        ["RUNNING", "ABORTED"],
        ["RUNNING", "TIMED_OUT"],
      ]);
  });

  it("are delivered again when the listener throws", async () => {
    const seen: string[] = [];
    const { run } = await setup({
      machines,
      functions: { work: () => "done" },
      onStatusChange: ({ status }) => {
        seen.push(status);
        if (seen.length === 1) throw new Error("not now");
      },
    });
    await run();
    await expect.poll(() => seen, PATIENTLY).toEqual(["RUNNING", "RUNNING", "SUCCEEDED"]);
  });

  it("that were not taken before the end of the process are delivered at the next start, once", async () => {
    const databaseFile = temporaryFile("executions.sqlite");
    const before = await setup({
      databaseFile,
      machines,
      functions: { work: () => "done" },
      onStatusChange: () => Promise.reject(new Error("not now")),
    });
    const { arn } = await before.run();
    await before.close();

    const seen: string[] = [];
    const listener = ({ executionArn, status }: StatusChangeDetail) => void seen.push(`${executionArn} ${status}`);
    const after = await setup({ databaseFile, machines, onStatusChange: listener });
    await expect.poll(() => seen, PATIENTLY).toEqual([`${arn} SUCCEEDED`]);
    await after.close();
    const { start, ended } = await setup({ databaseFile, machines, onStatusChange: listener });
    await ended(await start());
    await expect.poll(() => seen.length, PATIENTLY).toBe(3);
    expect(seen.filter((line) => line.startsWith(arn))).toHaveLength(1);
  });
});
