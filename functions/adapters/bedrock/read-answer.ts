import type { ContentBlock, ConverseCommandOutput, Message } from "@aws-sdk/client-bedrock-runtime";
import { createHash } from "node:crypto";
import * as z from "zod";
import type { Cost } from "../../domain/costs/cost.ts";
import { wellFormedCopy } from "../../domain/json-text.ts";
import { ModelError } from "../../domain/model-errors.ts";
import type { Prompt } from "../../prompts/prompt.ts";

/**
 * A marker that stands in every system prompt and may come out of none: an answer that contains it shows that text from
 * outside talked the model into reciting its orders.
 */
export const canaryOf = (promptId: string): string =>
  `ref-${createHash("sha256").update(`canary:${promptId}`).digest("hex").slice(0, 16)}`;

/** A value, or why there is none and what to quote when the model is asked again. */
export type Reading<T> =
  | { ok: true; value: T }
  | { ok: false; problem: string; reply: ContentBlock[]; toolUseId: string | undefined };

/**
 * Reads what a prompt's schema asks for out of an answer.
 * @throws ModelError if there is no use in asking again
 */
export function readAnswer<T>(
  prompt: Prompt<T>,
  output: ConverseCommandOutput,
  modelId: string,
  usage: Cost,
): Reading<T> {
  const content = output.output?.message?.content ?? [];
  if (output.stopReason === "content_filtered" || output.stopReason === "guardrail_intervened") {
    throw new ModelError("ModelRefused", "The model declined to answer", modelId, usage);
  }
  const use = content.find((block) => block.toolUse)?.toolUse;
  if (JSON.stringify(content).includes(canaryOf(prompt.id))) {
    throw new ModelError("ModelUnusableOutput", "The model recited its instructions", modelId, usage);
  }
  if (!use)
    return {
      ok: false,
      problem: `Answer by calling the tool ${prompt.tool.name}.`,
      reply: content,
      toolUseId: undefined,
    };
  // A model that is cut at its limit, or miscounts, ends in the middle of an emoji, and no table stores half of one.
  const parsed = prompt.output.safeParse(wellFormedCopy(use.input));
  if (parsed.success) return { ok: true, value: parsed.data };
  const cut = output.stopReason === "max_tokens" ? " The answer was cut off: be briefer." : "";
  return { ok: false, problem: `${z.prettifyError(parsed.error)}${cut}`, reply: content, toolUseId: use.toolUseId };
}

/** What is said to a model whose answer did not fit. An empty reply is not repeated: roles must alternate. */
export function repairTurn({
  reply,
  toolUseId,
  problem,
}: {
  reply: ContentBlock[];
  toolUseId: string | undefined;
  problem: string;
}): Message[] {
  const text = `Not accepted:\n${problem}\nCall the tool again, corrected.`;
  const content: ContentBlock[] = toolUseId
    ? [{ toolResult: { toolUseId, status: "error", content: [{ text }] } }]
    : [{ text }];
  return [
    { role: "assistant", content: reply.length > 0 ? reply : [{ text: "(no answer)" }] },
    { role: "user", content },
  ];
}
