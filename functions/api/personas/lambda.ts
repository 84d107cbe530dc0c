import { parseEnvironment } from "../../contracts/environment.ts";
import { personaRoutes } from "../../contracts/routes/personas.ts";
import { createLogger } from "../../shared/logger.ts";
import { createPersonaStore } from "../../storage/personas/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import { createPersonaHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-personas");
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: personaRoutes,
  handlers: createPersonaHandlers({ personas: createPersonaStore(table) }),
  logger: createLogger({ function: "api-personas" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
