import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { lookBack } from "./looking-back/look-back.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-look-back"));

export const handler = createStateHandler("simulation-look-back", askPersonaInputSchema, (input) =>
  lookBack(dependencies, input),
);
