import type { Model } from "../../functions/models/port/model.ts";
import type { Parser } from "../../functions/models/ask-parser.ts";
import { noCost } from "../../functions/platform/costs/cost.ts";
import { ModelError } from "../../functions/platform/model-errors.ts";
import { promptText, type Prompt } from "../../functions/models/prompts/prompt.ts";
import { answerOffline } from "../../local/bedrock/model/answer.ts";

/**
 * What reads files in a request, with the offline model behind it but without a server in between.
 * @param answer gives other answers than the offline model's
 * @returns the parser, its model, and the questions that it has asked
 */
export function offlineReader(answer = (tool: string, text: string): unknown => answerOffline(tool, text, null)) {
  const asked: string[] = [];
  const model: Model = {
    prepare: () => undefined,
    async ask<T>(prompt: Prompt<T>, modelId: string) {
      for (let turn = 0; turn < 2; turn += 1) {
        asked.push(promptText(prompt));
        const parsed = prompt.output.safeParse(answer(prompt.tool.name, promptText(prompt)));
        if (parsed.success) return { value: parsed.data, modelId, usage: noCost };
      }
      throw new ModelError("ModelUnusableOutput", "The model's answer does not fit", modelId, noCost);
    },
  };
  const parser: Parser = { model, modelId: "offline" };
  return { parser, model, asked };
}
