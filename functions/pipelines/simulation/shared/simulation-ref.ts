import type { SimulationInput } from "../../../contracts/pipelines/inputs.ts";
import type { SimulationRef } from "../../../storage/keys.ts";

export const simulationRef = (input: SimulationInput): SimulationRef => ({
  companyId: input.company_id,
  projectId: input.project_id,
  simulationId: input.simulation_id,
});
