import { parseEnvironment } from "../../platform/functions/environment.ts";
import { reliabilityInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createReliabilityStore } from "./store.ts";
import { openTable } from "../../platform/table/table.ts";
import { measureStudy } from "./measure-study.ts";

const environment = parseEnvironment("reliability-study-measure-reliability");
const reliability = createReliabilityStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("reliability-study-measure-reliability", reliabilityInputSchema, (input) =>
  measureStudy({ reliability }, input),
);
