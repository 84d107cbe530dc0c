import { parseEnvironment } from "../../contracts/environment.ts";
import { askBatchInputSchema } from "../../contracts/pipelines/inputs.ts";
import { formView } from "./focus-group/form-view.ts";
import { createPersonaHandler } from "./shared/open-batches.ts";

const name = "simulation-form-private-view";
export const handler = createPersonaHandler(name, parseEnvironment(name), askBatchInputSchema, formView);
