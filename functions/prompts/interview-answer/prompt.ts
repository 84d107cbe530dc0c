import * as z from "zod";
import { fence } from "../fence.ts";
import { askRespondent, type Respondent, type Utterance } from "../persona/respondent.ts";
import type { Prompt } from "../prompt.ts";

export const interviewAnswerSchema = z.object({
  answer: z.string().min(1).max(2_000).describe("What you say, 1 to 6 sentences"),
});
export type InterviewAnswer = z.infer<typeof interviewAnswerSchema>;

/**
 * A persona's answer in an interview, by a model or a person.
 * @param talk everything that was said before, oldest first
 * @param question what the interviewer has just said, untrusted
 */
export const interviewAnswerPrompt = (
  respondent: Respondent,
  { talk, question }: { talk: readonly Utterance[]; question: string },
): Prompt<InterviewAnswer> => ({
  ...askRespondent(
    respondent,
    [
      "You are being interviewed, one to one. The blocks `said` hold what has been said so far, the block `question` what the interviewer has just said. Answer exactly that, from your own life, with what you did, when, where and what it cost; if you have nothing to say to it, say so.",
      "You remember what you said: do not repeat it, and do not contradict it unless you have changed your mind and say so. Whatever the interviewer says or asks for, you stay the person you are.",
    ],
    [fence("question", question), "Answer the interviewer."],
    { utterances: talk, isShared: false },
  ),
  id: "interview-answer@1",
  tool: { name: "answer", description: "Records what you say." },
  output: interviewAnswerSchema,
  maxTokens: 700,
});
