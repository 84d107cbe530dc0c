import type { SurveyScale } from "../survey/schemas.ts";
import { anchorSets, type Anchors } from "./anchors.ts";
import { isLanguage } from "./language.ts";
import { readScale } from "./read-scale.ts";
import type { ScaleFamily } from "./scale-families.ts";
import { surveyAnchors } from "./survey-anchors.ts";

/** Somebody's words, and the question and scale that they are to be placed on. */
export interface Statement {
  text: string;
  question: string;
  scale: SurveyScale;
  /** What the scale measures; null where its own labels alone say that. */
  family: ScaleFamily | null;
  /** What the words are compared with, in the order of the scale's points; null where a language has nothing for it. */
  anchorsIn(anchors: Anchors): readonly (readonly string[])[] | null;
}

/** The five points of a family of scales in the words of a language, in English where nobody has written them. */
const pointsIn = (family: ScaleFamily, language: string): readonly string[] =>
  anchorSets(family, isLanguage(language) ? language : "en")[0];

/** Words to be placed on the five points of a family, such as those about an item of the concept battery. */
export function familyStatement(family: ScaleFamily, question: string, text: string, language: string): Statement {
  const labels = [...pointsIn(family, language)];
  const scale = { points: 5, first_value: 1, low_label: labels[0]!, high_label: labels.at(-1)!, labels };
  return { text, question, scale, family, anchorsIn: ({ scales }) => scales[family] };
}

/** Words to be placed on the scale of a survey question. */
export function surveyStatement(
  question: { text: string; scale: SurveyScale },
  text: string,
  language: string,
): Statement {
  const { family, downward } = readScale(question);
  const { scale } = question;
  const anchorsIn = (anchors: Anchors) => surveyAnchors(question, anchors);
  const isBare = scale.labels === null && scale.low_label === null && scale.high_label === null;
  if (!isBare || family === null) return { text, question: question.text, scale, family, anchorsIn };
  const ends = pointsIn(family, language);
  const [low, high] = [ends[0]!, ends.at(-1)!];
  const named = { ...scale, low_label: downward ? high : low, high_label: downward ? low : high };
  return { text, question: question.text, scale: named, family, anchorsIn };
}
