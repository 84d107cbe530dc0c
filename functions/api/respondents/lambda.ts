import { openPipeline } from "../../adapters/pipelines/executions.ts";
import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { openSealing } from "../../adapters/sealing/sealing.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { respondentRoutes } from "../../contracts/routes/respondents.ts";
import { createLogger } from "../../shared/logger.ts";
import { readForm } from "../../shared/http/read-form.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { createPersonaGroupStore } from "../../storage/persona-groups/store.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { createRespondentStore } from "../../storage/respondents/store.ts";
import { createSimulationStore } from "../../storage/simulations/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { respondentHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-respondents");
const logger = createLogger({ function: "api-respondents" });
const table = openCallersTable(environment.TABLE_NAME);
const sealing = openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));

export const handler = createProtectedApi(environment, table, {
  routes: respondentRoutes,
  handlers: respondentHandlers,
  dependencies: {
    groups: createPersonaGroupStore(table),
    simulations: createSimulationStore(table),
    respondents: createRespondentStore(table, sealing),
    generation: openPipeline(environment.PERSONA_GENERATION_ARN),
    sendDeletion: openDeletionQueue(environment.REMOVAL_QUEUE_URL),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
