import { isObject, readJson, type JsonObject } from "./read-json.ts";

export const isEventStream = (contentType: string, text: string): boolean =>
  contentType.includes("text/event-stream") || /^\s*(data|event|:)/.test(text);

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** Adds a piece of a tool call to those before it; pieces that belong together have one index. */
function addCall(calls: JsonObject[], piece: JsonObject, position: number): void {
  const index = typeof piece.index === "number" ? piece.index : position;
  const { name, arguments: given } = isObject(piece.function) ? piece.function : ({} as JsonObject);
  const before = isObject(calls[index]?.function) ? calls[index].function : ({} as JsonObject);
  const whole = isObject(given) ? given : textIn(before.arguments) + textIn(given);
  calls[index] = { function: { name: name ?? before.name, arguments: whole } };
}

/** Puts the pieces of a streamed chat completion together to what the server would have answered in one. */
export function assembled(text: string): JsonObject {
  const message: JsonObject = {};
  const calls: JsonObject[] = [];
  let finish: unknown = null;
  let rest: JsonObject = {};
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  for (const line of lines) {
    const chunk = readJson(line.slice("data:".length).trim());
    if (!isObject(chunk)) continue;
    const { choices, ...others } = chunk;
    rest = { ...rest, ...others, usage: others.usage ?? rest.usage };
    const choice = listOf(choices)[0];
    finish = choice?.finish_reason ?? finish;
    const piece = [choice?.delta, choice?.message].find(isObject) ?? {};
    for (const name of ["content", "reasoning_content", "refusal"])
      if (typeof piece[name] === "string") message[name] = textIn(message[name]) + piece[name];
    listOf(piece.tool_calls).forEach((call, position) => addCall(calls, call, position));
  }
  const isAnswer = finish !== null || Object.keys(message).length > 0 || calls.length > 0;
  const choice = { message: { ...message, tool_calls: Object.values(calls) }, finish_reason: finish };
  // Text that came before an error is not an answer.
  const choices = isAnswer && !rest.error ? [choice] : [];
  return { ...rest, choices };
}
