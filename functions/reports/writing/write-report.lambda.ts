import { openCallRecorder } from "../../models/call-log/call-recorder.ts";
import { createCallLog } from "../../models/call-log/store.ts";
import { openModel } from "../../models/port/model.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { reportInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createSimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { openReading } from "../../studies/rating/reader/open-reading.ts";
import { reportSimulation } from "./report-simulation.ts";

const environment = parseEnvironment("simulation-write-report");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const recorder = openCallRecorder(createCallLog(table), environment.MODEL_IDS);
const dependencies = {
  simulations: createSimulationLifecycle(table),
  model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks, recorder }),
  modelId: environment.MODEL_IDS.report,
  reader: openReading({ table, budget, modelIds: environment.MODEL_IDS, recorder }),
};

export const handler = createStateHandler("simulation-write-report", reportInputSchema, (input) =>
  reportSimulation(dependencies, input),
);
