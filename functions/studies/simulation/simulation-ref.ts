import type { Identity } from "../../platform/http/request.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";

/** The simulation of a request: its company from the token, the rest from the path. */
export const simulationRef = (
  identity: Identity,
  params: { project_id: string; simulation_id: string },
): SimulationRef => ({
  companyId: identity.companyId,
  projectId: params.project_id,
  simulationId: params.simulation_id,
});
