import { parseEnvironment } from "../../platform/functions/environment.ts";
import { askBatchInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { formView } from "./form-view.ts";
import { createPersonaHandler } from "../simulation/open-batches.ts";

const name = "simulation-form-private-view";
export const handler = createPersonaHandler(name, parseEnvironment(name), askBatchInputSchema, formView);
