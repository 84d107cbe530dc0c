import { openEmbedder } from "../../adapters/bedrock/embedder.ts";
import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createAnchorVectorStore } from "../../storage/anchors/store.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { reportSimulation } from "./report/report-simulation.ts";

const environment = parseEnvironment("simulation-write-report");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const anchorVectors = createAnchorVectorStore(table);
const dependencies = {
  simulations: createSimulationLifecycle(table),
  model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
  modelId: environment.MODEL_IDS.report,
  // Whoever rates words keeps the vectors of the anchors; here they are only looked up.
  embedder: openEmbedder(environment.MODEL_IDS.embedding, {
    budget,
    memory: { load: anchorVectors.load, save: () => Promise.resolve() },
  }),
};

export const handler = createStateHandler("simulation-write-report", simulationInputSchema, (input) =>
  reportSimulation(dependencies, input),
);
