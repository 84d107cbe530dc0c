import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { groupSpeakerInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { speak } from "./focus-group/speak.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-speak-in-group"));

export const handler = createStateHandler("simulation-speak-in-group", groupSpeakerInputSchema, (input) =>
  speak(dependencies, input),
);
