import { parseEnvironment } from "../../contracts/environment.ts";
import { failureSchema, reliabilityInputSchema } from "../../contracts/pipelines/inputs.ts";
import { failureReason } from "../../domain/failure-reason.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createReliabilityStore } from "../../storage/reliability.ts";
import { openTable } from "../../storage/table.ts";
import { originalOf } from "./study-ref.ts";

const environment = parseEnvironment("reliability-study-fail-reliability-study");
const reliability = createReliabilityStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "reliability-study-fail-reliability-study",
  reliabilityInputSchema.extend(failureSchema.shape),
  async (input, logger) => {
    const { failure } = input;
    logger.error("reliability study failed", { error_name: failure.Error, cause: failure.Cause.slice(0, 2_000) });
    const reason = failureReason(failure.Error, "The reliability study");
    return { failed: await reliability.fail(originalOf(input), input.study_id, reason, timestamp()) };
  },
);
