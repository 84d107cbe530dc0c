import { parseEnvironment } from "../../contracts/environment.ts";
import { completionSchema, simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellCompleted } from "../../shared/study-metrics.ts";
import { createStudyStore } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { simulationRef } from "./study/simulation-ref.ts";

const environment = parseEnvironment("simulation-complete-study");
const studies = createStudyStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "simulation-complete-study",
  simulationInputSchema.extend(completionSchema.shape),
  async (input) => {
    const ref = simulationRef(input);
    const completed = await studies.complete(ref, timestamp());
    const simulation = completed ? await studies.find(ref) : undefined;
    if (simulation) tellCompleted(simulation.simulation_type, input.execution_started_at, simulation.usage);
    return { completed };
  },
);
