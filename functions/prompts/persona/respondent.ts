import type { PersonaProfile } from "../../domain/simulation/participant.ts";
import { FENCE_RULE, fence, fenceJson } from "../fence.ts";
import { materialBlocks, materialImages, type Material } from "../material.ts";
import type { Prompt } from "../prompt.ts";
import { SPEAK_AS_PERSONA } from "./voice.ts";

/** What every question to a participant of a study comes with. */
export interface Respondent {
  persona: PersonaProfile;
  /** What the study is about, as the caller wrote it, untrusted; null if nothing was said. */
  context: string | null;
  /** Briefings that were attached, untrusted. */
  briefings: readonly Material[];
}

/** Something that was said, as a prompt shows it. */
export interface Utterance {
  /** `interviewer`, `moderator`, or the full name of whoever spoke. */
  speaker: string;
  text: string;
}

export const talkBlock = (tag: "talk" | "discussion", utterances: readonly Utterance[]): string =>
  fenceJson(tag, utterances);

/**
 * The parts that all prompts to a participant share: the rules of speaking as a persona, what the study shows, and who
 * is speaking.
 * @param rules of this kind of question, one per line
 * @param request blocks and the closing order, after the persona
 */
export const askRespondent = (
  { persona, context, briefings }: Respondent,
  rules: readonly string[],
  request: readonly string[],
): Pick<Prompt<unknown>, "role" | "system" | "shared" | "images" | "question" | "temperature"> => {
  const material = [...(context === null ? [] : [fence("stimulus", context)]), ...materialBlocks(briefings)];
  return {
    role: "persona",
    system: [SPEAK_AS_PERSONA, ...rules, FENCE_RULE].join("\n"),
    shared: material.length > 0 ? ["This is what the study is about.", ...material].join("\n") : null,
    images: materialImages(briefings),
    question: ["This is you.", fenceJson("persona", persona), ...request].join("\n"),
    temperature: 1,
  };
};
