import { expect, it } from "vitest";
import { expectedCost } from "../../../../functions/adapters/bedrock/expected-cost.ts";
import { systemText } from "../../../../functions/adapters/bedrock/request-parts.ts";
import type { ModelIds } from "../../../../functions/contracts/environment.ts";
import { costMicroUsd } from "../../../../functions/domain/costs/prices.ts";
import { estimateTokens } from "../../../../functions/domain/costs/count-tokens.ts";
import { promptText } from "../../../../functions/prompts/prompt.ts";
import type { Respondent } from "../../../../functions/prompts/persona/respondent.ts";
import { surveyOpenPrompt } from "../../../../functions/prompts/survey-open/prompt.ts";
import { persona } from "../../../local/bedrock/people.ts";

const HAIKU = "eu.anthropic.claude-haiku-4-5-20251001-v1:0";
const models: ModelIds = {
  ...{ persona: [HAIKU], moderator: HAIKU, report: HAIKU, parse: HAIKU },
  ...{ embedding: "amazon.titan-embed-text-v2:0", fallbacks: {} },
};
const respondent: Respondent = { persona: persona(), context: null, briefings: [], language: "en" };
const { inWords, ...byTool } = surveyOpenPrompt(respondent, { text: "Why?" });
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
