import { openDeletionQueue } from "../../platform/deletion/queue.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { failedStudySchema, simulationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { failureReason } from "../../platform/failure-reason.ts";
import { newId } from "../../platform/ids.ts";
import { isRerun } from "../../platform/rerun.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { failureDetail } from "../../platform/log/failure-detail.ts";
import { logEnding } from "../../platform/log/log-ending.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { tellFailed } from "../../platform/log/study-metrics.ts";
import { createSimulationLifecycle } from "./store-lifecycle.ts";
import { canGoOn } from "./reopening.ts";
import { openTable } from "../../platform/table/table.ts";
import { simulationRef } from "./input-ref.ts";

const environment = parseEnvironment("simulation-fail-study");
const simulations = createSimulationLifecycle(openTable(environment.TABLE_NAME));
const sendDeletion = openDeletionQueue(environment.DELETION_QUEUE_URL);

/** Ends the execution as failed. It ends in this state, so that a redriven one comes back here. */
class StudyFailed extends Error {
  override readonly name = "StudyFailed";
}

export const handler = createStateHandler(
  "simulation-fail-study",
  simulationInputSchema.extend(failedStudySchema.shape),
  async (input, logger) => {
    const { failure, company_id, execution, entered_at: enteredAt } = input;
    const redrive = execution.RedriveCount;
    const ref = simulationRef(input);
    const before = await simulations.find(ref);
    const isKept = before?.status === "failed" && redrive > before.failed_redrive && canGoOn(before, timestamp());
    const goesOn = isKept && (await simulations.goOn(ref, before, timestamp(), enteredAt));
    // An attempt before this one may have done the same, and died before it could say so.
    if (goesOn || (before?.reopened_by !== undefined && before.reopened_by === enteredAt)) return { goes_on: true };
    if (before?.status === "complete" && input.words) {
      const reason = failureReason(failure.Error, "Writing the report", failureDetail(failure, environment));
      const isNoted = await simulations.failWords(ref, reason);
      // An attempt before this one may have noted it, and died before it could fail the execution.
      if (isNoted || before.error) throw new StudyFailed("The report has no words; its error says why.");
      return { goes_on: false };
    }
    const jobId = newId();
    const reason = failureReason(failure.Error, "The study", failureDetail(failure, environment));
    const marked = await simulations.fail(ref, reason, jobId, timestamp(), { redrive });
    const isOfRerun = isRerun(ref.simulationId);
    if (marked && isOfRerun)
      await bestEffort(logger, "queueing a deletion", () => sendDeletion({ company_id, job_id: jobId }));
    const simulation = await simulations.find(ref);
    const failed = simulation?.status === "failed";
    logEnding(logger, "study failed", failed, input);
    if (marked && simulation && !isOfRerun) tellFailed(simulation.simulation_type, failure.Error);
    if (failed) throw new StudyFailed("The simulation was marked failed; its error says why.");
    return { goes_on: false };
  },
);
