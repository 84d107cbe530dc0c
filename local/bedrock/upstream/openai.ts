import * as z from "zod";
import { forcedTool, type ConverseRequest, type ForcedTool } from "../converse-request.ts";
import type { EmbeddingRequest } from "../titan.ts";
import { BedrockError } from "../wire/errors.ts";
import { jsonIn } from "./json-in-text.ts";
import { chatMessages } from "./messages.ts";

/** An OpenAI-compatible server: Ollama, llama.cpp, vLLM, LM Studio and the like. */
export interface Upstream {
  /** Base address, with or without `/v1`. */
  url: string;
  model: string;
  apiKey?: string;
  /** When given, embeddings come from the server as well; otherwise they stay offline. */
  embeddingModel?: string;
}

/** A tool input or plain text, with the output tokens if the server counted them. */
export type ModelAnswer =
  | { input: unknown; text?: undefined; outputTokens?: number | undefined }
  | { text: string; input?: undefined; outputTokens?: number | undefined };

const chatSchema = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({
          content: z.string().nullish(),
          tool_calls: z.array(z.looseObject({ function: z.looseObject({ arguments: z.unknown() }) })).nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.looseObject({ completion_tokens: z.number().optional() }).nullish(),
});
const embeddingSchema = z.looseObject({ data: z.array(z.looseObject({ embedding: z.array(z.number()) })).min(1) });

const TIMEOUT_MS = 300_000;

const address = (upstream: Upstream, path: string) => {
  const base = upstream.url.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
  return `${base.endsWith("/v1") ? base : `${base}/v1`}/${path}`;
};

async function post(upstream: Upstream, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(address(upstream, path), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(upstream.apiKey ? { authorization: `Bearer ${upstream.apiKey}` } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === "TimeoutError")
      throw new BedrockError("ModelTimeoutException", `The model server did not answer within ${TIMEOUT_MS / 1000} s.`);
    throw new BedrockError("ServiceUnavailableException", `The model server at ${upstream.url} cannot be reached.`);
  });
  if (response.ok) return response.json().catch(() => null);
  const said = (await response.text()).slice(0, 300);
  const type =
    response.status === 429
      ? "ThrottlingException"
      : response.status >= 500
        ? "ServiceUnavailableException"
        : "ValidationException";
  throw new BedrockError(type, `The model server answered ${response.status}: ${said}`);
}

async function chat(upstream: Upstream, request: ConverseRequest, extra: object): Promise<ModelAnswer> {
  const { maxTokens, temperature } = request.inferenceConfig;
  const answer = chatSchema.safeParse(
    await post(upstream, "chat/completions", {
      model: upstream.model,
      messages: chatMessages(request),
      max_tokens: maxTokens,
      temperature,
      stream: false,
      ...extra,
    }),
  );
  if (!answer.success)
    throw new BedrockError("ModelErrorException", "The model server's answer is not a chat completion.");
  const outputTokens = answer.data.usage?.completion_tokens;
  const { content, tool_calls: calls } = answer.data.choices[0]!.message;
  const given = calls?.[0]?.function.arguments;
  const text = typeof given === "string" ? given : given === undefined ? (content ?? "") : JSON.stringify(given);
  const input = jsonIn(text);
  return input === undefined ? { text, outputTokens } : { input, outputTokens };
}

const asTool = (tool: ForcedTool) => ({
  tools: [{ type: "function", function: { name: tool.name, description: tool.description, parameters: tool.schema } }],
  tool_choice: { type: "function", function: { name: tool.name } },
});
const asSchema = (tool: ForcedTool) => ({
  response_format: { type: "json_schema", json_schema: { name: tool.name, schema: tool.schema, strict: true } },
});

/** Whether a server may do better without the parameters it was sent. */
const refusedParameters = (error: unknown) => error instanceof BedrockError && error.type === "ValidationException";

/**
 * Answers Converse calls by an OpenAI-compatible server. A forced tool is asked for as a tool call first; servers that
 * refuse tools, or whose answer holds no JSON, are asked again for JSON by schema. What then is still prose goes back
 * as prose: repairing an answer is the caller's business, as with Bedrock.
 */
export const upstreamModel =
  (upstream: Upstream) =>
  async (request: ConverseRequest): Promise<ModelAnswer> => {
    const tool = forcedTool(request);
    if (!tool) {
      const answer = await chat(upstream, request, {});
      return answer.text === undefined ? { ...answer, text: JSON.stringify(answer.input), input: undefined } : answer;
    }
    const first = await chat(upstream, request, asTool(tool)).catch((error: unknown) => {
      if (refusedParameters(error)) return null;
      throw error;
    });
    if (first?.input !== undefined) return first;
    const second = await chat(upstream, request, asSchema(tool)).catch((error: unknown) => {
      if (refusedParameters(error)) return chat(upstream, request, {});
      throw error;
    });
    return second.input === undefined && first ? first : second;
  };

/** Cut or padded to the asked size and scaled to unit length: padding keeps every cosine. */
function resized(vector: readonly number[], size: number): number[] {
  const fitted = Array.from({ length: size }, (_, index) => vector[index] ?? 0);
  const length = Math.hypot(...fitted) || 1;
  return fitted.map((component) => component / length);
}

/** Embeds by the upstream server. */
export async function upstreamEmbedding(upstream: Upstream, request: EmbeddingRequest): Promise<number[]> {
  const body = { model: upstream.embeddingModel, input: request.text };
  const parsed = embeddingSchema.safeParse(await post(upstream, "embeddings", body));
  if (!parsed.success) throw new BedrockError("ModelErrorException", "The model server's answer is not an embedding.");
  return resized(parsed.data.data[0]!.embedding, request.dimensions);
}
