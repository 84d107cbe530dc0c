import { parseEnvironment } from "../../contracts/environment.ts";
import { completionSchema, reliabilityInputSchema } from "../../contracts/pipelines/inputs.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { tellCompleted } from "../../shared/study-metrics.ts";
import { createLibraryStore } from "../../storage/library/store.ts";
import { createReliabilityStore } from "../../storage/reliability/store.ts";
import { openTable } from "../../storage/table.ts";
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
