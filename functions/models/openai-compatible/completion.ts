import * as z from "zod";
import { withoutThinking } from "./read-json.ts";

const callSchema = z.looseObject({ arguments: z.unknown().optional() });
const messageSchema = z.looseObject({
  content: z.unknown().optional(),
  refusal: z.unknown().optional(),
  tool_calls: z.array(z.looseObject({ function: callSchema })).nullish(),
});
const completionSchema = z.looseObject({
  choices: z.array(z.looseObject({ message: messageSchema, finish_reason: z.unknown().optional() })).min(1),
  usage: z.looseObject({ prompt_tokens: z.unknown().optional(), completion_tokens: z.unknown().optional() }).nullish(),
});

/** What a server answered to one chat, whatever shape it came in. */
export interface Completion {
  /** What was said, without what was thought before. */
  text: string;
  /** The arguments of a tool call as text; null without one. */
  call: string | null;
  /** Why it ends before it is done; null when it does not. */
  stopped: "max_tokens" | "content_filtered" | null;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** The text of a message's content: a text, or a list of parts of which some are text. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: unknown) => {
      const parsed = z.looseObject({ text: z.string() }).safeParse(part);
      return typeof part === "string" ? part : (parsed.data?.text ?? "");
    })
    .join("");
}

const asText = (given: unknown): string | null =>
  given === undefined || given === null ? null : typeof given === "string" ? given : JSON.stringify(given);

const asCount = (given: unknown): number | undefined => (typeof given === "number" ? given : undefined);

const CUT = ["length", "max_tokens"];

/** Reads a chat completion; null if the body is not one. */
export function readCompletion(body: unknown): Completion | null {
  const { data } = completionSchema.safeParse(body);
  const [choice] = data?.choices ?? [];
  if (!data || !choice) return null;
  const { message, finish_reason: finish } = choice;
  const refusal = textOf(message.refusal);
  return {
    text: refusal || withoutThinking(textOf(message.content)),
    call: asText(message.tool_calls?.[0]?.function.arguments),
    stopped:
      refusal !== "" || finish === "content_filter"
        ? "content_filtered"
        : CUT.includes(String(finish))
          ? "max_tokens"
          : null,
    inputTokens: asCount(data.usage?.prompt_tokens),
    outputTokens: asCount(data.usage?.completion_tokens),
  };
}
