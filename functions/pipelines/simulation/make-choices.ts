import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";
import { makeChoices } from "./conjoint/make-choices.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-make-choices"));

export const handler = createStateHandler("simulation-make-choices", askPersonaInputSchema, (input) =>
  untilMaxCost(
    () => makeChoices(dependencies, input),
    () => ({ persona_id: input.persona_id }),
  ),
);
