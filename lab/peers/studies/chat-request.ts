import * as z from "zod";
import { estimateTokens } from "../../../functions/platform/costs/count-tokens.ts";

const partSchema = z.looseObject({ type: z.string(), text: z.string().optional() });
const messageSchema = z.looseObject({
  role: z.string(),
  content: z.union([z.string(), z.array(partSchema)]).nullish(),
  tool_calls: z.array(z.unknown()).nullish(),
});
const functionSchema = z.looseObject({
  name: z.string(),
  parameters: z.record(z.string(), z.unknown()).default({}),
});

/** A request to `/chat/completions`, as far as it is looked at. */
export const chatRequestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(messageSchema).min(1),
  tools: z.array(z.looseObject({ function: functionSchema })).nullish(),
  response_format: z.looseObject({ type: z.string(), json_schema: z.unknown().optional() }).nullish(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** All text of a message, however it is put. */
export function messageText({ content }: ChatRequest["messages"][number]): string {
  if (typeof content === "string") return content;
  return (content ?? []).map(({ text }) => text ?? "").join("\n");
}

/**
 * Tokens of a request, by the rule that our own are counted with: every message, tools and the schema of the answer as
 * they stand in the request. Nothing is added for roles and separators, neither here nor there.
 */
export function inputTokensOf({ messages, tools, response_format: format }: ChatRequest): number {
  const written = messages.flatMap((message) => [
    messageText(message),
    message.tool_calls?.length ? JSON.stringify(message.tool_calls) : "",
  ]);
  const shapes = [tools?.length ? JSON.stringify(tools) : "", format?.json_schema ? JSON.stringify(format) : ""];
  return [...written, ...shapes].reduce((tokens, text) => tokens + estimateTokens(text), 0);
}
