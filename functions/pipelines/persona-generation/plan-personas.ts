import { parseEnvironment } from "../../contracts/environment.ts";
import { generationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createGenerationStore } from "../../storage/generations.ts";
import { openTable } from "../../storage/table.ts";
import { planGeneration } from "./plan-generation.ts";

const environment = parseEnvironment("persona-generation-plan-personas");
const generations = createGenerationStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("persona-generation-plan-personas", generationInputSchema, (input) =>
  planGeneration({ generations }, input),
);
