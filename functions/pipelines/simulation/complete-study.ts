import { parseEnvironment } from "../../contracts/environment.ts";
import { completionSchema, simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { createLogger } from "../../shared/logger.ts";
import { reportTo } from "../../shared/report-unreadable.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellCompleted } from "../../shared/study-metrics.ts";
import { createCalibrationStore } from "../../storage/calibration/pairs.ts";
import { createHumanStudyStore } from "../../storage/human-studies/store.ts";
import { createSimulationLifecycle } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { recordConceptNorm } from "./calibration/record-norm.ts";
import { pairHumanStudies } from "./calibration/pair-human-studies.ts";
import { simulationRef } from "./shared/simulation-ref.ts";

const environment = parseEnvironment("simulation-complete-study");
const table = openTable(environment.TABLE_NAME, {}, { report: reportTo(createLogger()) });
const simulations = createSimulationLifecycle(table);
const dependencies = { humanStudies: createHumanStudyStore(table), calibration: createCalibrationStore(table) };

export const handler = createStateHandler(
  "simulation-complete-study",
  simulationInputSchema.extend(completionSchema.shape),
  async (input) => {
    const ref = simulationRef(input);
    const completed = await simulations.complete(ref, timestamp());
    const simulation = await simulations.find(ref);
    if (completed && simulation)
      tellCompleted(simulation.simulation_type, input.execution_started_at, simulation.usage);
    // Also of an attempt that follows one which had completed the study and died.
    const paired = simulation?.status === "complete" ? await pairHumanStudies(dependencies, ref) : 0;
    if (simulation?.status === "complete" && simulation.simulation_type === "concept_test")
      await recordConceptNorm(table, ref);
    return { completed, paired };
  },
);
