import { parseEnvironment } from "../../platform/functions/environment.ts";
import { completionSchema, reliabilityInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { tellCompleted } from "../../platform/log/study-metrics.ts";
import { createLibraryStore } from "../../personas/library/store.ts";
import { createReliabilityStore } from "./store.ts";
import { openTable } from "../../platform/table/table.ts";
import { promoteConsistent } from "../promotion/promote-consistent.ts";
import { loadRunning, originalOf } from "./study-ref.ts";

const environment = parseEnvironment("reliability-study-promote-consistent-personas");
const table = openTable(environment.TABLE_NAME);
const reliability = createReliabilityStore(table);
const library = createLibraryStore(table);

export const handler = createStateHandler(
  "reliability-study-promote-consistent-personas",
  reliabilityInputSchema.extend(completionSchema.shape),
  async (input, logger) => {
    const ref = originalOf(input);
    const { simulation } = await loadRunning(reliability, input);
    const promoted = await promoteConsistent({ reliability, library }, ref, simulation.persona_group_id, logger);
    const completed = await reliability.complete(ref, input.study_id, timestamp());
    if (completed) tellCompleted("reliability_study", input.execution_started_at, undefined);
    return { promoted, completed };
  },
);
