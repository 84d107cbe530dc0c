import { simulationExecutionName } from "../../platform/pipelines/state-inputs.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { SimulationDependencies } from "./dependencies.ts";

/** The input of an execution of a simulation's pipeline. */
export const executionInput = ({ companyId, projectId, simulationId }: SimulationRef) => ({
  company_id: companyId,
  project_id: projectId,
  simulation_id: simulationId,
});

/**
 * Starts the pipeline of a study whose work was ordered; the sweeper repeats it if this fails.
 * @param attempt how often the study was retried
 */
export const startSimulation = (
  { pipeline, logger }: Pick<SimulationDependencies, "pipeline" | "logger">,
  ref: SimulationRef,
  attempt = 0,
): Promise<void> =>
  bestEffort(logger, "starting a study", () =>
    pipeline.start(simulationExecutionName(ref.simulationId, attempt), executionInput(ref)),
  );
