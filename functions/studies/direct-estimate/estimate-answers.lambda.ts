import { openAskDependencies } from "../simulation/open-ask-dependencies.ts";
import { parseEnvironment } from "../../platform/functions/environment.ts";
import { estimateInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { estimateQuestion } from "./estimate-question.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-estimate-answers"));

export const handler = createStateHandler("simulation-estimate-answers", estimateInputSchema, (input) =>
  estimateQuestion(dependencies, input),
);
