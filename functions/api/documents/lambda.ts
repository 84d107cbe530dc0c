import { parseEnvironment } from "../../contracts/environment.ts";
import { documentRoutes } from "../../contracts/routes/documents.ts";
import { createApiHandler } from "../../shared/http/create-api-handler.ts";
import { createLogger } from "../../shared/logger.ts";
import { readDocumentation } from "./files.ts";
import { createDocumentHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-documents");

export const handler = createApiHandler({
  routes: documentRoutes,
  handlers: createDocumentHandlers({ readDocumentation: () => readDocumentation(environment.ASSETS_ROOT) }),
  corsOrigins: environment.CORS_ORIGINS,
  logger: createLogger({ function: "api-documents" }),
});
