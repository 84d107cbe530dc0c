import type { ModelCall, RoleTokens } from "../../costs/tally.ts";

const none = (): RoleTokens => ({ calls: 0, input: 0, cached: 0, output: 0 });

/** Adds up calls; `input` counts what was read from the cache as well. */
export const totalTokens = (calls: readonly ModelCall[]): RoleTokens =>
  calls.reduce(
    (sum, { input, cached, output }) => ({
      calls: sum.calls + 1,
      input: sum.input + input,
      cached: sum.cached + cached,
      output: sum.output + output,
    }),
    none(),
  );

/** Tokens per call of every prompt, the one with the most input of all calls first. */
export function tokensByPrompt(calls: readonly ModelCall[]): Record<string, RoleTokens> {
  const totals = [...Map.groupBy(calls, ({ prompt }) => prompt)].map(
    ([prompt, ones]) => [prompt, totalTokens(ones)] as const,
  );
  const each = (total: number, count: number) => Math.round(total / count);
  return Object.fromEntries(
    totals
      .sort(([, a], [, b]) => b.input - a.input)
      .map(([prompt, { calls: count, input, cached, output }]) => [
        prompt,
        { calls: count, input: each(input, count), cached: each(cached, count), output: each(output, count) },
      ]),
  );
}
