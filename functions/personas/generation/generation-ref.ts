import type { GenerationInput } from "../../platform/pipelines/state-inputs.ts";
import type { GenerationRef } from "../groups/store-lifecycle.ts";

export const generationRef = (input: GenerationInput): GenerationRef => ({
  companyId: input.company_id,
  projectId: input.project_id,
  groupId: input.persona_group_id,
  generation: input.generation,
});
