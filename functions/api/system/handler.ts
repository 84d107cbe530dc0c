import { parseEnvironment } from "../../contracts/environment.ts";
import { systemRoutes } from "../../contracts/routes/system.ts";
import { createApiHandler } from "../../shared/http/create-api-handler.ts";
import { createSystemHandlers } from "./routes.ts";

const environment = parseEnvironment("api-system");

export const handler = createApiHandler({
  routes: systemRoutes,
  handlers: createSystemHandlers({
    version: environment.SERVICE_VERSION,
    environment: environment.ENVIRONMENT,
    // Loaded with the first avatar: everything else, the health check above all, starts without it.
    drawAvatar: async (id, hair) => (await import("../../adapters/avatars/draw-avatar.ts")).drawAvatar(id, hair),
  }),
  corsOrigins: environment.CORS_ORIGINS,
});
