import { expectedCost } from "../../adapters/bedrock/expected-cost.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { estimateRoutes } from "../../contracts/routes/estimates.ts";
import { createLogger } from "../../shared/logger.ts";
import { createLanguageStore } from "../../storage/readings/languages.ts";
import { createSimulationStore } from "../../storage/simulations/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
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
