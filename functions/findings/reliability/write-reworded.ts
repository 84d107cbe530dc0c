import type { Model } from "../../models/port/model.ts";
import type { ReliabilityInput } from "../../platform/pipelines/state-inputs.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import { textsOf, withTexts } from "../sensitivity/study-texts.ts";
import { variedRun } from "../../studies/sensitivity/vary.ts";
import { rerunId } from "../../platform/rerun.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { ReliabilityStore } from "./store.ts";
import { rewordTexts } from "./reword-texts.ts";
import { loadRunning, originalOf } from "./study-ref.ts";
import { again } from "./write-reruns.ts";

/**
 * Writes the rerun that puts the questions in other words, if the study wants one. The words are stored in the rerun
 * itself: a repetition of this task finds it and does not call a model.
 * @throws ModelError if another attempt may help
 */
export async function writeReworded(
  { reliability, ...asks }: { reliability: ReliabilityStore; model: Model; modelId: string },
  input: ReliabilityInput,
): Promise<{ reworded: number }> {
  const ref = originalOf(input);
  const { study, simulation, input: asked, reruns } = await loadRunning(reliability, input);
  const id = rerunId({ simulationId: simulation.id, studyId: study.id, number: variedRun("wording") });
  if (!study.vary.includes("wording") || reruns.some((rerun) => rerun.simulation.id === id)) return { reworded: 0 };
  const original = { simulation, input: asked };
  const { language } = simulation;
  const { words, usage, modelIds } = await rewordTexts(asks, textsOf(original), { language, study: id });
  const left = words.values();
  const reworded = withTexts(original, (text) => left.next().value ?? text);
  const rerun = {
    ...again(simulation, id, timestamp()),
    prompt_question: reworded.prompt_question,
    model_ids: new Set(modelIds),
    usage,
  };
  if (!(await reliability.addRerun(ref, study.id, rerun, reworded.input)))
    throw new WorkStopped("The reliability check is over, or its simulation is gone");
  return { reworded: words.filter((found) => found !== null).length };
}
