import { parseEnvironment } from "../../contracts/environment.ts";
import { generationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createGenerationStore } from "../../storage/generations.ts";
import { openTable } from "../../storage/table.ts";
import { generationRef } from "./generation-ref.ts";

const environment = parseEnvironment("persona-generation-complete-generation");
const generations = createGenerationStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "persona-generation-complete-generation",
  generationInputSchema,
  async (input) => ({
    completed: await generations.complete(generationRef(input)),
  }),
);
