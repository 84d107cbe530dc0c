import * as z from "zod";
import { coverageSchema } from "./schemas.ts";
import { FENCE_RULE, fenceJson } from "../../models/prompts/fence.ts";
import { saidBlocks, type Utterance } from "../../personas/people/asked-persona.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

export const followUpSchema = z.object({
  coverage: coverageSchema,
  non_answer: z
    .boolean()
    .catch(false)
    .describe("True if all that was said is not knowing, declining, nothing, or about something else"),
  probe: z.string().min(1).max(400).nullable().describe("One question; null if the answer will do"),
});
export type FollowUp = z.infer<typeof followUpSchema>;

/** A probe that quotes somebody may quote a question. */
const QUOTING = /["„“”«»「」]/u;

/** A probe without the questions after its first one: a person who is asked five at once answers one of them. */
function oneQuestion(probe: string): string {
  const end = probe.search(/[?？]/u);
  const [first, rest] = [probe.slice(0, end + 1), probe.slice(end + 1)];
  return /[?？]/u.test(rest) && /\p{L}/u.test(first) && !QUOTING.test(probe) ? first.trim() : probe;
}

export interface FollowUpSlots {
  question: string;
  /** Probes the guide suggests for it. */
  suggested: readonly string[];
  /** The talk about this question, from the moment it was put. */
  talk: readonly Utterance[];
  /** How many probes may still be put; at 0 only the coverage is wanted. */
  probesLeft: number;
  /** Language of the study (BCP 47). */
  language: string;
}

/** Has the interviewer judge whether a guide's question has been answered, and probe if it has not. */
export const followUpPrompt = ({
  question,
  suggested,
  talk,
  probesLeft,
  language,
}: FollowUpSlots): Prompt<FollowUp> => ({
  id: "interview-follow-up@5",
  role: "moderator",
  system: [
    "You interview consumers along a guide. Judge whether the guide's question has been answered: covered (with a " +
      "reason or an example), partly, or not at all.",
    "If something is missing that the question or its suggested probes ask for, put one short, open, neutral " +
      "probe that takes up the person's own words. Never probe for its own sake, lead or comment, nor press " +
      "somebody who declines. Not knowing, declining, saying nothing and speaking of something else, in whatever " +
      "language, are marked as no answer: they cover nothing.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: [
    fenceJson("guide_question", { question, suggested_probes: suggested, probes_left: probesLeft }),
    ...saidBlocks(talk),
    probesLeft > 0 ? "Judge the answer and probe if need be." : "Judge the answer; no probe is left.",
  ].join("\n"),
  tool: { name: "follow_up", description: "Records the coverage and the next probe, if any." },
  output: followUpSchema.transform(({ probe, ...judged }) => ({ ...judged, probe: probe && oneQuestion(probe) })),
  maxTokens: 250,
  temperature: 0.3,
  language,
});
