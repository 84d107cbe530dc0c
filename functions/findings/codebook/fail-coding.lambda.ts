import { parseEnvironment } from "../../platform/functions/environment.ts";
import { codingInputSchema, failedExecutionSchema } from "../../platform/pipelines/state-inputs.ts";
import { failureReason } from "../../platform/failure-reason.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { failureDetail } from "../../platform/log/failure-detail.ts";
import { logEnding } from "../../platform/log/log-ending.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createCodingStore } from "./store-coding.ts";
import { openTable } from "../../platform/table/table.ts";
import { codedSimulation } from "./coding-ref.ts";

const environment = parseEnvironment("answer-coding-fail-coding");
const codings = createCodingStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler(
  "answer-coding-fail-coding",
  codingInputSchema.extend(failedExecutionSchema.shape),
  async (input, logger) => {
    const ref = codedSimulation(input);
    const coding = { id: input.coding_id, question_id: input.question_id };
    const reason = failureReason(
      input.failure.Error,
      "The coding of answers",
      failureDetail(input.failure, environment),
    );
    await codings.fail(ref, coding, reason, timestamp());
    // An earlier attempt may have marked it as failed, and died before it could report that.
    const failed = await codings.hasFailed(ref, coding);
    logEnding(logger, "answer coding failed", failed, input);
    return { failed };
  },
);
