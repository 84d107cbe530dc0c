import { parseEnvironment } from "../../platform/functions/environment.ts";
import { askClosingQuestion } from "../closing-question/ask-closing-question.ts";
import { createBatchHandler } from "../simulation/open-batches.ts";
import { untilMaxCost } from "../simulation/until-max-cost.ts";
import { askSurveyQuestions } from "./ask-survey-questions.ts";

export const handler = createBatchHandler(
  "simulation-ask-survey",
  parseEnvironment("simulation-ask-survey"),
  async (dependencies, input) => {
    const { hasResult } = await untilMaxCost(
      () => askSurveyQuestions(dependencies, input),
      () => ({ hasResult: false }),
    );
    if (!hasResult) await askClosingQuestion(dependencies, input);
  },
);
