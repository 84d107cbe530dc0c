import { openCallRecorder } from "../../models/call-log/call-recorder.ts";
import { createCallLog } from "../../models/call-log/store.ts";
import { openModel } from "../../models/port/model.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { groupTurnInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createSimulationLifecycle } from "../simulation/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { moderate } from "./moderate.ts";
import { untilMaxCost } from "../simulation/until-max-cost.ts";

const environment = parseEnvironment("simulation-moderate-group");
const table = openTable(environment.TABLE_NAME);
const budget = createBudgetStore(table, environment.BUDGETS);
const { fallbacks, moderator: modelId } = environment.MODEL_IDS;
const dependencies = {
  simulations: createSimulationLifecycle(table),
  model: openModel({ budget, fallbacks, recorder: openCallRecorder(createCallLog(table), environment.MODEL_IDS) }),
  modelId,
  fallbackId: fallbacks[modelId],
};

export const handler = createStateHandler("simulation-moderate-group", groupTurnInputSchema, (input) =>
  untilMaxCost(
    () => moderate(dependencies, input),
    () => ({ turn: input.turn, finished: true, speakers: [] }),
  ),
);
