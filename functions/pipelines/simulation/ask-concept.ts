import { parseEnvironment } from "../../contracts/environment.ts";
import { askAboutConcept } from "./concept-test/ask-about-concept.ts";
import { createBatchHandler } from "./shared/open-batches.ts";

export const handler = createBatchHandler(
  "simulation-ask-concept",
  parseEnvironment("simulation-ask-concept"),
  askAboutConcept,
);
