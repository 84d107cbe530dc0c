import { expectedCost } from "./expected-cost.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { estimateRoutes } from "./routes.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { createLanguageStore } from "../rating/store-languages.ts";
import { createSimulationStore } from "../simulation/store.ts";
import { openCallersTable } from "../../accounts/callers.ts";
import { createProtectedApi } from "../../accounts/protected-api.ts";
import { estimateHandlers } from "./handlers.ts";

const environment = parseEnvironment("api-estimates");
const logger = createLogger({ function: "api-estimates" });
const table = openCallersTable(environment.TABLE_NAME);

export const handler = createProtectedApi(environment, table, {
  routes: estimateRoutes,
  handlers: estimateHandlers,
  dependencies: {
    simulations: createSimulationStore(table),
    languages: createLanguageStore(table),
    models: environment.MODEL_IDS,
    countCalls: (calls) => expectedCost(calls, environment.MODEL_IDS),
  },
  logger,
});
