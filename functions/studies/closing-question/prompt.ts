import * as z from "zod";
import { personaPrompt, type AskedPersona, type Utterance } from "../../personas/people/asked-persona.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

/** What a participant thinks when everything has been asked. */
export const closingQuestionSchema = z.object({
  reaction: z.string().min(1).max(2_000).describe("What you think of it all, 2 to 5 sentences"),
  key_themes: z.array(z.string().min(1).max(60)).min(1).max(5).describe("What it turns on, 2 to 4 words each"),
  notable_quote: z.string().min(1).max(400).describe("One sentence of yours that says it best, word for word"),
});
export type ClosingQuestion = z.infer<typeof closingQuestionSchema>;

const situations = {
  survey: "You have just finished a questionnaire. The blocks `said` hold its questions and your answers.",
  interview: "You have just been interviewed. The blocks `said` hold the interview.",
  focus_group:
    "You have just sat in a group discussion, which the blocks `said` hold. The others have gone and will not " +
    "hear you. Say what you think now, whether or not the talk changed your mind.",
} as const;
export type Situation = keyof typeof situations;

/** Asks a participant, privately and at the end, what they think of it all. */
export const closingQuestionPrompt = (
  askedPersona: AskedPersona,
  { situation, talk }: { situation: Situation; talk: readonly Utterance[] },
): Prompt<ClosingQuestion> => ({
  ...personaPrompt(
    askedPersona,
    [situations[situation], "Stay with what you said; do not make it kinder or rounder than it was."],
    ["Look back: what do you think in the end?"],
    { utterances: talk, isShared: situation === "focus_group" },
  ),
  id: `closing-question-${situation}@5`,
  tool: { name: "closing_question", description: "Records your view." },
  output: closingQuestionSchema,
  maxTokens: 900,
});
