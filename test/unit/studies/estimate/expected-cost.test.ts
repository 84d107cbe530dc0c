import { describe, expect, it } from "vitest";
import { expectedCost } from "../../../../functions/studies/estimate/expected-cost.ts";
import { systemText } from "../../../../functions/models/port/request-parts.ts";
import type { ModelIds } from "../../../../functions/platform/functions/environment.ts";
import { costMicroUsd } from "../../../../functions/platform/costs/prices.ts";
import { forcedToolTokens } from "../../../../functions/platform/costs/billed-input.ts";
import { estimateTokens } from "../../../../functions/platform/costs/count-tokens.ts";
import { promptText } from "../../../../functions/models/prompts/prompt.ts";
import type { AskedPersona } from "../../../../functions/personas/people/asked-persona.ts";
import { surveyOpenPrompt } from "../../../../functions/studies/survey/questions/open-ended.ts";
import { persona } from "../../../local/bedrock/people.ts";

const HAIKU = "eu.anthropic.claude-haiku-4-5-20251001-v1:0";
const models: ModelIds = {
  ...{ persona: [HAIKU], moderator: HAIKU, report: HAIKU, parse: HAIKU },
  ...{ embedding: "amazon.titan-embed-text-v2:0", fallbacks: {} },
};
const askedPersona: AskedPersona = { persona: persona(), context: null, briefings: [], language: "en" };
const { inWords, ...byTool } = surveyOpenPrompt(askedPersona, { text: "Why?" });
const inWordsToo = { ...byTool, inWords: inWords! };
const expected = (prompt: typeof byTool) => expectedCost([{ prompt, times: 1, position: 0 }], models);

it("of a question in words is its rules, its form and its texts, and no tool nor what Claude adds to one", () => {
  const words = expected(inWordsToo);
  const shown = estimateTokens(systemText(inWordsToo)) + estimateTokens(promptText(inWordsToo));
  expect(Math.abs(words.inputTokens - shown)).toBeLessThanOrEqual(2);
  const { inputTokens: input, outputTokens: output } = words;
  expect(words.costMicroUsd).toBe(costMicroUsd(HAIKU, { input, output }));
  const forced = expected(byTool);
  expect(forced.costMicroUsd).toBe(
    costMicroUsd(HAIKU, { input: forced.inputTokens + 313, output: forced.outputTokens }),
  );
});

describe("a beginning that calls share", () => {
  const { inWords: _, shared: __, conversation: ___, ...bare } = inWordsToo;
  type Begins = { shared: string | null; conversation?: string[] };
  const ofModel = (persona: string) => ({ ...models, persona: [persona] });
  const priced = (modelId: string, ...begins: Begins[]) =>
    expectedCost(
      begins.map((begin) => ({ prompt: { ...bare, ...begin }, times: 1, position: 0 })),
      ofModel(modelId),
    );
  /** What calls come to of whose input so many tokens are read from a cache. */
  const costing = (
    modelId: string,
    cachedInput: number,
    { inputTokens, outputTokens, calls }: ReturnType<typeof priced>,
  ) =>
    costMicroUsd(modelId, {
      input: inputTokens - cachedInput + calls * forcedToolTokens(modelId),
      cachedInput,
      output: outputTokens,
    });
  /** A text with which rules, tool and text have so many tokens. */
  const textUpTo = (modelId: string, tokens: number) => {
    const empty = priced(modelId, { shared: null }).inputTokens - estimateTokens(bare.question);
    return "abc ".repeat(tokens - empty);
  };

  it.each([
    [HAIKU, 4_096],
    ["eu.anthropic.claude-sonnet-4-6", 1_024],
    ["eu.amazon.nova-pro-v1:0", 1_000],
  ])("is paid in full with %s below %i tokens, and read from the cache from then on", (modelId, least) => {
    const short = { shared: textUpTo(modelId, least - 1) };
    const long = { shared: textUpTo(modelId, least) };
    const [twoShort, twoLong] = [priced(modelId, short, short), priced(modelId, long, long)];
    expect(twoLong.inputTokens - twoShort.inputTokens).toBe(2);
    // Sums of two calls are rounded twice.
    expect(Math.abs(twoShort.costMicroUsd - costing(modelId, 0, twoShort))).toBeLessThanOrEqual(1);
    expect(Math.abs(twoLong.costMicroUsd - costing(modelId, least, twoLong))).toBeLessThanOrEqual(1);
  });

  it("is paid in full with a model of which it is not known what it caches", () => {
    const long = { shared: "abc ".repeat(10_000) };
    const two = priced("some.model", long, long);
    expect(Math.abs(two.costMicroUsd - costing("some.model", 0, two))).toBeLessThanOrEqual(1);
  });

  it("is that of the longest talk that was had before, of the same model alone", () => {
    const NOVA = "eu.amazon.nova-pro-v1:0";
    const shared = textUpTo(NOVA, 2_000);
    const talk = (...conversation: string[]) => ({ shared, conversation });
    const said = "abc ".repeat(100);
    const calls = [talk(said), talk(said, "Other. ".repeat(50)), talk(said, "Yet another. ")];
    const three = priced(NOVA, ...calls);
    expect(Math.abs(three.costMicroUsd - costing(NOVA, 2 * 2_100, three))).toBeLessThanOrEqual(2);
    const elsewhere = expectedCost(
      [0, 1].map((position) => ({ prompt: { ...bare, ...talk(said) }, times: 1, position })),
      { ...models, persona: [NOVA, "eu.amazon.nova-lite-v1:0"] },
    );
    const each = [NOVA, "eu.amazon.nova-lite-v1:0"].map((modelId) => priced(modelId, talk(said)).costMicroUsd);
    expect(elsewhere.costMicroUsd).toBe(each[0]! + each[1]!);
  });
});
