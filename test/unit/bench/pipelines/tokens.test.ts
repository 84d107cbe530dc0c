import { expect, it } from "vitest";
import { tokensByPrompt, totalTokens } from "../../../bench/pipelines/tokens.ts";

const call = (prompt: string, input: number, cached: number, output: number) => ({
  role: "persona",
  prompt,
  input,
  cached,
  output,
});
const calls = [call("ask@1", 100, 40, 10), call("report@1", 900, 0, 200), call("ask@1", 200, 60, 20)];

it("adds up all calls", () => {
  expect(totalTokens(calls)).toEqual({ calls: 3, input: 1_200, cached: 100, output: 230 });
});

it("tells tokens of one call by prompt, the prompt that takes most in all first", () => {
  expect(Object.entries(tokensByPrompt(calls))).toEqual([
    ["report@1", { calls: 1, input: 900, cached: 0, output: 200 }],
    ["ask@1", { calls: 2, input: 150, cached: 50, output: 15 }],
  ]);
});
