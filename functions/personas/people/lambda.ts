import { openEncryption } from "../respondents/encryption-keys.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { personaRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createPersonaStore } from "./store.ts";
import { createSaltStore } from "../respondents/store-salts.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { personaHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-personas");
const table = openCallersTable(environment.TABLE_NAME);
const encryption = openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));

export const handler = createProtectedApi(environment, table, {
  routes: personaRoutes,
  handlers: personaHandlers,
  dependencies: { personas: createPersonaStore(table, encryption) },
  logger: createLogger({ function: "api-personas" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
