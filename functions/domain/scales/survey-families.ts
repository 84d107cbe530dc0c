import { scaleIds, type ScaleId } from "./anchors.ts";

/** Scales that only surveys ask, beside those of the concept battery. */
export const surveyFamilies = [
  "likelihood",
  "recommendation",
  "importance",
  "frequency",
  "interest",
  "ease",
  "trust",
  "quality",
  "intensity",
] as const;
export type SurveyFamily = (typeof surveyFamilies)[number];
/** What a rating scale measures: every family has five anchor statements per set in every language of the anchors. */
export type ScaleFamily = ScaleId | SurveyFamily;

export const isConceptScale = (family: ScaleFamily): family is ScaleId =>
  (scaleIds as readonly string[]).includes(family);
