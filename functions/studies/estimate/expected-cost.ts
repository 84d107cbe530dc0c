import { forcedToolTokens, shortestCachedPrefix } from "../../platform/costs/billed-input.ts";
import { estimateTokens } from "../../platform/costs/count-tokens.ts";
import type { CountedCalls } from "./estimate.ts";
import { costMicroUsd } from "../../platform/costs/prices.ts";
import { hashText } from "../../statistics/random.ts";
import { answeringModel } from "../sensitivity/vary.ts";
import type { ModelIds } from "../../platform/functions/environment.ts";
import type { ExpectedCall } from "./expected-calls/study.ts";
import { answerTokens } from "./expected-calls/typical.ts";
import { asAsked, systemText, toolsOf } from "../../models/port/request-parts.ts";

/** The model of a call, by its role and by the persona that is asked. */
function modelOf({ prompt: { role }, position }: ExpectedCall, modelIds: ModelIds): string {
  if (role !== "persona") return modelIds[role];
  return answeringModel(modelIds.persona, position ?? 0, null);
}

/**
 * Counts calls as providers bill them: the tool, the rules and the texts that are sent, what a forced tool adds, and a
 * typical answer. A beginning of the texts that an earlier call of the model had as well is cached if it has a certain
 * length.
 */
export function expectedCost(calls: Iterable<ExpectedCall>, modelIds: ModelIds): CountedCalls {
  const total: CountedCalls = { calls: 0, inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
  const tools = new Map<string, number>();
  const met = new Set<string>();
  const tokensOf = remembering(estimateTokens);
  for (const call of calls) {
    const { times, items, toolMark = "" } = call;
    const modelId = modelOf(call, modelIds);
    const prompt = asAsked(call.prompt, modelId);
    const mark = `${prompt.id} ${toolMark}`;
    const toolTokens = prompt.inWords ? 0 : (tools.get(mark) ?? estimateTokens(JSON.stringify(toolsOf(prompt))));
    tools.set(mark, toolTokens);
    // Every block ends a beginning that a later call may share.
    const blocks = [...(prompt.shared === null ? [] : [prompt.shared]), ...(prompt.conversation ?? [])];
    const system = systemText(prompt);
    let prefix = `${modelId} ${mark} ${system}`;
    let length = toolTokens + tokensOf(system);
    let cached = 0;
    for (const block of blocks) {
      prefix = digest(prefix, block);
      length += tokensOf(block);
      if (met.has(prefix)) cached = length;
      else met.add(prefix);
    }
    if (cached < (shortestCachedPrefix(modelId) ?? Infinity)) cached = 0;
    const input = length + tokensOf(prompt.question);
    const output = answerTokens(prompt, items);
    const forced = prompt.inWords ? 0 : forcedToolTokens(modelId);
    const billed = { input: input - cached + forced, cachedInput: cached, output };
    total.calls += times;
    total.inputTokens += times * input;
    total.outputTokens += times * output;
    total.costMicroUsd += times * costMicroUsd(modelId, billed);
  }
  return total;
}

/** A function whose answers are kept: talks repeat their texts from call to call. */
function remembering(count: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text) ?? count(text);
    known.set(text, found);
    return found;
  };
}

/** Stands for a beginning and what follows it: a talk of fifty people is long, and met often. */
const digest = (prefix: string, block: string): string => `${prefix.length} ${hashText(prefix)} ${hashText(block)}`;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    countCalls: (calls: readonly ExpectedCall[]) => CountedCalls;
  }
}
