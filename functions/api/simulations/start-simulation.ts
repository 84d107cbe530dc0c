import { bestEffort } from "../../shared/best-effort.ts";
import type { SimulationRef } from "../../storage/keys.ts";
import type { SimulationDependencies } from "./dependencies.ts";

/** Starts the pipeline of a study whose work was ordered; the sweeper repeats it if this fails. */
export const startSimulation = (
  { pipeline, logger }: Pick<SimulationDependencies, "pipeline" | "logger">,
  ref: SimulationRef,
): Promise<void> =>
  bestEffort(logger, "starting a study", () =>
    pipeline.start(ref.simulationId, {
      company_id: ref.companyId,
      project_id: ref.projectId,
      simulation_id: ref.simulationId,
    }),
  );
