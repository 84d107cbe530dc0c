import type { Model } from "../../models/port/model.ts";
import type { CodingInput } from "../../platform/pipelines/state-inputs.ts";
import { ModelError, WorkStopped } from "../../platform/model-errors.ts";
import type { CodingStore } from "./store-coding.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { SimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";

/** The dependencies of every state in which a model reads answers. */
export interface CodingDependencies {
  codings: CodingStore;
  simulations: Pick<SimulationLifecycle, "recordCost">;
  model: Model;
  modelId: string;
}

/** The simulation whose answers are coded. */
export const codedSimulation = (input: CodingInput): SimulationRef => ({
  companyId: input.company_id,
  projectId: input.project_id,
  simulationId: input.simulation_id,
});

const over = () => new WorkStopped("The coding is over, or its simulation is gone");

/** A coding under way with its simulation. @throws WorkStopped if it is over, or another one has replaced it */
export async function loadCoding(codings: CodingStore, input: CodingInput) {
  const [simulation, codebook] = await codings.load(codedSimulation(input), input.question_id);
  if (codebook?.status !== "coding" || codebook.id !== input.coding_id || simulation?.status !== "complete")
    throw over();
  return { simulation, codebook };
}

/** @throws WorkStopped */
export function mustBeUnderWay(stored: boolean): void {
  if (!stored) throw over();
}

/** Records in the simulation the cost of a model call that failed. */
export async function withRecordedCost<T>(
  simulations: CodingDependencies["simulations"],
  ref: SimulationRef,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ModelError) await simulations.recordCost(ref, { usage: error.usage, modelIds: [] });
    throw error;
  }
}
