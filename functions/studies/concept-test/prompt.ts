import * as z from "zod";
import { conceptBattery, conceptItems, type ConceptItem, type ConceptQuestion } from "./battery.ts";
import { FENCE_RULE, fence, fenceJson } from "../../models/prompts/fence.ts";
import type { ParticipantProfile } from "../../personas/people/participant.ts";
import { materialBlocks, materialImages, type Material } from "../../models/prompts/material.ts";
import { personBlock, speakAs } from "../../personas/people/voice.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

const sentences = (maximum: number) => z.string().min(1).max(maximum);

const answersTo = (items: readonly ConceptItem[]) =>
  z.object(Object.fromEntries(items.map((item) => [item, sentences(600)])) as Record<ConceptItem, z.ZodString>);

/**
 * A persona's answers to a concept. The battery is answered in words, never in numbers: numbers come from the words by
 * semantic similarity (docs/methods.md, Ratings).
 */
export const conceptReactionSchema = z.object({
  reaction: sentences(2_000).describe("First, honest reaction, 3 to 6 sentences"),
  answers: answersTo(conceptItems),
  key_themes: z.array(sentences(60)).min(1).max(5).describe("What it turns on, 2 to 4 words each"),
  notable_quote: sentences(300).describe("One sentence of your reaction, word for word"),
});
export type ConceptReaction = z.infer<typeof conceptReactionSchema>;

/** A concept that a persona has reacted to. */
export interface SeenConcept {
  /** Its name, untrusted. */
  concept: string;
  you_said: string;
}

const SEEN =
  "You were shown others before this one, each by itself, and this is how your reactions to them began. Whoever has " +
  "seen others compares: react to this one as you now would, and do not repeat yourself.";

export interface ConceptTestSlots {
  persona: ParticipantProfile;
  /** Whether the profile is shown in the other order and form. */
  isRetold?: boolean;
  /** In the order in which they are asked; as usual without it. */
  battery?: readonly ConceptQuestion[];
  /** The concept or question as the caller wrote it, untrusted. */
  stimulus: string;
  /** Concepts that this persona was shown before, and how its reaction to each began; none without it. */
  seen?: readonly SeenConcept[];
  /** Briefings that were attached, untrusted. */
  briefings: readonly Material[];
  /** Language of the study (BCP 47). */
  language: string;
  /** The study that asks. */
  study?: string | undefined;
}

/** Shows one persona a concept and asks for its reaction and the concept battery. */
export const conceptTestPrompt = ({
  persona,
  isRetold,
  stimulus,
  briefings,
  language,
  seen = [],
  battery = conceptBattery(language),
  study,
}: ConceptTestSlots): Prompt<ConceptReaction> => ({
  id: "concept-test@5",
  role: "persona",
  speaker: persona.full_name,
  system: [speakAs(persona), FENCE_RULE].join("\n"),
  shared: [
    "This is what you are shown.",
    fence("stimulus", stimulus),
    ...materialBlocks(briefings),
    "You will be asked for your reaction, then to answer each of these in 1 or 2 sentences, without numbers or " +
      "scale points:",
    ...battery.map((item) => `- ${item.id}: ${item.question}`),
  ].join("\n"),
  images: materialImages(briefings),
  question: [
    personBlock(persona, isRetold),
    ...(seen.length > 0 ? [SEEN, ...seen.map((one) => fenceJson("seen", one))] : []),
    "Give your reaction and your answers.",
  ].join("\n"),
  tool: { name: "give_reaction", description: "Records your reaction and answers." },
  output: conceptReactionSchema.extend({ answers: answersTo(battery.map(({ id }) => id)) }),
  maxTokens: 1_500,
  temperature: 1,
  language,
  study,
});
