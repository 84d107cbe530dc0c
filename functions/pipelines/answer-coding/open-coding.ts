import { openModel } from "../../adapters/bedrock/model.ts";
import type { Environment } from "../../contracts/environment.ts";
import { createCodingStore } from "../../storage/codebooks/coding.ts";
import { createBudgetStore } from "../../storage/costs/budgets.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import type { CodingDependencies } from "./coding-ref.ts";

/** Wires what the states need that have a model read answers. */
export function openCoding(environment: Environment<"answer-coding-draft-codes">): CodingDependencies {
  const table = openTable(environment.TABLE_NAME);
  const budget = createBudgetStore(table, environment.BUDGETS);
  return {
    codings: createCodingStore(table),
    simulations: createSimulationLifecycle(table),
    model: openModel({ budget, fallbacks: environment.MODEL_IDS.fallbacks }),
    modelId: environment.MODEL_IDS.report,
  };
}
