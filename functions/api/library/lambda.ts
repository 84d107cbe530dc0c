import { parseEnvironment } from "../../contracts/environment.ts";
import { libraryRoutes } from "../../contracts/routes/library.ts";
import { createLogger } from "../../shared/logger.ts";
import { createLibraryStore } from "../../storage/library/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
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
