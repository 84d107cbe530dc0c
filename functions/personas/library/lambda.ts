import { parseEnvironment } from "../../platform/functions/environment.ts";
import { libraryRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createLibraryStore } from "./store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { libraryHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-library");
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: libraryRoutes,
  handlers: libraryHandlers,
  dependencies: { library: createLibraryStore(table) },
  logger: createLogger({ function: "api-library" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
