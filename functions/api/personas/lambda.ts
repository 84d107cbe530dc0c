import { openSealing } from "../../adapters/sealing/sealing.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { personaRoutes } from "../../contracts/routes/personas.ts";
import { createLogger } from "../../shared/logger.ts";
import { createPersonaStore } from "../../storage/personas/store.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { personaHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-personas");
const table = openCallersTable(environment.TABLE_NAME);
const sealing = openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));

export const handler = createProtectedApi(environment, table, {
  routes: personaRoutes,
  handlers: personaHandlers,
  dependencies: { personas: createPersonaStore(table, sealing) },
  logger: createLogger({ function: "api-personas" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
