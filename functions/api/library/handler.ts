import { parseEnvironment } from "../../contracts/environment.ts";
import { libraryRoutes } from "../../contracts/routes/library.ts";
import { createLogger } from "../../shared/logger.ts";
import { createLibraryStore } from "../../storage/library.ts";
import { openTable } from "../../storage/table.ts";
import { createProtectedApi } from "../protected-api.ts";
import { createLibraryHandlers } from "./routes.ts";

const environment = parseEnvironment("api-library");

export const handler = createProtectedApi(environment, {
  routes: libraryRoutes,
  handlers: createLibraryHandlers({ library: createLibraryStore(openTable(environment.TABLE_NAME)) }),
  logger: createLogger({ function: "api-library" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
