import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { failedStudySchema, simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { failureReason } from "../../domain/failure-reason.ts";
import { newId } from "../../domain/ids.ts";
import { isRerun } from "../../domain/simulation/rerun.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { failureDetail } from "../../shared/failure-detail.ts";
import { logEnding } from "../../shared/log-ending.ts";
import { bestEffort } from "../../shared/best-effort.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellFailed } from "../../shared/study-metrics.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { canGoOn } from "../../domain/simulation/reopened.ts";
import { openTable } from "../../storage/table.ts";
import { simulationRef } from "./shared/simulation-ref.ts";

const environment = parseEnvironment("simulation-fail-study");
const simulations = createSimulationLifecycle(openTable(environment.TABLE_NAME));
const sendDeletion = openDeletionQueue(environment.REMOVAL_QUEUE_URL);

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
      await bestEffort(logger, "queueing a removal", () => sendDeletion({ company_id, job_id: jobId }));
    const simulation = await simulations.find(ref);
    const failed = simulation?.status === "failed";
    logEnding(logger, "study failed", failed, input);
    if (marked && simulation && !isOfRerun) tellFailed(simulation.simulation_type, failure.Error);
    if (failed) throw new StudyFailed("The simulation was marked failed; its error says why.");
    return { goes_on: false };
  },
);
