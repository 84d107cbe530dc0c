import { parseEnvironment } from "../../platform/functions/environment.ts";
import { askAboutConcept } from "./ask-about-concept.ts";
import { createBatchHandler } from "../simulation/open-batches.ts";

export const handler = createBatchHandler(
  "simulation-ask-concept",
  parseEnvironment("simulation-ask-concept"),
  askAboutConcept,
);
