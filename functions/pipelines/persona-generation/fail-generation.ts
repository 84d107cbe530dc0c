import { parseEnvironment } from "../../contracts/environment.ts";
import { failureSchema, generationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { failureReason } from "../../domain/failure-reason.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createGenerationStore } from "../../storage/generations.ts";
import { openTable } from "../../storage/table.ts";
import { generationRef } from "./generation-ref.ts";

const environment = parseEnvironment("persona-generation-fail-generation");
const generations = createGenerationStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "persona-generation-fail-generation",
  generationInputSchema.extend(failureSchema.shape),
  async (input, logger) => {
    logger.error("generation failed", { error_name: input.failure.Error, cause: input.failure.Cause.slice(0, 2_000) });
    return { failed: await generations.fail(generationRef(input), failureReason(input.failure.Error, "Generation")) };
  },
);
