import { englishAnchors } from "./english-anchors.ts";
import { germanAnchors } from "./german-anchors.ts";
import { surveyEnglishAnchors } from "./survey-english-anchors.ts";
import { surveyGermanAnchors } from "./survey-german-anchors.ts";

/** Every anchor statement that is part of the service; those made of a survey's own labels are not among them. */
export const builtInAnchors: ReadonlySet<string> = new Set(
  [englishAnchors, germanAnchors, surveyEnglishAnchors, surveyGermanAnchors].flatMap((scales) =>
    Object.values(scales).flat(2),
  ),
);
