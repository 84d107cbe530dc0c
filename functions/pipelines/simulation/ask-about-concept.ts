import type * as z from "zod";
import type { Embedder } from "../../adapters/bedrock/embedder.ts";
import type { Model } from "../../adapters/bedrock/model.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { ModelError, WorkStopped } from "../../domain/model-errors.ts";
import { takesImages } from "../../domain/models/image-models.ts";
import { addStoredUsage } from "../../domain/usage/stored-usage.ts";
import { conceptTestPrompt } from "../../prompts/concept-test/prompt.ts";
import type { StudyStore } from "../../storage/studies.ts";
import { rateConceptReaction } from "./rate-concept-reaction.ts";
import { loadMaterials } from "./load-materials.ts";
import { simulationRef } from "./simulation-ref.ts";

export interface AskConceptDependencies {
  studies: StudyStore;
  model: Model;
  modelIds: readonly string[];
  embedder: Embedder;
  files: FileStore;
}

/** Shows the concept to one participant, rates its words and stores both. An answer that is stored already costs nothing. */
export async function askAboutConcept(
  { studies, model, modelIds, embedder, files }: AskConceptDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ persona_id: string }> {
  const ref = simulationRef(input);
  const { persona_id } = input;
  const [simulation, participant, answered] = await studies.loadParticipant(ref, persona_id);
  if (!simulation || !participant || simulation.status !== "running")
    throw new WorkStopped("The study is gone or over");
  if (answered) return { persona_id };

  const position = simulation.participants[persona_id]?.position ?? 0;
  const modelId = modelIds[position % modelIds.length] as string;
  const stimulus = simulation.prompt_question ?? "";
  const briefings = await loadMaterials({ studies, files }, ref, simulation.briefing_ids, takesImages(modelId));
  try {
    const [{ value: reaction, usage }] = await Promise.all([
      model.ask(conceptTestPrompt({ persona: participant.profile, stimulus, briefings }), modelId),
      studies.markRunning(ref, persona_id),
    ]);
    const { stored, usage: ratingUsage } = await rateConceptReaction(embedder, participant, reaction);
    const spent = { usage: addStoredUsage(usage, ratingUsage), modelIds: [modelId] };
    if (!(await studies.saveResult(ref, persona_id, stored, spent))) throw new WorkStopped("The study is gone or over");
    return { persona_id };
  } catch (error) {
    if (error instanceof ModelError) await studies.recordSpending(ref, { usage: error.usage, modelIds: [] });
    throw error;
  }
}
