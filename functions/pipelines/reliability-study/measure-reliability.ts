import { parseEnvironment } from "../../contracts/environment.ts";
import { reliabilityInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createReliabilityStore } from "../../storage/reliability/store.ts";
import { openTable } from "../../storage/table.ts";
import { measureStudy } from "./measure-study.ts";

const environment = parseEnvironment("reliability-study-measure-reliability");
const reliability = createReliabilityStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("reliability-study-measure-reliability", reliabilityInputSchema, (input) =>
  measureStudy({ reliability }, input),
);
