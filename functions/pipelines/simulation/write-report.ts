import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { reportInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { openReading } from "../reading/open-reading.ts";
import { reportSimulation } from "./report/report-simulation.ts";

const environment = parseEnvironment("simulation-write-report");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const dependencies = {
  simulations: createSimulationLifecycle(table),
  model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
  modelId: environment.MODEL_IDS.report,
  // Whoever rates words keeps what was learned; here it is only looked up.
  reader: openReading({ table, budget, modelIds: environment.MODEL_IDS, keepsReadings: false }),
};

export const handler = createStateHandler("simulation-write-report", reportInputSchema, (input) =>
  reportSimulation(dependencies, input),
);
