import { openDeletionQueue } from "../../adapters/queues/deletion-queue.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { failedExecutionSchema, simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
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
import { openTable } from "../../storage/table.ts";
import { simulationRef } from "./shared/simulation-ref.ts";

const environment = parseEnvironment("simulation-fail-study");
const simulations = createSimulationLifecycle(openTable(environment.TABLE_NAME));
const sendDeletion = openDeletionQueue(environment.REMOVAL_QUEUE_URL);

export const handler = createStateHandler(
  "simulation-fail-study",
  simulationInputSchema.extend(failedExecutionSchema.shape),
  async (input, logger) => {
    const { failure, company_id } = input;
    const jobId = newId();
    const ref = simulationRef(input);
    const marked = await simulations.fail(
      ref,
      failureReason(failure.Error, "The study", failureDetail(failure, environment)),
      jobId,
      timestamp(),
    );
    if (marked) await bestEffort(logger, "queueing a removal", () => sendDeletion({ company_id, job_id: jobId }));
    // An attempt before this one may have marked it, and died before it could say so.
    const simulation = await simulations.find(ref);
    const failed = simulation?.status === "failed";
    logEnding(logger, "study failed", failed, input);
    if (marked && simulation && !isRerun(ref.simulationId)) tellFailed(simulation.simulation_type, failure.Error);
    return { failed };
  },
);
