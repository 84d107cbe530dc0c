import * as z from "zod";
import { allocationTool, writeAllocation } from "./allocation.ts";
import { choiceTool, writeChoice } from "./multiple-choice.ts";
import { numberTool, writeNumber } from "./numeric.ts";
import { openTool, writeOpen } from "./open-ended.ts";
import { bestWorstTool, rankingTool, writeBestWorst, writeRanking } from "./ranking.ts";
import { scaleTool, writeScale } from "./likert.ts";

/** How values are written as an answer to a prompt of this kind. */
export interface Written {
  tool: string;
  /** The text of an answer, which the prompt reads back; JSON for a value of another shape. */
  write(value: unknown): string;
}

const written = <T>({ name }: { name: string }, shape: z.ZodType<T>, write: (value: T) => string): Written => ({
  tool: name,
  write(value) {
    const { data } = shape.safeParse(value);
    return data === undefined ? JSON.stringify(value) : write(data);
  },
});

const reason = z.string();
const amounts = z.array(z.object({ option: z.number(), amount: z.number() }));
const shapes = {
  scale: z.object({ answer: z.string() }),
  open: z.object({ answer: z.string(), themes: z.array(z.string()) }),
  choice: z.object({ considerations: z.array(z.string()), chosen: z.array(z.number()), reason }),
  number: z.object({ reason, number: z.number() }),
  ranking: z.object({ reason, ranked: z.array(z.number()) }),
  bestWorst: z.object({ reason, best: z.number(), worst: z.number() }),
  allocation: z.object({ reason, amounts }),
};

const prompts: Readonly<Record<string, Written>> = {
  "survey-scale": written(scaleTool, shapes.scale, writeScale),
  "survey-open": written(openTool, shapes.open, writeOpen),
  "survey-choice": written(choiceTool, shapes.choice, writeChoice),
  "survey-number": written(numberTool, shapes.number, writeNumber),
  "survey-ranking": written(rankingTool, shapes.ranking, writeRanking),
  "survey-best-worst": written(bestWorstTool, shapes.bestWorst, writeBestWorst),
  "survey-allocation": written(allocationTool, shapes.allocation, writeAllocation),
};

/** How a prompt is answered in words, by its id of any version; undefined for a prompt that forces a tool. */
export const answeredInWords = (promptId: string): Written | undefined => prompts[promptId.replace(/@\d+$/, "")];
