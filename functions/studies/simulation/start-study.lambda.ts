import { openEncryption } from "../../personas/respondents/encryption-keys.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { reportInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createSaltStore } from "../../personas/respondents/store-salts.ts";
import { createSimulationLifecycle } from "./store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { fixParticipants } from "./fix-participants.ts";

const environment = parseEnvironment("simulation-start-study");
const table = openTable(environment.TABLE_NAME);
const dependencies = {
  simulations: createSimulationLifecycle(table),
  capacities: environment.BATCH_CAPACITIES,
  encryption: openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table)),
};

export const handler = createStateHandler("simulation-start-study", reportInputSchema, async ({ words, ...input }) => ({
  ...(await fixParticipants(dependencies, input)),
  ...(words === undefined ? {} : { words }),
}));
