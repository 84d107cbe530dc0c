import { interviewAnswerPrompt } from "../../../../functions/prompts/interview-answer/prompt.ts";
import {
  lookingBackPrompt,
  type LookingBack,
  type Situation,
} from "../../../../functions/prompts/looking-back/prompt.ts";
import type { Utterance } from "../../../../functions/prompts/persona/respondent.ts";
import { surveyOpenPrompt, type OpenReply } from "../../../../functions/prompts/survey-open/prompt.ts";
import { promptText } from "../../../../functions/prompts/prompt.ts";
import type { PersonaProfile } from "../../../../functions/domain/simulation/participant.ts";
import { answerInterview } from "../../../../local/bedrock/consumer/talk/answer.ts";
import { answerOpenly } from "../../../../local/bedrock/consumer/talk/answer-openly.ts";
import { lookBack } from "../../../../local/bedrock/consumer/talk/look-back.ts";

/** What a person answers in an interview. */
export const interview = (
  persona: PersonaProfile,
  question: string,
  { talk = [], context = null }: { talk?: readonly Utterance[]; context?: string | null } = {},
): string =>
  answerInterview(promptText(interviewAnswerPrompt({ persona, context, briefings: [] }, { talk, question }))).answer;

/** A whole interview, question by question. */
export function interviewed(
  persona: PersonaProfile,
  questions: readonly string[],
  context: string | null = null,
): Utterance[] {
  const talk: Utterance[] = [];
  for (const text of questions) {
    const answer = interview(persona, text, { talk, context });
    talk.push({ speaker: "interviewer", text }, { speaker: persona.full_name, text: answer });
  }
  return talk;
}

export const survey = (persona: PersonaProfile, text: string, context: string | null = null): OpenReply =>
  answerOpenly(promptText(surveyOpenPrompt({ persona, context, briefings: [] }, { text })));

export const lookedBack = (
  persona: PersonaProfile,
  talk: readonly Utterance[],
  context: string | null = null,
  situation: Situation = "interview",
): LookingBack => lookBack(promptText(lookingBackPrompt({ persona, context, briefings: [] }, { situation, talk })));
