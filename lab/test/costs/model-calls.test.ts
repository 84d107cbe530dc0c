import { describe, expect, it } from "vitest";
import type { ModelIds } from "../../../functions/platform/functions/environment.ts";
import { environmentSettings } from "../../../lib/config.ts";
import { priceOfCalls, shortestPrefix, tokensPrice } from "../../costs/model-calls.ts";

const HAIKU = "eu.anthropic.claude-haiku-4-5-20251001-v1:0";
const SONNET = "eu.anthropic.claude-sonnet-4-6";
const NOVA = "eu.amazon.nova-pro-v1:0";
const models: ModelIds = {
  persona: [HAIKU, NOVA],
  moderator: SONNET,
  report: SONNET,
  parse: HAIKU,
  embedding: "amazon.titan-embed-text-v2:0",
  fallbacks: {},
};
const call = (role: string, cached: number) => ({ role, prompt: "p@1", input: 10_000, cached, output: 0 });
const price = (...calls: ReturnType<typeof call>[]) => priceOfCalls({ calls, models: {} }, models);

describe("tokens", () => {
  const million = { input: 2_000_000, cached: 1_000_000, output: 1_000_000 };

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

describe("the shortest beginning that is cached", () => {
  it("is known for every model that answers in an environment", () => {
    for (const { models: configured } of Object.values(environmentSettings)) {
      const { persona, moderator, report, parse } = configured;
      for (const id of [...persona, moderator, report, parse]) expect(shortestPrefix(id)).toBeGreaterThanOrEqual(1_000);
    }
  });

  it("is not guessed for another one", () => {
    expect(() => shortestPrefix("eu.meta.llama-9")).toThrow("eu.meta.llama-9");
  });
});

describe("the price of calls", () => {
  it("charges a beginning that is too short in full, and one that is long enough at a tenth", () => {
    expect(price(call("parse", 4_095))).toMatchObject({ usd: expect.closeTo(0.011, 9) as number, cachedTokens: 0 });
    expect(price(call("parse", 5_000))).toMatchObject({
      usd: expect.closeTo(1.1 * (0.005 + 0.0005), 9) as number,
      cachedTokens: 5_000,
    });
  });

  it("judges each call by itself: two short beginnings make no long one", () => {
    expect(price(call("report", 900), call("report", 900)).cachedTokens).toBe(0);
  });

  it("spreads the persona role over its models, of which one may cache what the other does not", () => {
    const { usd, cachedTokens } = price(call("persona", 2_000));
    expect(cachedTokens).toBe(1_000);
    // Haiku: 10,000 at 1.10; Nova: 8,000 at 0.80 and 2,000 at 0.20 a million.
    expect(usd).toBeCloseTo((0.011 + 0.0064 + 0.0004) / 2, 9);
  });

  it("tells apart what Claude adds to a forced tool", () => {
    expect(price(call("report", 0), call("report", 0)).forcedToolsUsd).toBeCloseTo(2 * 313 * 3.3e-6, 6);
    // Of the two models of the persona role only one is Claude.
    expect(price(...Array.from({ length: 100 }, () => call("persona", 0))).forcedToolsUsd).toBeCloseTo(
      (100 * 313 * 1.1e-6) / 2,
      6,
    );
  });

  it("adds nothing to calls that are answered in words", () => {
    expect(price({ ...call("report", 0), prompt: "survey-scale@5" }).forcedToolsUsd).toBe(0);
  });

  it("counts embeddings, which are no calls that answer in words", () => {
    const embedding = { calls: 3, input: 1_000_000, cached: 0, output: 0 };
    expect(priceOfCalls({ calls: [], models: { embedding } }, models).usd).toBeCloseTo(0.02, 9);
  });
});
