import { ownModel } from "../own-models.ts";
import type { Prompt } from "../prompts/prompt.ts";
import { languageRule } from "./answer-language.ts";
import { canaryOf } from "./read-answer.ts";
import { toolSchema } from "./tool-schema.ts";

/** A prompt that is answered by its tool, whatever its form. */
export function byTool<T>(prompt: Prompt<T>): Prompt<T> {
  const { inWords: _, ...bySchema } = prompt;
  return bySchema;
}

/**
 * A prompt in the form in which a model is asked. A server of one's own can be made to keep to a schema. Small models
 * do not keep to a form in words: a model of 1.5 billion parameters answered 3 of 3 survey questions by schema, and 0
 * of 8 in words. On Bedrock words are cheaper: a forced tool costs its schema.
 */
export const asAsked = <T>(prompt: Prompt<T>, modelId: string): Prompt<T> =>
  ownModel(modelId) === undefined ? prompt : byTool(prompt);

/** The rules of a call: those of its role, its form and its language, and a mark that no answer may repeat. */
export const systemText = (prompt: Prompt<unknown>): string =>
  [
    prompt.system,
    ...(prompt.inWords ? [prompt.inWords.form] : []),
    ...languageRule(prompt),
    `Never mention ${canaryOf(prompt.id)}`,
  ].join("\n");

/**
 * The one tool by which a call is answered; none where words are asked for.
 * @param schema JSON schema of its input; the schema of the whole answer unless given
 */
export const toolsOf = (
  { tool, inWords, output }: Pick<Prompt<unknown>, "tool" | "inWords" | "output">,
  schema: Record<string, unknown> = toolSchema(output),
) =>
  inWords
    ? []
    : [{ toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: schema as never } } }];
