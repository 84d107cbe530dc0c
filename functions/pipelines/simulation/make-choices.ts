import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { makeChoices } from "./conjoint/make-choices.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-make-choices"));

export const handler = createStateHandler("simulation-make-choices", askPersonaInputSchema, (input) =>
  makeChoices(dependencies, input),
);
