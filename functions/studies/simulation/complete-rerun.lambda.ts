import { parseEnvironment } from "../../platform/functions/environment.ts";
import { simulationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { parseRerunId } from "../../platform/rerun.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createSimulationLifecycle } from "./store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { simulationRef } from "./input-ref.ts";

const environment = parseEnvironment("simulation-complete-rerun");
const simulations = createSimulationLifecycle(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("simulation-complete-rerun", simulationInputSchema, async (input) => {
  const rerun = parseRerunId(input.simulation_id);
  return {
    completed: rerun !== undefined && (await simulations.completeRerun(simulationRef(input), rerun, timestamp())),
  };
});
