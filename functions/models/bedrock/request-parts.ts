import { ownModel } from "../own-models.ts";
import type { Prompt } from "../prompts/prompt.ts";
import { languageRule } from "./answer-language.ts";
import { canaryOf } from "./read-answer.ts";
import { toolSchema } from "./tool-schema.ts";

/**
 * A prompt in the form in which a model is asked. A server of one's own can be made to keep to a schema, and small
 * models keep to no form in words (a model of 1.5 billion parameters: 3 of 3 survey questions by schema, 0 of 8 in
 * words). On Bedrock words are cheaper: a forced tool costs its schema.
 */
export function asAsked<T>(prompt: Prompt<T>, modelId: string): Prompt<T> {
  const { inWords: _, ...bySchema } = prompt;
  return ownModel(modelId) === undefined ? prompt : bySchema;
}

/** The rules of a call: of its role, of its form and language, and a mark that no answer may repeat. */
export const systemText = (prompt: Prompt<unknown>): string =>
  [
    prompt.system,
    ...(prompt.inWords ? [prompt.inWords.form] : []),
    ...languageRule(prompt),
    `Never mention ${canaryOf(prompt.id)}`,
  ].join("\n");

/** The one tool by which a call is answered; none where words are asked for. */
export const toolsOf = ({ tool, inWords, output }: Pick<Prompt<unknown>, "tool" | "inWords" | "output">) =>
  inWords
    ? []
    : [
        {
          toolSpec: {
            name: tool.name,
            description: tool.description,
            inputSchema: { json: toolSchema(output) as never },
          },
        },
      ];
