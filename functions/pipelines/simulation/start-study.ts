import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { fixParticipants } from "./shared/fix-participants.ts";

const environment = parseEnvironment("simulation-start-study");
const simulations = createSimulationLifecycle(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("simulation-start-study", simulationInputSchema, (input) =>
  fixParticipants({ simulations }, input),
);
