import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { parseRerunId } from "../../domain/simulation/rerun.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { simulationRef } from "./shared/simulation-ref.ts";

const environment = parseEnvironment("simulation-complete-rerun");
const simulations = createSimulationLifecycle(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("simulation-complete-rerun", simulationInputSchema, async (input) => {
  const rerun = parseRerunId(input.simulation_id);
  return {
    completed: rerun !== undefined && (await simulations.completeRerun(simulationRef(input), rerun, timestamp())),
  };
});
