import type { SurveyScale } from "../survey/schemas.ts";
import { pointsIn as writtenPoints } from "./scale-points.ts";
import { isLanguage } from "../../languages/language.ts";
import { readScale } from "./read-scale.ts";
import type { ScaleFamily } from "./scale-families.ts";

/** Somebody's words, and the question and scale that they are to be placed on. */
export interface Statement {
  text: string;
  question: string;
  scale: SurveyScale;
  /** What the scale measures; null if only its own labels show that. */
  family: ScaleFamily | null;
  /** Whether the scale's first point is the upper end of what it measures. */
  downward: boolean;
}

/** The five points of a family of scales in the words of a language; in English if nobody has written them in it. */
const pointsIn = (family: ScaleFamily, language: string): readonly string[] =>
  writtenPoints(family, isLanguage(language) ? language : "en");

/** The five points of a family, such as that of an item of the concept battery, as a scale with labels. */
export function familyScale(family: ScaleFamily, language: string): SurveyScale {
  const labels = [...pointsIn(family, language)];
  return { points: 5, first_value: 1, low_label: labels[0]!, high_label: labels.at(-1)!, labels };
}

/** Words to be placed on the five points of a family. */
export const familyStatement = (family: ScaleFamily, question: string, text: string, language: string): Statement => ({
  text,
  question,
  scale: familyScale(family, language),
  family,
  downward: false,
});

/** The scale of a survey question. A scale without any words gets the ends of what it measures. */
export function namedScale(question: { text: string; scale: SurveyScale }, language: string): SurveyScale {
  const { family, downward } = readScale(question);
  const { scale } = question;
  const isBare = scale.labels === null && scale.low_label === null && scale.high_label === null;
  if (!isBare || family === null) return scale;
  const ends = pointsIn(family, language);
  const [low, high] = [ends[0]!, ends.at(-1)!];
  return { ...scale, low_label: downward ? high : low, high_label: downward ? low : high };
}

/** Words to be placed on the scale of a survey question. */
export function surveyStatement(
  question: { text: string; scale: SurveyScale },
  text: string,
  language: string,
): Statement {
  const { family, downward } = readScale(question);
  return { text, question: question.text, scale: namedScale(question, language), family, downward };
}
