import { parseEnvironment } from "../../contracts/environment.ts";
import { personaRoutes } from "../../contracts/routes/personas.ts";
import { createLogger } from "../../shared/logger.ts";
import { createPersonaStore } from "../../storage/personas.ts";
import { openTable } from "../../storage/table.ts";
import { createProtectedApi } from "../protected-api.ts";
import { createPersonaHandlers } from "./routes.ts";

const environment = parseEnvironment("api-personas");

export const handler = createProtectedApi(environment, {
  routes: personaRoutes,
  handlers: createPersonaHandlers({ personas: createPersonaStore(openTable(environment.TABLE_NAME)) }),
  logger: createLogger({ function: "api-personas" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
