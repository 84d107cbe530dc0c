import type { SimulationInput } from "../../platform/pipelines/state-inputs.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";

export const simulationRef = (input: SimulationInput): SimulationRef => ({
  companyId: input.company_id,
  projectId: input.project_id,
  simulationId: input.simulation_id,
});
