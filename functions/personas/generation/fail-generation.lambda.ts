import { parseEnvironment } from "../../platform/functions/environment.ts";
import { failedExecutionSchema, generationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { contradictionReason } from "../requirements/audience-contradicts.ts";
import { failureReason } from "../../platform/failure-reason.ts";
import { failureDetail } from "../../platform/log/failure-detail.ts";
import { logEnding } from "../../platform/log/log-ending.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { tellFailed } from "../../platform/log/study-metrics.ts";
import { createGenerationStore } from "../groups/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { generationRef } from "./generation-ref.ts";

const environment = parseEnvironment("persona-generation-fail-generation");
const generations = createGenerationStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "persona-generation-fail-generation",
  generationInputSchema.extend(failedExecutionSchema.shape),
  async (input, logger) => {
    const { Error: errorName, Cause } = input.failure;
    const ref = generationRef(input);
    const reason =
      contradictionReason(Cause) ?? failureReason(errorName, "Generation", failureDetail(input.failure, environment));
    if (await generations.fail(ref, reason)) tellFailed("persona_generation", errorName);
    // An attempt before this one may have marked it, and died before it could say so.
    const failed = await generations.hasFailed(ref);
    logEnding(logger, "generation failed", failed, input);
    return { failed };
  },
);
