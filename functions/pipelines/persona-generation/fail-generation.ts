import { parseEnvironment } from "../../contracts/environment.ts";
import { failedExecutionSchema, generationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { failureReason } from "../../domain/failure-reason.ts";
import { logFailure } from "../../shared/log-failure.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellFailed } from "../../shared/study-metrics.ts";
import { createGenerationStore } from "../../storage/generations.ts";
import { openTable } from "../../storage/table.ts";
import { generationRef } from "./generation-ref.ts";

const environment = parseEnvironment("persona-generation-fail-generation");
const generations = createGenerationStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "persona-generation-fail-generation",
  generationInputSchema.extend(failedExecutionSchema.shape),
  async (input, logger) => {
    const { Error: errorName } = input.failure;
    logFailure(logger, "generation failed", input);
    const failed = await generations.fail(generationRef(input), failureReason(errorName, "Generation"));
    if (failed) tellFailed("persona_generation", errorName);
    return { failed };
  },
);
