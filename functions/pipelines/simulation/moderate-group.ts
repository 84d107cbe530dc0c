import { openModel } from "../../adapters/bedrock/model.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { groupTurnInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { fallbackOf } from "../batches/fallback-of.ts";
import { moderate } from "./focus-group/moderate.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";

const environment = parseEnvironment("simulation-moderate-group");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const { fallbacks } = environment.MODEL_IDS;
const model = openModel({ budget, fallbacks });
const dependencies = {
  simulations: createSimulationLifecycle(table),
  model,
  fallback: fallbackOf(model, fallbacks),
  modelId: environment.MODEL_IDS.moderator,
};

export const handler = createStateHandler("simulation-moderate-group", groupTurnInputSchema, (input) =>
  untilMaxCost(
    () => moderate(dependencies, input),
    () => ({ turn: input.turn, finished: true, speakers: [] }),
  ),
);
