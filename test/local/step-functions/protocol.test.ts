import { describe, expect, it } from "vitest";
import { setup } from "./harness.ts";

const passing = { StartAt: "Pass", States: { Pass: { Type: "Pass", End: true } } };

async function post(endpoint: string, action: string, body: string) {
  const headers = { "x-amz-target": `AWSStepFunctions.${action}`, "content-type": "application/x-amz-json-1.0" };
  const response = await fetch(endpoint, { method: "POST", headers, body });
  return { response, body: (await response.json()) as Record<string, unknown> };
}

describe("the AWS JSON 1.0 protocol", () => {
  it("answers in its content type, dates as epoch seconds", async () => {
    const { endpoint, run } = await setup({ machines: { machine: passing } });
    const { arn: executionArn, startDate } = await run();
    const { response, body } = await post(endpoint, "DescribeExecution", JSON.stringify({ executionArn }));
    expect(response.headers.get("content-type")).toBe("application/x-amz-json-1.0");
    expect(response.headers.get("x-amzn-requestid")).toMatch(/^[0-9a-f-]{36}$/);
    expect(body["startDate"]).toBe((startDate?.getTime() as number) / 1000);
  });

  it.each([
    ["UnknownOperationException", "PublishStateMachineVersion", "{}"],
    ["SerializationException", "ListExecutions", "{"],
    ["ValidationException", "ListExecutions", '{"statusFilter":"ODD"}'],
    ["ValidationException", "DescribeExecution", "{}"],
    ["ValidationException", "DescribeExecution", '{"executionArn":7}'],
  ])("answers 400 with __type %s to a bad %s", async (type, action, request) => {
    const { endpoint } = await setup({ machines: { machine: passing } });
    const { response, body } = await post(endpoint, action, request);
    expect(response.status).toBe(400);
    expect(body).toEqual({ __type: type, message: expect.any(String) });
  });
});
