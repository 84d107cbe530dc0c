import * as z from "zod";
import type { OpenReply } from "../../../../functions/prompts/survey-open/prompt.ts";
import { jsonBlockOf } from "../blocks.ts";
import { groundOf } from "./ground.ts";
import { respond } from "./respond.ts";

const questionSchema = z.object({ text: z.string().catch("") }).catch({ text: "" });
const MOST_THEMES = 3;
const LONGEST = 1_500;

/** Answers an open question of a survey as the persona of the request would, and names what the answer is about. */
export function answerOpenly(request: string): OpenReply {
  const { text } = questionSchema.parse(jsonBlockOf(request, "question") ?? {});
  const { sentences, themes } = respond({ ground: groundOf(request), question: text, isWritten: true });
  return { answer: sentences.join(" ").slice(0, LONGEST), themes: themes.slice(0, MOST_THEMES) };
}
