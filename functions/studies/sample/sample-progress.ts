import { doneOf, type PartDone, type PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { mostAsked } from "./next-wave.ts";
import type { KeptSample } from "./schemas.ts";

/**
 * How far a survey with a sample is. Every wave adds personas, so the finished part of those asked would fall. Two
 * other parts cannot fall: the completes out of those wanted, and the answers out of the most that may be given. The
 * result is the larger of the two.
 * @param asked everybody who was asked
 * @param isOver whether nobody is asked any more: then it is the finished part of those asked, if that is more
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
