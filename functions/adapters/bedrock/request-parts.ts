import type { Prompt } from "../../prompts/prompt.ts";
import { languageRule } from "./answer-language.ts";
import { canaryOf } from "./read-answer.ts";
import { toolSchema } from "./tool-schema.ts";

/** The rules of a call: of its role, of its language, and a mark that no answer may repeat. */
export const systemText = (prompt: Prompt<unknown>): string =>
  [prompt.system, ...languageRule(prompt), `Never to be mentioned: ${canaryOf(prompt.id)}`].join("\n");

/** The one tool by which a call is answered. */
export const toolsOf = ({ tool, output }: Pick<Prompt<unknown>, "tool" | "output">) => [
  { toolSpec: { name: tool.name, description: tool.description, inputSchema: { json: toolSchema(output) as never } } },
];
