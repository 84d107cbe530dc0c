import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { groupSpeakerInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";
import { speak } from "./focus-group/speak.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-speak-in-group"));

export const handler = createStateHandler("simulation-speak-in-group", groupSpeakerInputSchema, (input) =>
  untilMaxCost(
    () => speak(dependencies, input),
    () => ({ persona_id: input.persona_id }),
  ),
);
