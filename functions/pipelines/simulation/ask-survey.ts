import { openAskDependencies } from "./shared/open-ask-dependencies.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { askPersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";
import { askSurveyQuestions } from "./survey/ask-survey-questions.ts";

const dependencies = openAskDependencies(parseEnvironment("simulation-ask-survey"));

export const handler = createStateHandler("simulation-ask-survey", askPersonaInputSchema, (input) =>
  untilMaxCost(
    () => askSurveyQuestions(dependencies, input),
    () => ({ persona_id: input.persona_id, answers: null }),
  ),
);
