import { parseEnvironment } from "../../contracts/environment.ts";
import { reliabilityInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createReliabilityStore } from "../../storage/reliability/store.ts";
import { openTable } from "../../storage/table.ts";
import { writeReruns } from "./write-reruns.ts";

const environment = parseEnvironment("reliability-study-plan-reruns");
const reliability = createReliabilityStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("reliability-study-plan-reruns", reliabilityInputSchema, (input) =>
  writeReruns({ reliability }, input),
);
