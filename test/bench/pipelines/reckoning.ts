import type { ModelIds } from "../../../functions/contracts/environment.ts";
import type { MeasuredKind } from "../../../bin/costs/measured-kind.ts";
import { priceOfCalls, tokensPrice } from "../../../bin/costs/model-calls.ts";
import { gbSeconds, priceOf, type Price } from "../../../bin/costs/price.ts";
import type { RoleTokens } from "../../../bin/costs/tally.ts";
import { historySize, type HistorySize } from "./history-size.ts";
import { neededCalls, type NeededCalls } from "./needed-calls.ts";
import { tokensByPrompt, totalTokens } from "./tokens.ts";

/** One kind of work with a number of personas: what it consumed, priced and counted. */
export interface Reckoning {
  kind: MeasuredKind["kind"];
  personas: number;
  transitions: number;
  history: HistorySize;
  price: Price;
  /** US dollars for the models if every beginning that a call shares with an earlier one were cached. */
  modelsIfAllCached: number;
  /** Of all calls; `cached` is whatever repeats the beginning of an earlier call. */
  tokens: RoleTokens;
  /** Input tokens that a provider's minimum leaves to be cached. */
  cachedByProvider: number;
  /** By prompt: calls, and tokens of one call. */
  prompts: Record<string, RoleTokens>;
  textsEmbedded: number;
  needed: NeededCalls;
  lambda: { requests: number; gbSeconds: number };
  table: { readUnits: number; writeUnits: number };
}

/** @param models whose prices are used */
export function reckon(work: MeasuredKind, models: ModelIds): Reckoning {
  const { kind, personas, consumption, executions } = work;
  const { used, transitions, invocations } = consumption;
  return {
    kind,
    personas,
    transitions,
    history: historySize(executions),
    price: priceOf(consumption, models),
    modelsIfAllCached: Object.entries(used.models).reduce(
      (sum, [role, tokens]) => sum + tokensPrice(role, tokens, models),
      0,
    ),
    tokens: totalTokens(used.calls),
    cachedByProvider: priceOfCalls(used, models).cachedTokens,
    prompts: tokensByPrompt(used.calls),
    textsEmbedded: used.models.embedding?.calls ?? 0,
    needed: neededCalls(work),
    lambda: { requests: invocations.length, gbSeconds: gbSeconds(consumption) },
    table: { readUnits: used.readUnits, writeUnits: used.writeUnits },
  };
}
