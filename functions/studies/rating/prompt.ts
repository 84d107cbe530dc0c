import * as z from "zod";
import type { SurveyScale } from "../survey/schemas.ts";
import { checkedBy } from "../../models/prompts/checked-output.ts";
import { FENCE_RULE, fenceJson } from "../../models/prompts/fence.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";

/** Points that one statement may lie between. */
const MOST_POINTS = 3;

/** Somebody's words, what they answered, and the scale to place them on. */
export interface SaidOnScale {
  text: string;
  question: string;
  scale: SurveyScale;
}

/**
 * A model may name a point and give it a share of 0. This is a valid statement, and no reason to lose its other points.
 */
const shareSchema = z.number().max(100).meta({ exclusiveMinimum: 0 });

const ratingsSchema = z.object({
  ratings: z.array(
    z.object({
      statement: z.int().describe("Number of the statement"),
      points: z
        .array(z.object({ point: z.int(), share: shareSchema }))
        .max(MOST_POINTS)
        .describe("Where the words stand: one point, or up to three next to each other with the share of each"),
    }),
  ),
});

const lastPoint = ({ points, first_value }: SurveyScale) => first_value + points - 1;

/** Every point with its label, or the two ends: as models read a scale. */
const shownScale = (scale: SurveyScale): Record<string, string> => {
  const { first_value, low_label, high_label, labels } = scale;
  if (labels) return Object.fromEntries(labels.map((label, index) => [String(first_value + index), label]));
  return {
    ...(low_label === null ? {} : { [String(first_value)]: low_label }),
    ...(high_label === null ? {} : { [String(lastPoint(scale))]: high_label }),
  };
};

/**
 * Shares of points as probabilities over all points of each scale, in the order of the statements; null for words that
 * could not be read.
 */
function distributionsOf(
  statements: readonly SaidOnScale[],
  { ratings }: z.output<typeof ratingsSchema>,
): (number[] | null)[] {
  const named = ratings.flatMap(({ points }) => points);
  if (named.length > 0 && named.every(({ share }) => share <= 0))
    throw new Error("Every share is 0: give each point that you name its share in percent.");
  return statements.map(({ scale }, index) => {
    const number = index + 1;
    const own = ratings.filter(({ statement }) => statement === number);
    if (own.length !== 1) throw new Error(`Statement ${number} needs exactly one rating, found ${own.length}.`);
    const points = own[0]!.points.filter(({ share }) => share > 0);
    if (points.length === 0) return null;
    const total = points.reduce((sum, { share }) => sum + share, 0);
    const distribution = Array.from({ length: scale.points }, () => 0);
    for (const { point, share } of points) {
      const place = point - scale.first_value;
      if (place < 0 || place >= scale.points)
        throw new Error(
          `Statement ${number}: the scale runs from ${scale.first_value} to ${lastPoint(scale)}, not ${point}.`,
        );
      distribution[place]! += share / total;
    }
    return distribution;
  });
}

/**
 * Asks the persona's model to read what the persona has said, without the persona's profile, and to place it on the
 * scales of the questions (follow-up rating: Maier et al., 2025, arXiv 2510.08338). All statements of a persona go into
 * one call.
 */
export const followUpRatingPrompt = (
  statements: readonly SaidOnScale[],
  study?: string,
): Prompt<(number[] | null)[]> => ({
  id: "follow-up-rating@1",
  role: "persona",
  system: [
    "You code answers of consumers for a market researcher. Each block holds a question, its scale and what somebody " +
      "answered. Place the answer on the scale as the words stand, by the labels of the points: in some scales the " +
      "first point is the best. Do not make them kinder or rounder; do not judge what is talked about yourself.",
    "Name one point where the words are plain, two or three next to each other with their shares where they lie " +
      "between. Words that weigh both sides, or leave it open, belong in the middle. Rate every statement on its " +
      "own. Leave `points` empty only if you cannot read the language.",
    FENCE_RULE,
  ].join("\n"),
  shared: null,
  question: [
    ...statements.map(({ text, question, scale }, index) =>
      fenceJson("statement", {
        number: index + 1,
        question,
        scale: { from: scale.first_value, to: lastPoint(scale), labels: shownScale(scale) },
        answer: text,
      }),
    ),
    `Place the ${statements.length === 1 ? "answer" : `${statements.length} answers`}.`,
  ].join("\n"),
  tool: { name: "place_answers", description: "Records where each answer stands on its scale." },
  output: checkedBy(ratingsSchema, (value) => distributionsOf(statements, value)),
  maxTokens: 100 + 80 * statements.length,
  temperature: 0,
  language: null,
  study,
});
