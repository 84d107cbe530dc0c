import { parseEnvironment } from "../../platform/functions/environment.ts";
import { reliabilityInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createReliabilityStore } from "./store.ts";
import { openTable } from "../../platform/table/table.ts";
import { writeReruns } from "./write-reruns.ts";

const environment = parseEnvironment("reliability-study-plan-reruns");
const reliability = createReliabilityStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("reliability-study-plan-reruns", reliabilityInputSchema, (input) =>
  writeReruns({ reliability }, input),
);
