import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { groupTurnInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { moderate } from "./focus-group/moderate.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";

const environment = parseEnvironment("simulation-moderate-group");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const { fallbacks, moderator: modelId } = environment.MODEL_IDS;
const dependencies = {
  simulations: createSimulationLifecycle(table),
  model: openModel({ budget, fallbacks }),
  modelId,
  fallbackId: fallbacks[modelId],
};

export const handler = createStateHandler("simulation-moderate-group", groupTurnInputSchema, (input) =>
  untilMaxCost(
    () => moderate(dependencies, input),
    () => ({ turn: input.turn, finished: true, speakers: [] }),
  ),
);
