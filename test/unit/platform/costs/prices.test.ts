import { describe, expect, it } from "vitest";
import { costMicroUsd } from "../../../../functions/platform/costs/prices.ts";

const million = { input: 1e6, cachedInput: 1e6, cacheWrite: 1e6, output: 1e6 };

describe("the cost of a call", () => {
  it.each([
    // Input, read from the cache, put into it, output: US dollars a million.
    ["global.anthropic.claude-haiku-4-5-20251001-v1:0", 1 + 0.1 + 1.25 + 5],
    ["eu.anthropic.claude-haiku-4-5-20251001-v1:0", 1.1 * (1 + 0.1 + 1.25 + 5)],
    ["eu.anthropic.claude-sonnet-4-6", 1.1 * (3 + 0.3 + 3.75 + 15)],
    ["eu.amazon.nova-pro-v1:0", 0.8 + 0.2 + 0.8 + 3.2],
    ["offline-consumer-v1", 0],
    // On a server of one's own, whatever it is called there.
    ["local/claude-sonnet-4-6", 0],
  ])("of %s adds up each kind of token at its price", (modelId, usd) => {
    expect(costMicroUsd(modelId, million)).toBe(Math.round(usd * 1e6));
  });

  it("of a model that is not in the list is that of the dearest one", () => {
    expect(costMicroUsd("somebody.something-new-v1", million)).toBe(22_050_000);
  });
});
