import { openModel } from "../../../adapters/bedrock/model.ts";
import { openFileStoreOnDemand } from "../../../adapters/files/file-store-on-demand.ts";
import { openSealing } from "../../../adapters/sealing/sealing.ts";
import type { Environment } from "../../../contracts/environment.ts";
import { createBudgetStore } from "../../../storage/costs/budgets.ts";
import { createSaltStore } from "../../../storage/respondents/salts.ts";
import { createSimulationLifecycle } from "../../../storage/simulations/lifecycle.ts";
import { openTable } from "../../../storage/table.ts";
import { openReading } from "../../reading/open-reading.ts";
import type { AskDependencies } from "./respondent.ts";

/** Composes what every state that asks a persona works with. */
export function openAskDependencies(environment: Environment<"simulation-look-back">): AskDependencies {
  const table = openTable(environment.TABLE_NAME);
  const budget = createBudgetStore(table, environment.BUDGETS);
  const model = openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks });
  return {
    simulations: createSimulationLifecycle(table),
    model,
    modelIds: environment.MODEL_IDS.persona,
    reader: openReading({ table, budget, modelIds: environment.MODEL_IDS, model }),
    files: openFileStoreOnDemand(environment.FILES_BUCKET),
    sealing: openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table)),
  };
}
