import type { ReliabilityInput } from "../../platform/pipelines/state-inputs.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { ReliabilityStore } from "./store.ts";

/** The simulation that a reliability study runs again. */
export const originalOf = (input: ReliabilityInput): SimulationRef => ({
  companyId: input.company_id,
  projectId: input.project_id,
  simulationId: input.simulation_id,
});

/** A study under way with its simulation and reruns. @throws WorkStopped if it is over or gone */
export async function loadRunning(reliability: ReliabilityStore, input: ReliabilityInput) {
  const { study, simulation, ...rest } = await reliability.load(originalOf(input), input.study_id);
  if (study?.status !== "running" || simulation?.status !== "complete") {
    throw new WorkStopped("The reliability check is over, or its simulation is gone");
  }
  return { study, simulation, ...rest };
}
