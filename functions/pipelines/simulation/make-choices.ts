import { parseEnvironment } from "../../contracts/environment.ts";
import { makeChoices } from "./conjoint/make-choices.ts";
import { createBatchHandler } from "./shared/open-batches.ts";

export const handler = createBatchHandler(
  "simulation-make-choices",
  parseEnvironment("simulation-make-choices"),
  makeChoices,
);
