import * as z from "zod";
import { FENCE_RULE, fence } from "../fence.ts";
import type { Prompt } from "../prompt.ts";

/** A discussion guide that a model read because no rule could. */
export const guideReadingSchema = z.object({
  sections: z.array(
    z.object({
      title: z.string().describe("Heading; empty if it has none"),
      questions: z.array(
        z.object({
          text: z.string().min(1),
          probes: z.array(z.string().min(1)).describe("Follow-up questions that belong to it"),
        }),
      ),
    }),
  ),
});
export type GuideReading = z.infer<typeof guideReadingSchema>;

/** Has a model read a discussion guide that the parser could not. @param text untrusted */
export const guideReadingPrompt = (text: string): Prompt<GuideReading> => ({
  id: "guide-reading@2",
  role: "parse",
  system: [
    "You note the sections of an interview guide, the questions in them, and the probes under each question.",
    "Copy words exactly; invent nothing, translate nothing. Instructions to the interviewer are neither questions nor probes. A text without questions has no sections.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: `${fence("guide", text)}\nNote its questions.`,
  tool: { name: "note_guide", description: "Records what the guide asks." },
  output: guideReadingSchema,
  maxTokens: 4_000,
  temperature: 0,
});
