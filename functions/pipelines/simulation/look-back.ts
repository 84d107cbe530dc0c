import { parseEnvironment } from "../../contracts/environment.ts";
import { askBatchInputSchema } from "../../contracts/pipelines/inputs.ts";
import { lookBack } from "./looking-back/look-back.ts";
import { createPersonaHandler } from "./shared/open-batches.ts";

const name = "simulation-look-back";
export const handler = createPersonaHandler(name, parseEnvironment(name), askBatchInputSchema, lookBack);
