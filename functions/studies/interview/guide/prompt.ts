import * as z from "zod";
import { guidePieceKinds } from "./guide-of-parts.ts";
import { checkedBy } from "../../../models/prompts/checked-output.ts";
import { FENCE_RULE, fence } from "../../../models/prompts/fence.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";

/** A discussion guide in pieces: all of its words, in their order, each with what it is. */
export const guideReadingSchema = z.object({
  pieces: z.array(z.object({ is: z.enum(guidePieceKinds), text: z.string().min(1).describe("Copied") })),
});
export type GuideReading = z.infer<typeof guideReadingSchema>;

/**
 * Has a model read a discussion guide, or a part of one, that is not in the plain format.
 * @param text untrusted
 * @param check turns the pieces into the result; throws an Error that says what is wrong with them
 */
export const guideReadingPrompt = <T>(text: string, check: (reading: GuideReading) => T): Prompt<T> => ({
  id: "guide-reading@4",
  role: "parse",
  system: [
    "You split an interview guide into pieces, in their order, and say of each what it is. Copy words " +
      "exactly and translate nothing; every word must be in one piece. Leave out only numbers, letters and " +
      "bullets in front of questions.",
    "- heading: of a section, with its time. question: what a participant is asked, in one piece.",
    "- probe: a follow-up question, or a topic to ask about, that belongs to the question above it; each a " +
      "piece of its own.",
    "- shown: what participants are given to read or look at before the questions below it: a concept, an " +
      "offer, a situation, without the words that have it shown.",
    "- note: everything else, such as instructions to the interviewer, titles, greetings, thanks, and the " +
      "label in front of probes.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: `${fence("guide", text)}\nSplit it into pieces.`,
  tool: { name: "note_guide", description: "Records the pieces of the guide." },
  output: checkedBy(guideReadingSchema, check),
  maxTokens: 4_000,
  temperature: 0,
  language: null,
});
