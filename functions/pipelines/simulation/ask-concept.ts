import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";
import { askAboutConcept } from "./concept-test/ask-about-concept.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-ask-concept"));

export const handler = createStateHandler("simulation-ask-concept", askPersonaInputSchema, (input) =>
  untilMaxCost(
    () => askAboutConcept(dependencies, input),
    () => ({ persona_id: input.persona_id }),
  ),
);
