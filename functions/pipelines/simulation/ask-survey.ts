import { parseEnvironment } from "../../contracts/environment.ts";
import { lookBack } from "./looking-back/look-back.ts";
import { createBatchHandler } from "./shared/open-batches.ts";
import { untilMaxCost } from "./shared/until-max-cost.ts";
import { askSurveyQuestions } from "./survey/ask-survey-questions.ts";

export const handler = createBatchHandler(
  "simulation-ask-survey",
  parseEnvironment("simulation-ask-survey"),
  async (dependencies, input) => {
    const { hasResult } = await untilMaxCost(
      () => askSurveyQuestions(dependencies, input),
      () => ({ hasResult: false }),
    );
    if (!hasResult) await lookBack(dependencies, input);
  },
);
