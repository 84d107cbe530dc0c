import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { holdInterview } from "./interview/hold-interview.ts";
import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";

const environment = parseEnvironment("simulation-interview-persona");
const dependencies = {
  ...openAskDependencies(environment),
  moderatorModelId: environment.MODEL_IDS.moderator,
};

export const handler = createStateHandler("simulation-interview-persona", askPersonaInputSchema, (input) =>
  untilMaxCost(
    () => holdInterview(dependencies, input),
    // There is nothing to come back for: what was said is stored.
    () => ({ persona_id: input.persona_id, finished: true, questions: null }),
  ),
);
