import { parseEnvironment } from "../../contracts/environment.ts";
import { codingInputSchema, failedExecutionSchema } from "../../contracts/pipelines/inputs.ts";
import { failureReason } from "../../domain/failure-reason.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { failureDetail } from "../../shared/failure-detail.ts";
import { logEnding } from "../../shared/log-ending.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createCodingStore } from "../../storage/codebooks/coding.ts";
import { openTable } from "../../storage/table.ts";
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
    // An attempt before this one may have marked it, and died before it could say so.
    const failed = await codings.hasFailed(ref, coding);
    logEnding(logger, "answer coding failed", failed, input);
    return { failed };
  },
);
