import { parseEnvironment } from "../../contracts/environment.ts";
import { INTERVIEWS_SECONDS } from "../../contracts/states/state.ts";
import { holdInterview } from "./interview/hold-interview.ts";
import { lookBack } from "./looking-back/look-back.ts";
import { createBatchHandler } from "./shared/open-batches.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";

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
    await lookBack(dependencies, input);
  },
  INTERVIEWS_SECONDS,
);
