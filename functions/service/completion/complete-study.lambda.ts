import { parseEnvironment } from "../../platform/functions/environment.ts";
import { completionSchema, simulationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { createLogger } from "../../platform/log/logger.ts";
import { reportTo } from "../../platform/table/report-unreadable.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { tellCompleted } from "../../platform/log/study-metrics.ts";
import { createCalibrationStore } from "../../studies/calibration/store.ts";
import { createHumanStudyStore } from "../../findings/human-study/store.ts";
import { createSimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import { openTable } from "../../platform/table/table.ts";
import { recordConceptNorm } from "../../findings/comparisons/record-norm.ts";
import { pairHumanStudies } from "../../findings/calibration/pair-human-studies.ts";
import { simulationRef } from "../../studies/simulation/input-ref.ts";
import { kindOf } from "../../studies/study-kinds.ts";

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
    // Also done if an earlier attempt completed the study and then died.
    const paired = simulation?.status === "complete" ? await pairHumanStudies(dependencies, ref) : 0;
    if (simulation?.status === "complete" && kindOf(simulation).asks === "battery") await recordConceptNorm(table, ref);
    return { completed, paired };
  },
);
