import data from "../../data/chat-ratings.json" with { type: "json" };
import { primaryLanguage } from "../../languages/language-tag.ts";
import { ownModel } from "../../models/own-models.ts";
import type { ScaleFamily } from "./scale-families.ts";
import { isAccepted, type ScaleTest } from "./scale-map.ts";

type Measured = Readonly<Record<string, Readonly<Record<string, Readonly<Partial<Record<ScaleFamily, ScaleTest>>>>>>>;

/**
 * How well a chat model places graded answers on a scale, as `npm run conformance -- --chat-ratings` has measured it.
 * @param language BCP 47
 * @returns undefined if it was not measured
 */
export const chatTest = (modelId: string, language: string, family: ScaleFamily): ScaleTest | undefined =>
  (data.models as Measured)[ownModel(modelId) ?? modelId]?.[primaryLanguage(language)]?.[family];

/**
 * The second turn of the chat model costs time and money. This reduction of the error, in points of five, justifies it.
 */
const WORTH_A_CALL = 0.15;

/**
 * Which method turns words into numbers, by how far each has missed graded answers (docs/methods.md, Ratings).
 * @param similarity the embedding model's test, if it can read the scale
 * @param chat undefined where it was not measured: it is trusted with what vectors cannot be trusted with
 * @returns null if neither can be trusted: then there is no number
 */
export function betterMethod(
  similarity: ScaleTest | undefined,
  chat: ScaleTest | undefined,
): "semantic_similarity" | "follow_up" | null {
  const isChatTrusted = chat === undefined || isAccepted(chat);
  if (!similarity || !isAccepted(similarity)) return isChatTrusted ? "follow_up" : null;
  return chat && isChatTrusted && chat.error < similarity.error - WORTH_A_CALL ? "follow_up" : "semantic_similarity";
}
