import { conceptBattery, type ConceptQuestion } from "../concept-test/battery.ts";
import { FIRST_VARIED_RUN, parseRerunId } from "../../platform/rerun.ts";
import type { SimulationType } from "../simulation/schemas.ts";
import type { SurveyScale } from "../survey/schemas.ts";
import { variations, type Variation } from "./schemas.ts";
import { studyKinds } from "../study-kinds.ts";

/*
 * What each variation changes, and nothing else. The words of a run that varies the wording are in its own input.
 *
 * | variation | survey             | concept test     | interview | focus group | conjoint              |
 * |-----------|--------------------|------------------|-----------|-------------|-----------------------|
 * | wording   | questions          | concept, battery | questions | topic       | -                     |
 * | scale     | scales and options | battery's order  | -         | -           | offers and attributes |
 *
 * In every type, `persona` changes the order and form of the profile, and `model` takes the next model of the persona
 * role.
 */

/** The number of the rerun that varies something, among the reruns of its study. */
export const variedRun = (variation: Variation): number => FIRST_VARIED_RUN + variations.indexOf(variation);

/** What a run changes; null for a simulation or a rerun that changes nothing. */
export const variationOf = (simulationId: string): Variation | null =>
  variations[(parseRerunId(simulationId)?.number ?? 0) - FIRST_VARIED_RUN] ?? null;

/**
 * Why a study cannot be varied as asked, in a sentence; null if it can.
 * @param modelIds those of the persona role
 */
export function whyNotVaried(
  type: SimulationType,
  vary: readonly Variation[],
  modelIds: readonly string[],
): string | null {
  const cannotVary: Partial<Record<Variation, string>> = studyKinds[type].cannotVary;
  const impossible = vary.find((variation) => cannotVary[variation]);
  if (impossible) return `${cannotVary[impossible]!}; leave \`${impossible}\` out of \`vary\``;
  return vary.includes("model") && new Set(modelIds).size < 2
    ? "Only one model is set up to answer as personas, so no other can; leave `model` out of `vary`"
    : null;
}

/** The model that answers for a persona: models are spread over personas, and the next one is the other. */
export function answeringModel(modelIds: readonly string[], position: number, variation: Variation | null): string {
  const place = position % modelIds.length;
  const own = modelIds[place] as string;
  if (variation !== "model") return own;
  return [...modelIds.slice(place + 1), ...modelIds.slice(0, place)].find((id) => id !== own) ?? own;
}

/** The concept battery as a run asks it; answers are known by their item, not by their place. */
export function batteryAsked(language: string, variation: Variation | null): ConceptQuestion[] {
  const battery = conceptBattery(language, variation === "wording" ? "battery_reworded" : "battery");
  return variation === "scale" ? battery.toReversed() : battery;
}

/** Whether a scale shows its ends; a scale without labels has no ends to exchange. */
export const hasEnds = ({ low_label, high_label, labels }: SurveyScale): boolean =>
  labels !== null || low_label !== null || high_label !== null;

/**
 * A scale as it is shown from its other end. It is answered in words, which are read on the scale as it is: the figures
 * are in its own numbers.
 */
export const turnedScale = ({ low_label, high_label, labels, ...scale }: SurveyScale): SurveyScale => ({
  ...scale,
  low_label: high_label,
  high_label: low_label,
  labels: labels && labels.toReversed(),
});
