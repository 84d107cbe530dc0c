import { openRemovalQueue } from "../../adapters/queues/removal-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { failureSchema, simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { failureReason } from "../../domain/failure-reason.ts";
import { newId } from "../../domain/ids.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { leaveToSweeper } from "../../shared/leave-to-sweeper.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createStudyStore } from "../../storage/studies.ts";
import { openTable } from "../../storage/table.ts";
import { simulationRef } from "./study/simulation-ref.ts";

const environment = parseEnvironment("simulation-fail-study");
const studies = createStudyStore(openTable(environment.TABLE_NAME));
const sendRemoval = openRemovalQueue(environment.REMOVAL_QUEUE_URL);

export const handler = createStateHandler(
  "simulation-fail-study",
  simulationInputSchema.extend(failureSchema.shape),
  async (input, logger) => {
    const { failure, company_id } = input;
    logger.error("study failed", { error_name: failure.Error, cause: failure.Cause.slice(0, 2_000) });
    const jobId = newId();
    const failed = await studies.fail(
      simulationRef(input),
      failureReason(failure.Error, "The study"),
      jobId,
      timestamp(),
    );
    if (failed) await leaveToSweeper(logger, "queueing a removal", () => sendRemoval({ company_id, job_id: jobId }));
    return { failed };
  },
);
