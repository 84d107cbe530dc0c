import { openPipeline } from "../../platform/pipelines/executions.ts";
import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { openEncryption } from "../../personas/respondents/encryption-keys.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { respondentRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { readForm } from "../../platform/http/read-form.ts";
import { createIdempotencyStore } from "../../platform/idempotency/store.ts";
import { createPersonaGroupStore } from "../../personas/groups/store.ts";
import { createSaltStore } from "../../personas/respondents/store-salts.ts";
import { createRespondentStore } from "./store.ts";
import { createSimulationStore } from "../../studies/simulation/store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { respondentHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-respondents");
const logger = createLogger({ function: "api-respondents" });
const table = openCallersTable(environment.TABLE_NAME);
const encryption = openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));

export const handler = createProtectedApi(environment, table, {
  routes: respondentRoutes,
  handlers: respondentHandlers,
  dependencies: {
    groups: createPersonaGroupStore(table),
    simulations: createSimulationStore(table),
    respondents: createRespondentStore(table, encryption),
    generation: openPipeline(environment.PERSONA_GENERATION_ARN),
    sendDeletion: openDeletionQueue(environment.DELETION_QUEUE_URL),
    logger,
  },
  readForm,
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger,
});
