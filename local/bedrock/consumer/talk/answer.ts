import type { InterviewAnswer } from "../../../../functions/prompts/interview-answer/prompt.ts";
import { blockOf } from "../blocks.ts";
import { detectLanguage } from "../language.ts";
import { groundOf } from "./ground.ts";
import { respond } from "./respond.ts";

const LONGEST = 2_000;
/** Somebody who has run out of things to say still says so: an empty answer is none. */
const NOTHING_MORE = { en: "I don't know what to add to that.", de: "Ich weiß nicht, was ich dazu noch sagen soll." };

/** Answers what an interviewer has just said as the persona of the request would. */
export function answerInterview(request: string): InterviewAnswer {
  const question = blockOf(request, "question");
  const { sentences } = respond({ ground: groundOf(request), question, isWritten: false });
  const said = sentences.join(" ").slice(0, LONGEST);
  return { answer: said || NOTHING_MORE[detectLanguage(question) === "de" ? "de" : "en"] };
}
