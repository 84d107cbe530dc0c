import { describe, expect, it } from "vitest";
import type { ModelIds } from "../../../functions/contracts/environment.ts";
import { functions } from "../../../functions/contracts/functions.ts";
import type { Consumption } from "../../../local/costs/consumption.ts";
import { gbSeconds, priceOf, tokensPrice } from "../../../local/costs/price.ts";
import { nothingUsed } from "../../../local/costs/tally.ts";

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

describe("tokens", () => {
  const million = { calls: 1, input: 2_000_000, cached: 1_000_000, output: 1_000_000 };

  it("cost what the list says, those from the cache less", () => {
    expect(tokensPrice("report", million, models)).toBeCloseTo(1.1 * (3 + 0.3 + 15), 9);
    expect(tokensPrice("parse", million, models)).toBeCloseTo(1.1 * (1 + 0.1 + 5), 9);
  });

  it("are spread evenly over the models of the persona role", () => {
    expect(tokensPrice("persona", million, models)).toBeCloseTo((1.1 * 6.1 + 0.8 + 0.2 + 3.2) / 2, 9);
  });

  it("of a role without a model are an error", () => {
    expect(() => tokensPrice("critic", million, models)).toThrow("critic");
  });
});

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
