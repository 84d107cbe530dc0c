import { parseEnvironment } from "../../contracts/environment.ts";
import { INTERVIEWS_SECONDS } from "../../contracts/states/state.ts";
import { holdInterview } from "./interview/hold-interview.ts";
import { lookBack } from "./looking-back/look-back.ts";
import { createBatchHandler } from "./shared/open-batches.ts";

const environment = parseEnvironment("simulation-interview-persona");
const moderatorModelId = environment.MODEL_IDS.moderator;

export const handler = createBatchHandler(
  "simulation-interview-persona",
  environment,
  async (dependencies, input) => {
    await holdInterview({ ...dependencies, moderatorModelId }, input);
    await lookBack(dependencies, input);
  },
  INTERVIEWS_SECONDS,
);
