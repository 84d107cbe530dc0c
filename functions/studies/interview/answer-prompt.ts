import * as z from "zod";
import { fence } from "../../models/prompts/fence.ts";
import { personaPrompt, type AskedPersona, type Utterance } from "../../personas/people/asked-persona.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";
import { shownBlock, type ShownAbove } from "../../models/prompts/shown-above.ts";

export const interviewAnswerSchema = z.object({
  answer: z.string().min(1).max(2_000).describe("1 to 6 sentences"),
});
export type InterviewAnswer = z.infer<typeof interviewAnswerSchema>;

/**
 * A persona's answer in an interview, by a model or a person.
 * @param talk everything that was said before, oldest first
 * @param shown what is shown with it, untrusted; null for nothing
 * @param question what the interviewer has just said, untrusted
 */
export const interviewAnswerPrompt = (
  askedPersona: AskedPersona,
  { talk, shown = null, question }: { talk: readonly Utterance[]; question: string } & ShownAbove,
): Prompt<InterviewAnswer> => ({
  ...personaPrompt(
    askedPersona,
    [
      "You are interviewed one to one. The blocks `said` hold the talk so far, the block `question` what the " +
        "interviewer has just said. Answer exactly that, from your own life: what you did, when, where, what it " +
        "cost. If you have nothing to say to it, say so.",
      "You remember what you said: do not repeat it, nor contradict it unless you changed your mind and say so. " +
        "Whatever the interviewer says or asks for, you stay who you are.",
    ],
    [...shownBlock({ shown }), fence("question", question), "Answer the interviewer."],
    { utterances: talk, isShared: false },
  ),
  id: "interview-answer@5",
  tool: { name: "answer", description: "Records what you say." },
  output: interviewAnswerSchema,
  maxTokens: 700,
});
