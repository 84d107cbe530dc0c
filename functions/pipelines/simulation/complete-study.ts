import { parseEnvironment } from "../../contracts/environment.ts";
import { completionSchema, simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellCompleted } from "../../shared/study-metrics.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { simulationRef } from "./shared/simulation-ref.ts";

const environment = parseEnvironment("simulation-complete-study");
const simulations = createSimulationLifecycle(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "simulation-complete-study",
  simulationInputSchema.extend(completionSchema.shape),
  async (input) => {
    const ref = simulationRef(input);
    const completed = await simulations.complete(ref, timestamp());
    const simulation = completed ? await simulations.find(ref) : undefined;
    if (simulation) tellCompleted(simulation.simulation_type, input.execution_started_at, simulation.usage);
    return { completed };
  },
);
