import { describe, expect, it } from "vitest";
import type { FunctionHost } from "../../../../local/lambda/host.ts";
import { answerOf } from "../../../bench/functions/bundle-process.ts";
import { divert } from "../../../bench/functions/divert.ts";
import { operationOf } from "../../../bench/functions/first-requests.ts";

const hostOf = (): FunctionHost => ({
  invoke: (name) => Promise.resolve(`host ${name}`),
  kill: () => {},
  killed: () => [],
  replace: async () => undefined,
  close: () => Promise.resolve(),
});

describe("an invocation", () => {
  it("is carried out elsewhere where that is wanted, until it is no longer", async () => {
    const host = hostOf();
    const stop = divert(host, ({ name, requestId }) =>
      name === "api-auth" ? Promise.resolve(`elsewhere ${requestId}`) : undefined,
    );
    expect(await host.invoke("api-auth", {}, "r1")).toBe("elsewhere r1");
    expect(await host.invoke("api-system", {}, "r2")).toBe("host api-system");
    stop();
    expect(await host.invoke("api-auth", {}, "r3")).toBe("host api-auth");
  });

  it("answers as a function does: with null for nothing, and with what it threw under its own name", () => {
    const measured = { milliseconds: 1, memory: { resident: 1, peak: 1 } };
    expect(answerOf(measured)).toBeNull();
    expect(answerOf({ ...measured, result: '{"a":1}' })).toEqual({ a: 1 });
    const error = { name: "ModelThrottled", message: "busy", stack: "" };
    expect(() => answerOf({ ...measured, error })).toThrow(expect.objectContaining({ name: "ModelThrottled" }));
  });
});

describe("what an event asks", () => {
  it.each([
    [{ httpMethod: "GET", resource: "/v1/projects" }, "GET /v1/projects"],
    [{ simulation_id: "s1", persona_id: "p1" }, "s1"],
    [{ persona_group_id: "g1" }, "g1"],
    [{ Records: [{ messageId: "m1" }] }, "m1"],
    [{ source: "aws.events" }, "event"],
  ])("%j", (event, operation) => {
    expect(operationOf(event)).toBe(operation);
  });
});
