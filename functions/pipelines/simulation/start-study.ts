import { parseEnvironment } from "../../contracts/environment.ts";
import { simulationInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createStudyStore } from "../../storage/simulations/lifecycle.ts";
import { openTable } from "../../storage/table.ts";
import { fixParticipants } from "./study/fix-participants.ts";

const environment = parseEnvironment("simulation-start-study");
const studies = createStudyStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("simulation-start-study", simulationInputSchema, (input) =>
  fixParticipants({ studies }, input),
);
