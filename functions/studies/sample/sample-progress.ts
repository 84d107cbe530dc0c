import { doneOf, type PartDone, type PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { mostAsked } from "./next-wave.ts";
import type { KeptSample } from "./schemas.ts";

/**
 * How far a survey with a sample is. Those who are asked become more with every wave, so that the part of them
 * that is done would fall back. Neither the completes of those wanted can fall, nor the answers of all that may be
 * given at most: it is the further of the two.
 * @param asked everybody who was asked
 * @param isOver whether nobody is asked any more: then it is the part of them that is done, where that is more
 */
export function sampleDone(sample: KeptSample, asked: PersonaProgressMap, isOver: boolean): PartDone {
  const entries = Object.values(asked);
  const completed = entries.filter(({ status, screened_out }) => status === "complete" && screened_out !== true).length;
  // A persona that was deleted before its wave is not asked any more.
  const most = isOver ? entries.length : mostAsked(sample, sample.candidates.length);
  const answers = { done: doneOf(asked), total: most };
  const completes = { done: completed, total: sample.completes };
  return answers.done * completes.total > completes.done * answers.total ? answers : completes;
}
