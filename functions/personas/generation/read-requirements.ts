import type { Model } from "../../models/bedrock/model.ts";
import type { Requirement } from "../requirements/schemas.ts";
import { requirementsPrompt } from "../requirements/prompt.ts";
import { emitCost } from "../../platform/log/study-metrics.ts";

export interface RequirementsReader {
  model: Pick<Model, "ask">;
  /** Of the role `parse`. */
  parserId: string;
}

/** What a group's description says of every one of its people; without one nobody is asked. @throws ModelError */
export async function readRequirements(
  { model, parserId }: RequirementsReader,
  { description }: { description: string | null },
): Promise<Requirement[]> {
  if (description === null) return [];
  const { value, usage } = await model.ask(requirementsPrompt(description), parserId);
  emitCost("persona_generation", usage);
  return value;
}
