import { parseEnvironment } from "../../platform/functions/environment.ts";
import { INTERVIEWS_SECONDS } from "../../platform/functions/state.ts";
import { holdInterview } from "./hold-interview.ts";
import { askClosingQuestion } from "../closing-question/ask-closing-question.ts";
import { createBatchHandler } from "../simulation/open-batches.ts";
import { untilMaxCost } from "../simulation/until-max-cost.ts";

const environment = parseEnvironment("simulation-interview-persona");
const moderatorModelId = environment.MODEL_IDS.moderator;

export const handler = createBatchHandler(
  "simulation-interview-persona",
  environment,
  async (dependencies, input) => {
    await untilMaxCost(
      () => holdInterview({ ...dependencies, moderatorModelId }, input),
      () => undefined,
    );
    await askClosingQuestion(dependencies, input);
  },
  INTERVIEWS_SECONDS,
);
