import * as z from "zod";
import { hearLanguage } from "../languages/hear-language.ts";
import { FENCE_RULE, fence } from "../models/prompts/fence.ts";
import type { Prompt } from "../models/prompts/prompt.ts";

/** Characters at the beginning of a document that are used to detect its language. */
const TOLD_BY = 20_000;

export const summarySchema = z.object({
  summary: z.string().min(1).max(4_000).describe("150 to 300 words, plain paragraphs"),
});
export type Summary = z.infer<typeof summarySchema>;

/**
 * Summarises a document for people who will be asked about it. It must not advertise or judge: anything it adds would
 * be measured as an effect of the concept.
 * @param text up to 200,000 characters, untrusted
 */
export const summaryPrompt = (text: string): Prompt<Summary> => ({
  id: "summary@3",
  role: "parse",
  system: [
    "You summarise documents that consumers will be shown in a market study.",
    "Keep what a buyer would want to know: what is offered, for whom, how it works, every price and condition, " +
      "claims with their figures, and what the document itself says about drawbacks.",
    "Use the document's own terms and figures, in its language. Do not praise, judge, add or explain anything that " +
      "is not there, and do not speak of the document itself.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: `${fence("document", text)}\nSummarise it.`,
  tool: { name: "write_summary", description: "Records the summary." },
  output: summarySchema,
  maxTokens: 1_200,
  temperature: 0,
  language: hearLanguage(text.slice(0, TOLD_BY)),
});
