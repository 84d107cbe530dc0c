import { startBedrock, type LocalBedrock } from "../../../../local/bedrock/server.ts";
import type { Upstream } from "../../../../functions/models/openai-compatible/openai.ts";
import {
  startModelServer,
  type AnswerRequest,
  type ModelServer,
  type Received,
  type Reply,
} from "../../../support/model-server.ts";

/** Replies one after the other, the last one from then on. */
export const inTurn =
  (replies: readonly Reply[]): AnswerRequest =>
  (_, index) =>
    replies[Math.min(index, replies.length - 1)] ?? null;

const closers: (() => Promise<void>)[] = [];
/** Closes what {@link setup} has started. */
export const closeAll = () => Promise.all(closers.splice(0).map((close) => close()));

/** A server, and a Bedrock endpoint in front of it. */
export async function setup(
  answer: AnswerRequest,
  options: Partial<Upstream> & { callsAtOnce?: number } = {},
): Promise<{ server: ModelServer; received: Received[]; bedrock: LocalBedrock }> {
  const server = await startModelServer(answer);
  const { callsAtOnce, ...upstream } = options;
  const bedrock = await startBedrock({
    upstream: { url: server.url, model: "llama3.1", apiKey: "secret-key-1", ...upstream },
    ...(callsAtOnce === undefined ? {} : { callsAtOnce }),
  });
  closers.push(bedrock.close, server.close);
  return { server, received: server.received, bedrock };
}

const schema = {
  type: "object",
  properties: {
    liking: { type: "string" },
    rating: { type: "integer", minimum: 1, maximum: 5 },
    again: { type: "boolean" },
    themes: { type: "array", items: { type: "string" } },
    remark: { type: "string" },
  },
  required: ["liking", "rating", "again", "themes"],
};

const tasteRequest = {
  system: [{ text: "Be brief." }],
  messages: [{ role: "user", content: [{ text: "How is it?" }, { cachePoint: { type: "default" } }] }],
  inferenceConfig: { maxTokens: 99, temperature: 0.5 },
  toolConfig: {
    tools: [{ toolSpec: { name: "taste", description: "Records a taste.", inputSchema: { json: schema } } }],
    toolChoice: { tool: { name: "taste" } },
  },
};

export const converse = (
  { endpoint }: LocalBedrock,
  { request = {}, model = "any", signal }: { request?: object; model?: string; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${endpoint}/model/${encodeURIComponent(model)}/converse`, {
    method: "POST",
    body: JSON.stringify({ ...tasteRequest, ...request }),
    ...(signal ? { signal } : {}),
  });

export interface ConverseAnswer {
  output: { message: { content: { text?: string; toolUse?: { input: unknown } }[] } };
  stopReason: string;
  usage: { outputTokens: number };
}
export const answerOf = async (response: Response) => (await response.json()) as ConverseAnswer;
export const typeOf = (response: Response) => response.headers.get("x-amzn-errortype");
