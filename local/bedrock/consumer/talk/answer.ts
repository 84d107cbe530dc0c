import type { InterviewAnswer } from "../../../../functions/prompts/interview-answer/prompt.ts";
import { blockOf } from "../blocks.ts";
import { groundOf } from "./ground.ts";
import { respond } from "./respond.ts";

const LONGEST = 2_000;

/** Answers what an interviewer has just said as the persona of the request would. */
export function answerInterview(request: string): InterviewAnswer {
  const { sentences } = respond({
    ground: groundOf(request),
    question: blockOf(request, "question"),
    isWritten: false,
  });
  return { answer: sentences.join(" ").slice(0, LONGEST) };
}
