import * as z from "zod";
import { FENCE_RULE, fence, fenceJson } from "../../models/prompts/fence.ts";
import { materialBlocks, type Material } from "../../models/prompts/material.ts";
import { saidBlocks, type Utterance } from "../../personas/people/asked-persona.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

export const MOST_PROBED = 3;

export const moderationSchema = z.object({
  message: z.string().min(1).max(800).describe("1 to 3 sentences with one question"),
  addressed: z
    .array(z.string())
    .max(MOST_PROBED)
    .describe("Full names of those you turn to; empty for the whole group"),
});
export type Moderation = z.infer<typeof moderationSchema>;

export interface ModerationSlots {
  /** The moderator prompt as the caller wrote it, untrusted. */
  topic: string;
  briefings: readonly Material[];
  members: readonly { name: string; words: number }[];
  discussion: readonly Utterance[];
  /** Round from 1, and how many there are. */
  round: number;
  rounds: number;
  /** Open a round with a question to all, or probe what was said in it. */
  task: "open" | "probe";
  /** Language of the study (BCP 47). */
  language: string;
}

const orders = {
  open:
    "Open the round with one question to the whole group, addressing nobody in particular. The first round asks " +
    "for first thoughts, later ones take up what was said and go deeper: reasons, situations, doubts, what would " +
    "change a mind. The last asks what weighs most in the end.",
  probe:
    "Probe. Turn to one to three members by full name: those who disagree, so that they answer each other, and " +
    "those who have said least. Quote a few words at most.",
} as const;

/** Has a model moderate a focus group: open a round, or probe disagreement and silent members. */
export const groupModeratorPrompt = (slots: ModerationSlots): Prompt<Moderation> => ({
  id: `group-moderator-${slots.task}@3`,
  role: "moderator",
  system: [
    "You moderate a focus group; the blocks `said` hold the discussion so far. Ask short, open, neutral " +
      "questions, never leading ones. Have no opinion of your own; neither praise nor sum up at length.",
    orders[slots.task],
    FENCE_RULE,
  ].join("\n"),
  shared: [
    "This is what the group talks about.",
    fence("stimulus", slots.topic),
    ...materialBlocks(slots.briefings),
  ].join("\n"),
  conversation: saidBlocks(slots.discussion),
  question: [
    fenceJson("members", slots.members),
    fenceJson("task", { round: slots.round, rounds: slots.rounds, task: slots.task }),
    "Speak.",
  ].join("\n"),
  tool: { name: "moderate", description: "Records what you say to the group." },
  output: moderationSchema,
  maxTokens: 400,
  temperature: 0.7,
  language: slots.language,
});
