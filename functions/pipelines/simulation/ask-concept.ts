import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { askAboutConcept } from "./concept-test/ask-about-concept.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-ask-concept"));

export const handler = createStateHandler("simulation-ask-concept", askPersonaInputSchema, (input) =>
  askAboutConcept(dependencies, input),
);
