import { openCallRecorder } from "../../models/call-log/call-recorder.ts";
import { createCallLog } from "../../models/call-log/store.ts";
import { openModel } from "../../models/port/model.ts";
import { openFileStoreOnDemand } from "../../platform/files/file-store-on-demand.ts";
import { openEncryption } from "../../personas/respondents/encryption-keys.ts";
import type { Environment } from "../../platform/functions/environment.ts";
import { createBudgetStore } from "../../platform/costs/store-budgets.ts";
import { createSaltStore } from "../../personas/respondents/store-salts.ts";
import { createSimulationLifecycle } from "./store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { openReading } from "../rating/reader/open-reading.ts";
import type { AskDependencies } from "./load-participant.ts";

/** Composes what every state that asks a persona works with. */
export function openAskDependencies(environment: Environment<"simulation-ask-closing-question">): AskDependencies {
  const table = openTable(environment.TABLE_NAME);
  const budget = createBudgetStore(table, environment.BUDGETS);
  const recorder = openCallRecorder(createCallLog(table), environment.MODEL_IDS);
  const model = openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks, recorder });
  return {
    simulations: createSimulationLifecycle(table),
    model,
    modelIds: environment.MODEL_IDS.persona,
    reader: openReading({ table, budget, modelIds: environment.MODEL_IDS, model, recorder }),
    files: openFileStoreOnDemand(environment.FILES_BUCKET),
    encryption: openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table)),
  };
}
