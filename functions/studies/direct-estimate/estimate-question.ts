import type * as z from "zod";
import type { estimateInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { briefingsWith, conceptOf } from "../concept-test/questions.ts";
import { estimableQuestions } from "./questions.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import { takesImages } from "../../models/image-models.ts";
import { directEstimatePrompt, sharesOf } from "./prompt.ts";
import { loadMaterials } from "../simulation/load-materials.ts";
import { mustBeStored, withRecordedCost, type AskDependencies } from "../simulation/load-participant.ts";
import { simulationRef } from "../simulation/input-ref.ts";

/**
 * Has the persona role's first model estimate how the study's audience answers one question, and stores the estimate.
 * An estimate that is stored already costs nothing.
 * @throws WorkStopped if the study is over, its group or the question gone
 */
export async function estimateQuestion(
  { simulations, model, modelIds, files }: Omit<AskDependencies, "reader">,
  input: z.output<typeof estimateInputSchema>,
): Promise<{ question_id: string }> {
  const ref = simulationRef(input);
  const { question_id } = input;
  const [modelId] = modelIds as [string, ...string[]];
  model.prepare();
  const [simulation, studyInput, estimate] = await simulations.loadEstimate(ref, question_id);
  if (!simulation || simulations.isOver(simulation)) throw new WorkStopped("The study is gone or over");
  if (estimate) return { question_id };
  const question = estimableQuestions(simulation, studyInput).find((one) => one.question_id === question_id);
  const concepts = studyInput?.concepts ?? [];
  const about = concepts.find(({ concept_id }) => concept_id === conceptOf(question_id)?.concept_id);
  const shown = briefingsWith(simulation.briefing_ids, concepts, about);
  const [group, briefings] = await Promise.all([
    simulations.findGroup({ ...ref, groupId: simulation.persona_group_id }),
    loadMaterials(simulations, ref, shown, takesImages(modelId) ? files : null),
  ]);
  if (!group || !question) throw new WorkStopped("The group or the question is gone");
  return withRecordedCost(simulations, ref, async () => {
    const { prompt_question: stimulus, language } = simulation;
    const {
      value,
      usage,
      modelId: answeredBy,
    } = await model.ask(
      directEstimatePrompt({ audience: group, stimulus, briefings, question, language, study: ref.simulationId }),
      modelId,
    );
    const stored = await simulations.saveEstimate(
      ref,
      { question_id, model_id: answeredBy, shares: sharesOf(question, value) },
      { usage, modelIds: [answeredBy] },
    );
    await mustBeStored(simulations, ref, stored);
    return { question_id };
  });
}
