import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { forcedToolTokens, shortestCachedPrefix } from "../../functions/platform/costs/billed-input.ts";
import { costMicroUsd } from "../../functions/platform/costs/prices.ts";
import { answeredInWords } from "../../functions/studies/survey/questions/answered-in-words.ts";
import type { ModelCall, RoleTokens, Used } from "./tally.ts";

/** @throws Error for a model whose shortest prefix is not known */
export function shortestPrefix(modelId: string): number {
  const found = shortestCachedPrefix(modelId);
  if (found === undefined)
    throw new Error(
      `How much ${modelId} caches at least is not known; add it to functions/platform/costs/billed-input.ts.`,
    );
  return found;
}

/** Ids of the models of a role; its calls are spread over them evenly. */
const idsOf = (role: string, models: ModelIds): readonly string[] => {
  const ids = (models as unknown as Record<string, string | string[] | undefined>)[role];
  if (typeof ids === "string") return [ids];
  if (Array.isArray(ids)) return ids;
  throw new Error(`No model is configured for the role ${role}`);
};

type Tokens = Pick<RoleTokens, "input" | "cached" | "output">;

const usdOf = (id: string, { input, cached, output }: Tokens): number =>
  costMicroUsd(id, { input: input - cached, cachedInput: cached, output }) / 1e6;

/** US dollars for tokens of a role at list price, all of `cached` read from a cache. `input` counts those as well. */
export function tokensPrice(role: string, tokens: Tokens, models: ModelIds): number {
  const ids = idsOf(role, models);
  return ids.reduce((sum, id) => sum + usdOf(id, tokens), 0) / ids.length;
}

/** Calls of one role as a model bills them that caches nothing shorter than `least`. */
const billedTokens = (calls: readonly ModelCall[], least: number): Tokens => ({
  input: calls.reduce((sum, { input }) => sum + input, 0),
  cached: calls.reduce((sum, { cached }) => sum + (cached >= least ? cached : 0), 0),
  output: calls.reduce((sum, { output }) => sum + output, 0),
});

/** What calls cost with the models of an environment. */
export interface CallsPrice {
  /** US dollars, embeddings included. */
  usd: number;
  /** Of the input, what is read from a cache. */
  cachedTokens: number;
  /** US dollars on top of `usd` for what Claude adds to requests that force a tool, which no count of ours has. */
  forcedToolsUsd: number;
}

/**
 * Prices calls as providers do that cache no beginning shorter than their minimum, each call by itself; the offline
 * model counts every beginning that it has met as cached. Calls of a role are spread over its models evenly, so each
 * counts in part for all.
 */
export function priceOfCalls({ calls, models: totals }: Pick<Used, "calls" | "models">, models: ModelIds): CallsPrice {
  const price: CallsPrice = {
    usd: totals.embedding ? tokensPrice("embedding", totals.embedding, models) : 0,
    cachedTokens: 0,
    forcedToolsUsd: 0,
  };
  for (const [role, ofRole] of Map.groupBy(calls, (call) => call.role)) {
    const ids = idsOf(role, models);
    const forcing = ofRole.filter(({ prompt }) => answeredInWords(prompt) === undefined).length;
    for (const id of ids) {
      const billed = billedTokens(ofRole, shortestPrefix(id));
      const added = forcedToolTokens(id) * forcing;
      price.usd += usdOf(id, billed) / ids.length;
      price.cachedTokens += billed.cached / ids.length;
      price.forcedToolsUsd += usdOf(id, { input: added, cached: 0, output: 0 }) / ids.length;
    }
  }
  return price;
}
