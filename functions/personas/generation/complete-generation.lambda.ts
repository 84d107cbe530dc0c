import { parseEnvironment } from "../../platform/functions/environment.ts";
import { completionSchema, generationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { tellCompleted } from "../../platform/log/study-metrics.ts";
import { createGenerationStore } from "../groups/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
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
