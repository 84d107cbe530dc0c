import { parseEnvironment } from "../../platform/functions/environment.ts";
import { failedExecutionSchema, reliabilityInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { failureReason } from "../../platform/failure-reason.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { failureDetail } from "../../platform/log/failure-detail.ts";
import { logEnding } from "../../platform/log/log-ending.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { tellFailed } from "../../platform/log/study-metrics.ts";
import { createReliabilityStore } from "./store.ts";
import { openTable } from "../../platform/table/table.ts";
import { originalOf } from "./study-ref.ts";

const environment = parseEnvironment("reliability-study-fail-reliability-study");
const reliability = createReliabilityStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "reliability-study-fail-reliability-study",
  reliabilityInputSchema.extend(failedExecutionSchema.shape),
  async (input, logger) => {
    const { Error: errorName } = input.failure;
    const ref = originalOf(input);
    const reason = failureReason(errorName, "The reliability check", failureDetail(input.failure, environment));
    if (await reliability.fail(ref, input.study_id, reason, timestamp())) tellFailed("reliability_study", errorName);
    // An earlier attempt may have marked it as failed, and died before it could report that.
    const failed = await reliability.hasFailed(ref, input.study_id);
    logEnding(logger, "reliability study failed", failed, input);
    return { failed };
  },
);
