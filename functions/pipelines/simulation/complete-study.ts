import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createStudyStore } from "../../storage/studies.ts";
import { openTable } from "../../storage/table.ts";
import { simulationRef } from "./study/simulation-ref.ts";

const environment = parseEnvironment("simulation-complete-study");
const studies = createStudyStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("simulation-complete-study", simulationInputSchema, async (input) => ({
  completed: await studies.complete(simulationRef(input), timestamp()),
}));
