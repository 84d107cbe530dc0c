import { isRespondent, type ParticipantProfile } from "./participant.ts";
import { BRIEF_FENCE_RULE, FENCE_RULE, fence, fenceJson } from "../../models/prompts/fence.ts";
import { materialBlocks, materialImages, type Material } from "../../models/prompts/material.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";
import { personBlock, speakAs, speakBrieflyAs } from "./voice.ts";

/** The content that comes with every question to a participant of a study. */
export interface AskedPersona {
  /** Somebody, or nobody in particular. */
  persona: ParticipantProfile;
  /** Whether the profile is shown in the other order and form. */
  isRetold?: boolean;
  /** What the study is about, as the caller wrote it, untrusted; null if nothing was said. */
  context: string | null;
  /** Briefings that were attached, untrusted. */
  briefings: readonly Material[];
  /** Language of the study (BCP 47). */
  language: string;
  /** The study that asks. */
  study?: string | undefined;
}

/** Something that was said, as a prompt shows it. */
export interface Utterance {
  /** `interviewer`, `moderator`, or the full name of whoever spoke. */
  speaker: string;
  text: string;
}

/** What was said, one block each: a talk that goes on repeats its blocks and adds to them. */
export const saidBlocks = (utterances: readonly Utterance[]): string[] =>
  utterances.map((utterance) => fenceJson("said", utterance));

/** What was said before a question to a participant. */
export interface Talk {
  utterances: readonly Utterance[];
  /** Whether others are asked after the same talk: then it comes before the person, otherwise after it. */
  isShared: boolean;
}

/**
 * For questions that one persona is asked alone, with nothing said before them. Rules are brief, and the person stands
 * before the question, at the end of what the questions share. Providers thus find both in their cache where they are
 * long enough.
 */
export const ASKED_OFTEN: Talk = { utterances: [], isShared: false };

/**
 * The parts that all prompts to a participant share: the rules of speaking as a persona, what the study shows, and who
 * is speaking.
 * @param rules those of this kind of question, one per line
 * @param request blocks and the closing order
 */
export const personaPrompt = (
  { persona, isRetold, context, briefings, language, study }: AskedPersona,
  rules: readonly string[],
  request: readonly string[],
  talk: Talk | null = null,
): Pick<
  Prompt<unknown>,
  | "role"
  | "speaker"
  | "system"
  | "shared"
  | "images"
  | "conversation"
  | "question"
  | "temperature"
  | "language"
  | "study"
  | "isPersonal"
> => {
  const material = [...(context === null ? [] : [fence("stimulus", context)]), ...materialBlocks(briefings)];
  const isBrief = talk === ASKED_OFTEN;
  const showsOffer = material.length > 0 || request.some((part) => part.startsWith("<shown>"));
  const person = personBlock(persona, isRetold);
  const said = saidBlocks(talk?.utterances ?? []);
  return {
    role: "persona",
    speaker: persona.full_name,
    system: (isBrief
      ? [speakBrieflyAs(persona, showsOffer), ...rules, BRIEF_FENCE_RULE]
      : [speakAs(persona), ...rules, FENCE_RULE]
    ).join("\n"),
    shared: material.length > 0 ? ["This is what the study is about.", ...material].join("\n") : null,
    images: materialImages(briefings),
    ...(talk && { conversation: talk.isShared ? said : [person, ...said] }),
    question: [...(talk && !talk.isShared ? [] : [person]), ...request].join("\n"),
    temperature: 1,
    language,
    study,
    isPersonal: isRespondent(persona),
  };
};
