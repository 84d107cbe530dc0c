import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { holdInterview } from "./interview/hold-interview.ts";
import { openAskDependencies } from "./shared/open-ask-dependencies.ts";

const environment = parseEnvironment("simulation-interview-persona");
const dependencies = {
  ...openAskDependencies(environment),
  moderatorModelId: environment.MODEL_IDS.moderator,
};

export const handler = createStateHandler("simulation-interview-persona", askPersonaInputSchema, (input) =>
  holdInterview(dependencies, input),
);
