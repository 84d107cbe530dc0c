import { parseEnvironment } from "../../contracts/environment.ts";
import { failedExecutionSchema, reliabilityInputSchema } from "../../contracts/pipelines/inputs.ts";
import { failureReason } from "../../domain/failure-reason.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { logFailure } from "../../shared/log-failure.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellFailed } from "../../shared/study-metrics.ts";
import { createReliabilityStore } from "../../storage/reliability.ts";
import { openTable } from "../../storage/table.ts";
import { originalOf } from "./study-ref.ts";

const environment = parseEnvironment("reliability-study-fail-reliability-study");
const reliability = createReliabilityStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "reliability-study-fail-reliability-study",
  reliabilityInputSchema.extend(failedExecutionSchema.shape),
  async (input, logger) => {
    const { Error: errorName } = input.failure;
    logFailure(logger, "reliability study failed", input);
    const reason = failureReason(errorName, "The reliability study");
    const failed = await reliability.fail(originalOf(input), input.study_id, reason, timestamp());
    if (failed) tellFailed("reliability_study", errorName);
    return { failed };
  },
);
