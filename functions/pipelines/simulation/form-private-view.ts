import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";
import { formView } from "./focus-group/form-view.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-form-private-view"));

export const handler = createStateHandler("simulation-form-private-view", askPersonaInputSchema, (input) =>
  untilMaxCost(
    () => formView(dependencies, input),
    () => ({ persona_id: input.persona_id }),
  ),
);
