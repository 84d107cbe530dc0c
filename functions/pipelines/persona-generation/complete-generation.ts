import { parseEnvironment } from "../../contracts/environment.ts";
import { completionSchema, generationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellCompleted } from "../../shared/study-metrics.ts";
import { createGenerationStore } from "../../storage/persona-groups/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { generationRef } from "./generation-ref.ts";

const environment = parseEnvironment("persona-generation-complete-generation");
const generations = createGenerationStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "persona-generation-complete-generation",
  generationInputSchema.extend(completionSchema.shape),
  async (input) => {
    const completed = await generations.complete(generationRef(input));
    if (completed) tellCompleted("persona_generation", input.execution_started_at, undefined);
    return { completed };
  },
);
