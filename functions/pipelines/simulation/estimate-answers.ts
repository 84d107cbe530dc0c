import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { estimateInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { estimateQuestion } from "./direct-estimate/estimate-question.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-estimate-answers"));

export const handler = createStateHandler("simulation-estimate-answers", estimateInputSchema, (input) =>
  estimateQuestion(dependencies, input),
);
