import { parseEnvironment } from "../../platform/functions/environment.ts";
import { makeChoices } from "./make-choices.ts";
import { createBatchHandler } from "../simulation/open-batches.ts";

export const handler = createBatchHandler(
  "simulation-make-choices",
  parseEnvironment("simulation-make-choices"),
  makeChoices,
);
