import { allocationTool, writeAllocation } from "./survey-allocation/prompt.ts";
import { choiceTool, writeChoice } from "./survey-choice/prompt.ts";
import { numberTool, writeNumber } from "./survey-number/prompt.ts";
import { openTool, writeOpen } from "./survey-open/prompt.ts";
import { bestWorstTool, rankingTool, writeBestWorst, writeRanking } from "./survey-ranking/prompt.ts";
import { scaleTool, writeScale } from "./survey-scale/prompt.ts";

/** Who answers such a prompt by values writes them like this. */
export interface Written {
  tool: string;
  /** The text of an answer, which the prompt reads back; JSON for a value that is none. */
  write(value: unknown): string;
}

const written = <T extends object>(
  { name }: { name: string },
  fields: readonly (keyof T)[],
  write: (value: T) => string,
): Written => ({
  tool: name,
  write: (value) =>
    typeof value === "object" && value !== null && fields.every((field) => Object.hasOwn(value, field))
      ? write(value as T)
      : JSON.stringify(value),
});

const prompts: Readonly<Record<string, Written>> = {
  "survey-scale": written(scaleTool, ["answer"], writeScale),
  "survey-open": written(openTool, ["answer", "themes"], writeOpen),
  "survey-choice": written(choiceTool, ["considerations", "chosen", "reason"], writeChoice),
  "survey-number": written(numberTool, ["reason", "number"], writeNumber),
  "survey-ranking": written(rankingTool, ["reason", "ranked"], writeRanking),
  "survey-best-worst": written(bestWorstTool, ["reason", "best", "worst"], writeBestWorst),
  "survey-allocation": written(allocationTool, ["reason", "amounts"], writeAllocation),
};

/** Of a prompt that is answered in words, by its id of any version; undefined for one that forces a tool. */
export const answeredInWords = (promptId: string): Written | undefined => prompts[promptId.replace(/@\d+$/, "")];
