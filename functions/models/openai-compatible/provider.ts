import { estimateTokens } from "../../platform/costs/count-tokens.ts";
import type { ModelServer } from "../../platform/functions/model-servers.ts";
import { modelTime } from "../../platform/time-limits.ts";
import { parseConverse } from "../bedrock/converse-request.ts";
import { ownModel } from "../own-models.ts";
import type { Embedded, Provider, ProviderLimits } from "../port/provider.ts";
import { openEmbeddings } from "./embeddings.ts";
import { openUpstream, type ModelAnswer } from "./openai.ts";
import { serverKey } from "./read-key.ts";

type ConverseOutput = Awaited<ReturnType<Provider["converse"]>>;

/** A server's answer in Converse's shape. What the server did not count is estimated. */
function converseOutput(request: Parameters<Provider["converse"]>[0], answer: ModelAnswer): ConverseOutput {
  const { input, text = "", stopped } = answer;
  const isCall = input !== undefined;
  const name = request.toolConfig?.toolChoice?.tool?.name;
  const words = isCall ? JSON.stringify(input) : text;
  const inputTokens =
    answer.inputTokens ?? estimateTokens(JSON.stringify([request.system, request.messages, request.toolConfig]));
  const outputTokens = answer.outputTokens ?? estimateTokens(words);
  return {
    $metadata: {},
    output: {
      message: {
        role: "assistant",
        content: isCall ? [{ toolUse: { toolUseId: "answer", name, input: input as never } }] : text ? [{ text }] : [],
      },
    },
    stopReason: stopped ?? (isCall ? "tool_use" : "end_turn"),
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: undefined,
  };
}

/**
 * The models of an OpenAI-compatible server (vLLM, Ollama, llama.cpp, a vendor with such an endpoint). Their ids are
 * `server/` and the names that the server has for them.
 */
export function openAiCompatibleProvider({ url, keySecretArn }: ModelServer, { timeoutMs }: ProviderLimits): Provider {
  const { converse, connection } = openUpstream({
    url,
    ...(keySecretArn === undefined ? {} : { apiKey: serverKey(keySecretArn) }),
    timeoutSeconds: modelTime(timeoutMs) / 1_000,
  });
  const embedders = new Map<string, (text: string) => Promise<number[]>>();
  return {
    async converse(request, signal) {
      return converseOutput(request, await converse(parseConverse(request), request.modelId, signal));
    },

    async embed(modelId, text): Promise<Embedded> {
      const name = ownModel(modelId) ?? modelId;
      const embed = embedders.get(name) ?? openEmbeddings(connection, name);
      embedders.set(name, embed);
      return { vector: await embed(text), tokens: estimateTokens(text) };
    },
  };
}
