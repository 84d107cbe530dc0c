import { parseEnvironment } from "../../platform/functions/environment.ts";
import { systemRoutes } from "./routes.ts";
import { createApiHandler } from "../../platform/http/create-api-handler.ts";
import { systemHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-system");

export const handler = createApiHandler({
  routes: systemRoutes,
  handlers: systemHandlers,
  dependencies: {
    version: environment.SERVICE_VERSION,
    environment: environment.ENVIRONMENT,
    // Each is loaded with its first use: avatars need no table, the health check no drawing.
    reachTable: async () => (await import("../../platform/table/reach-table.ts")).reachTable(environment.TABLE_NAME),
    drawAvatar: async (id, hair) => (await import("../../personas/avatars/draw-avatar.ts")).drawAvatar(id, hair),
  },
  corsOrigins: environment.CORS_ORIGINS,
});
