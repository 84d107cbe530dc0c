import { parseEnvironment } from "../../platform/functions/environment.ts";
import { askBatchInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { askClosingQuestion } from "./ask-closing-question.ts";
import { createPersonaHandler } from "../simulation/open-batches.ts";

const name = "simulation-ask-closing-question";
export const handler = createPersonaHandler(name, parseEnvironment(name), askBatchInputSchema, askClosingQuestion);
