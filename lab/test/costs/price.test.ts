import { describe, expect, it } from "vitest";
import type { ModelIds } from "../../../functions/platform/functions/environment.ts";
import { functions } from "../../../functions/service/functions/functions.ts";
import type { Consumption } from "../../costs/consumption.ts";
import { gbSeconds, priceOf } from "../../costs/price.ts";
import { addReading, nothingUsed } from "../../costs/tally.ts";

const models: ModelIds = {
  persona: ["eu.anthropic.claude-haiku-4-5-20251001-v1:0", "eu.amazon.nova-pro-v1:0"],
  moderator: "eu.anthropic.claude-sonnet-4-6",
  report: "eu.anthropic.claude-sonnet-4-6",
  parse: "eu.anthropic.claude-haiku-4-5-20251001-v1:0",
  embedding: "amazon.titan-embed-text-v2:0",
  fallbacks: {},
};

const nothing: Consumption = {
  transitions: 0,
  executions: 0,
  invocations: [],
  apiRequests: 0,
  messages: 0,
  executionLogBytes: 0,
  used: nothingUsed(),
};

describe("infrastructure", () => {
  it("costs nothing when nothing is used", () => {
    expect(priceOf(nothing, models).total).toBe(0);
  });

  it("bills memory for the time of an invocation, rounded up to a millisecond", () => {
    const { memoryMb } = functions["api-projects"];
    const invocations = [{ function: "api-projects", milliseconds: 999.2 }] as const;
    expect(gbSeconds({ invocations })).toBeCloseTo(memoryMb / 1024, 12);
    expect(priceOf({ ...nothing, invocations }, models).lambda).toBeCloseTo(
      2e-7 + (memoryMb / 1024) * 0.0000133334,
      12,
    );
  });

  it("adds up its parts", () => {
    const price = priceOf(
      {
        ...nothing,
        transitions: 1_000,
        apiRequests: 1_000_000,
        messages: 500_000,
        executionLogBytes: 2 ** 30,
        used: {
          ...nothingUsed(),
          readUnits: 1_000_000,
          writeUnits: 1_000_000,
          requests: {
            "SQS SendMessageCommand": 1_000_000,
            "S3 PutObjectCommand": 1_000,
            "S3 GetObjectCommand": 1_000,
            "SFN StartExecutionCommand": 9,
          },
        },
      },
      models,
    );
    expect(price.stateTransitions).toBeCloseTo(0.025, 9);
    expect(price.table).toBeCloseTo(0.1525 + 0.7625, 9);
    expect(price.api).toBeCloseTo(3.7 + 0.6, 9);
    // The gateway writes 420 bytes a request.
    expect(price.logs).toBeCloseTo(0.63 * (1 + 420e6 / 2 ** 30), 9);
    expect(price.other).toBeCloseTo(0.4 + 0.4 + 0.0054 + 0.00043 + 5, 9);
    const { stateTransitions, lambda, table, api, logs, other } = price;
    expect(price.infrastructure).toBeCloseTo(stateTransitions + lambda + table + api + logs + other, 12);
  });
});

describe("models", () => {
  const asked = (cachedTokens: number) => {
    const used = nothingUsed();
    const call = { user: "company", kind: "model", role: "report", prompt: "report@1" } as const;
    addReading(used, { ...call, inputTokens: 10_000, cachedTokens, outputTokens: 1_000 });
    return priceOf({ ...nothing, used }, models);
  };

  it("are paid in full for what no provider caches, however often it was repeated", () => {
    expect(asked(1_023).models).toBeCloseTo(1.1 * (0.03 + 0.015), 9);
    expect(asked(5_000).models).toBeCloseTo(1.1 * (0.015 + 0.0015 + 0.015), 9);
  });

  it("cost what they add to a forced tool as well, told apart and in the sum", () => {
    const { infrastructure, models: tokens, forcedTools, total } = asked(0);
    expect(forcedTools).toBeCloseTo(1.1 * 313 * 3e-6, 6);
    expect(total).toBeCloseTo(infrastructure + tokens + forcedTools, 12);
  });
});
