import type { ContentBlock, ConverseCommandOutput, Message, StopReason } from "@aws-sdk/client-bedrock-runtime";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { Cost } from "../../platform/costs/cost.ts";
import { wellFormedCopy } from "../../platform/text/json-text.ts";
import { ModelError, type ModelErrorName } from "../../platform/model-errors.ts";
import { readsAsRefusal } from "../refusal.ts";
import type { InWords, Prompt, NumbersInWords } from "../prompts/prompt.ts";
import { languageProblem, roleProblem } from "./answer-language.ts";
import { missingPart, type MissingPart } from "./missing-part.ts";
import { toolSchema } from "./tool-schema.ts";
import { trimAnswer } from "./trim-answer.ts";
import { numberIn } from "../prompts/words/numbers.ts";
import { optionNumber } from "../prompts/words/option-numbers.ts";

/** The parts of a JSON schema that this file reads. */
interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/**
 * An answer whose texts in the place of numbers are the numbers that they mean: `"2. Supermarket"` is the number of an
 * option, `"2,50 EUR"` is 2.5. Each is read by itself; what is not plain to see stays as it is, for the schema to
 * refuse.
 * @param schema JSON schema of the answer
 */
function withNumbers(schema: Schema, value: unknown, numbers: NumbersInWords): unknown {
  const { type, properties = {}, items } = schema;
  if (typeof value === "string") {
    if (type === "integer" && numbers.options.length > 0) return optionNumber(value, numbers.options) ?? value;
    return type === "integer" || type === "number" ? (numberIn(value, numbers) ?? value) : value;
  }
  if (Array.isArray(value)) return items ? value.map((item: unknown) => withNumbers(items, item, numbers)) : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, given]: [string, unknown]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, own ? withNumbers(own, given, numbers) : given];
    }),
  );
}

/**
 * A marker that is in every system prompt and must not be in any answer. An answer that contains it shows that text
 * from outside talked the model into reciting its orders.
 */
export const canaryOf = (promptId: string): string =>
  `ref-${createHash("sha256").update(`canary:${promptId}`).digest("hex").slice(0, 8)}`;

/**
 * An answer that its prompt does not accept, for its shape or its language: what to tell the model, and the final name
 * of the error.
 */
export interface UnusableAnswer<T> {
  ok: false;
  name: ModelErrorName;
  problem: string;
  reply: ContentBlock[];
  toolUseId: string | undefined;
  /** An answer that fits its schema, but is in another language or out of role. */
  kept?: { value: T };
  /** What its schema did not accept of it, where the rest can be used. */
  missing?: MissingPart | null;
}

const textOf = (content: readonly ContentBlock[]): string => content.map(({ text }) => text ?? "").join("\n");

function nameOf(stopReason: StopReason | undefined, content: readonly ContentBlock[]): ModelErrorName {
  if (stopReason === "max_tokens") return "ModelAnswerCut";
  if (stopReason?.startsWith("malformed_") || content.some((block) => block.toolUse)) return "ModelUnusableOutput";
  if (textOf(content).trim() === "") return "ModelAnswerEmpty";
  return readsAsRefusal(textOf(content)) ? "ModelRefused" : "ModelUnusableOutput";
}

/** The value that an answer gives for the schema to check, or what is wrong with it. */
type Given = { value: unknown } | { problem: string };

function givenInWords({ read }: InWords, text: string, stopReason: StopReason | undefined): Given {
  if (text.trim() === "") return { problem: "There is no answer." };
  // A text that ends too early reads as well as a whole one.
  if (stopReason === "max_tokens") return { problem: "It is no whole answer." };
  if (readsAsRefusal(text))
    return { problem: "That is an assistant's refusal: answer as the person, or refuse as they do." };
  try {
    return { value: read(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function givenIn({ inWords, tool }: Prompt<unknown>, content: ContentBlock[], stopReason?: StopReason): Given {
  const use = content.find((block) => block.toolUse)?.toolUse;
  if (use) return { value: use.input };
  return inWords
    ? givenInWords(inWords, textOf(content), stopReason)
    : { problem: `Answer by calling the tool ${tool.name}.` };
}

/**
 * Reads what a prompt's schema asks for out of an answer. Code corrects what it can before the model is asked again.
 * @param part the part that alone was asked for: it completes the answer before
 * @throws ModelError if asking again is of no use
 */
export function readAnswer<T>(
  prompt: Prompt<T>,
  { output, stopReason }: ConverseCommandOutput,
  modelId: string,
  usage: Cost,
  part?: MissingPart | null,
): { ok: true; value: T; isTrimmed: boolean } | UnusableAnswer<T> {
  const content = output?.message?.content ?? [];
  if (stopReason === "content_filtered" || stopReason === "guardrail_intervened")
    throw new ModelError("ModelRefused", `it stopped with ${stopReason}`, modelId, usage);
  if (stopReason === "model_context_window_exceeded")
    throw new ModelError("ModelContextTooLong", `it stopped with ${stopReason}`, modelId, usage);
  if (JSON.stringify(content).includes(canaryOf(prompt.id)))
    throw new ModelError("ModelUnusableOutput", "it recited its instructions", modelId, usage);
  const given = givenIn(prompt, content, stopReason);
  const said = replyOf(prompt, content);
  let problem: string;
  let missing: MissingPart | null = null;
  if ("problem" in given) ({ problem } = given);
  else {
    // A model that is cut at its limit, or miscounts, may end in the middle of an emoji, and tables cannot store half
    // of one.
    const whole = wellFormedCopy(given.value);
    const schema = part?.schema ?? toolSchema(prompt.output);
    const trimmed = trimAnswer(schema, whole, prompt.language === null);
    const corrected = prompt.numbers ? withNumbers(schema, trimmed, prompt.numbers) : trimmed;
    const parsed = prompt.output.safeParse(part ? part.merge(corrected) : corrected);
    if (parsed.success) {
      const { data: value } = parsed;
      const heard = roleProblem(prompt, value) ?? languageProblem(prompt, value) ?? prompt.doubt?.(value) ?? null;
      if (heard === null) return { ok: true, value, isTrimmed: !isDeepStrictEqual(corrected, whole) };
      return { ok: false, name: "ModelUnusableOutput", ...said, problem: heard, kept: { value } };
    }
    problem = z.prettifyError(parsed.error);
    missing = missingPart(schema, corrected, parsed.error.issues);
  }
  return {
    ok: false,
    missing,
    name: nameOf(stopReason, content),
    problem: stopReason === "max_tokens" ? `${problem} The answer was cut off: give a much shorter one.` : problem,
    ...said,
  };
}

/**
 * An answer as it is repeated to its model. A blank one is not repeated: services refuse blank text. Where no tool was
 * asked for, a call of one is written in words: services refuse calls in a request without tools.
 */
function replyOf(
  { inWords }: Prompt<unknown>,
  content: ContentBlock[],
): Pick<UnusableAnswer<unknown>, "reply" | "toolUseId"> {
  const use = content.find((block) => block.toolUse)?.toolUse;
  if (inWords && use) return { reply: [{ text: JSON.stringify(use.input) }], toolUseId: undefined };
  return { reply: use || textOf(content).trim() !== "" ? content : [], toolUseId: use?.toolUseId };
}

/**
 * What a model is told whose answer did not fit. An empty reply is filled in: roles must alternate.
 * @param part the part that alone it is asked for
 */
export function repairTurn(
  { inWords }: Prompt<unknown>,
  { reply, toolUseId, problem }: UnusableAnswer<unknown>,
  part?: MissingPart,
): Message[] {
  const whole = inWords ? `Answer again, corrected. ${inWords.form}` : "Give the whole answer again, corrected.";
  const again = part ? `The rest of it is kept. Give only this again, corrected: ${part.names}.` : whole;
  const text = `Not accepted:\n${problem}\n${again}`;
  const content: ContentBlock[] = toolUseId
    ? [{ toolResult: { toolUseId, status: "error", content: [{ text }] } }]
    : [{ text }];
  return [
    { role: "assistant", content: reply.length > 0 ? reply : [{ text: "(no answer)" }] },
    { role: "user", content },
  ];
}

/** Why an answer was of no use, for logs: never in its own words. */
const reasons: Partial<Record<ModelErrorName, string>> = {
  ModelAnswerCut: "it stopped with max_tokens, when a shorter answer was asked for too",
  ModelAnswerEmpty: "there was nothing in its answer",
  ModelRefused: "it declined in words instead of answering",
};

/** The error of a question whose last answer could not be used either. */
export const unusableAnswer = ({ name, problem }: UnusableAnswer<unknown>, modelId: string, usage: Cost): ModelError =>
  new ModelError(name, reasons[name] ?? `its answer does not fit: ${problem}`, modelId, usage);
