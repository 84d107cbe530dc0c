import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SFNClient,
  SFNServiceException,
  StartExecutionCommand,
  StopExecutionCommand,
} from "@aws-sdk/client-sfn";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPipeline } from "../../../../functions/platform/pipelines/executions.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";

const MACHINE = "arn:aws:states:eu-central-1:123456789012:stateMachine:simulation";
const EXECUTION = "arn:aws:states:eu-central-1:123456789012:execution:simulation:study-1";
const service = mockClient(SFNClient);
afterAll(() => service.restore());
const pipeline = openPipeline(MACHINE, new SFNClient({ region: "eu-central-1" }));

const shape = { $metadata: {}, message: "of the service" };
const known = new ExecutionAlreadyExists(shape);
const unknown = new ExecutionDoesNotExist(shape);
const refusal = (name: string) => new SFNServiceException({ ...shape, name, $fault: "client" });

beforeEach(() => {
  service.reset();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("starting an execution", () => {
  it("names it, and tells it which request it goes back to", async () => {
    service.on(StartExecutionCommand).resolves({ executionArn: EXECUTION });
    await inContext({ correlationId: "request-1" }, () => pipeline.start("study-1", { simulation_id: "study-1" }));
    await pipeline.start("study-2", {});
    expect(service.commandCalls(StartExecutionCommand).map(({ args: [{ input }] }) => input)).toEqual([
      {
        stateMachineArn: MACHINE,
        name: "study-1",
        input: JSON.stringify({ simulation_id: "study-1", correlation_id: "request-1" }),
      },
      { stateMachineArn: MACHINE, name: "study-2", input: JSON.stringify({ correlation_id: "study-2" }) },
    ]);
  });

  it("is done when it was started before, as when an acknowledgement was lost", async () => {
    service.on(StartExecutionCommand).rejects(known);
    expect(await pipeline.start("study-1", {})).toBeUndefined();
  });
});

describe("an execution that is not there", () => {
  it("is stopped by doing nothing, and has no status", async () => {
    service.on(StopExecutionCommand).rejects(unknown).on(DescribeExecutionCommand).rejects(unknown);
    expect(await pipeline.stop("study-1", "deleted")).toBeUndefined();
    expect(await pipeline.status("study-1")).toBeUndefined();
  });
});

it("stops and looks at executions by their name", async () => {
  service.on(StopExecutionCommand).resolves({}).on(DescribeExecutionCommand).resolves({ status: "RUNNING" });
  await pipeline.stop("study-1", "deleted");
  expect(await pipeline.status("study-1")).toBe("RUNNING");
  expect(service.calls().map(({ args: [{ input }] }) => input)).toEqual([
    { executionArn: EXECUTION, error: "Stopped", cause: "deleted" },
    { executionArn: EXECUTION },
  ]);
});

describe.each(["ThrottlingException", "AccessDeniedException", "StateMachineDoesNotExist"])("%s", (name) => {
  it.each<[string, () => Promise<unknown>]>([
    ["start", () => pipeline.start("study-1", {})],
    ["stop", () => pipeline.stop("study-1", "deleted")],
    ["status", () => pipeline.status("study-1")],
  ])("is told to whoever asked for %s", async (_, ask) => {
    service.rejects(refusal(name));
    await expect(ask()).rejects.toMatchObject({ name });
  });
});
