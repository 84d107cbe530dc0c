import { parseEnvironment } from "../../platform/functions/environment.ts";
import { documentRoutes } from "./routes.ts";
import { createApiHandler } from "../../platform/http/create-api-handler.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { openConsole } from "./console.ts";
import { openDocumentation } from "./files.ts";
import { documentHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-documents");

export const handler = createApiHandler({
  routes: documentRoutes,
  handlers: documentHandlers,
  dependencies: {
    readDocumentation: openDocumentation(environment.ASSETS_ROOT),
    readConsole: openConsole(environment.ASSETS_ROOT, environment.FILES_ORIGIN),
  },
  corsOrigins: environment.CORS_ORIGINS,
  logger: createLogger({ function: "api-documents" }),
});
