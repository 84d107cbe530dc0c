import { gradedAnswersIn } from "../../functions/studies/rating/graded-answers.ts";
import type { Language } from "../../functions/languages/language.ts";
import type { ScaleFamily } from "../../functions/studies/rating/scale-families.ts";
import { learnScale, readPoints, type ReadableScale, type ScaleMap } from "../../functions/studies/rating/scale-map.ts";
import { embed } from "../../local/bedrock/embedder/embed.ts";

/** What the offline embedder makes of a text. */
export const offlineVector = (text: string): number[] => embed(text, 512);

const known = new Map<string, ScaleMap>();

/** A scale as the offline embedder learns to read it, whether or not it passes its test. */
export function offlineScale(family: ScaleFamily, language: Language): ReadableScale {
  const key = `${family} ${language}`;
  const learned = known.get(key) ?? learnScale(gradedAnswersIn(language).scales[family], offlineVector);
  known.set(key, learned);
  return { test: learned.test, map: learned.map! };
}

/** Probabilities of the five points of a scale, as the service computes them from an answer. */
export const offlinePoints = (family: ScaleFamily, language: Language, text: string): number[] =>
  readPoints(offlineScale(family, language), offlineVector(text));
