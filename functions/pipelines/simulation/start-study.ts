import { openSealing } from "../../adapters/sealing/sealing.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { reportInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { fixParticipants } from "./shared/fix-participants.ts";

const environment = parseEnvironment("simulation-start-study");
const table = openTable(environment.TABLE_NAME);
const dependencies = {
  simulations: createSimulationLifecycle(table),
  capacities: environment.BATCH_CAPACITIES,
  sealing: openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table)),
};

export const handler = createStateHandler("simulation-start-study", reportInputSchema, async ({ words, ...input }) => ({
  ...(await fixParticipants(dependencies, input)),
  ...(words === undefined ? {} : { words }),
}));
