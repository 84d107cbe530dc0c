import type { Prompt } from "../../prompts/prompt.ts";
import { languageRule } from "./answer-language.ts";
import { canaryOf } from "./read-answer.ts";
import { toolSchema } from "./tool-schema.ts";

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
