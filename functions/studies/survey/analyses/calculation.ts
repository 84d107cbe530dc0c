import { analysedIn, surveyAnalyses as analyse } from "./survey-analyses.ts";
import type { SurveyResult } from "../answer-lists.ts";
import type { Survey } from "../schemas.ts";
import type { Calculation } from "../../../platform/calculations/calculation.ts";

interface AnalysesInput {
  survey: Survey;
  results: readonly SurveyResult[];
  /** What each persona counts, by id. */
  weights: ReadonlyMap<string, number>;
}

/** Seconds per persona, for each meter, ladder, best–worst set and question of reach. */
const [METER, LADDER, BEST_WORST, REACH] = [5e-4, 2e-4, 1e-4, 2e-4];

/** A hundred questions that allow several choices, and 300 personas, take some five seconds. */
export const surveyAnalyses = {
  name: "survey-analyses",
  seconds: ({ survey, results }: AnalysesInput) => {
    const { meters, ladders, studies, reach } = analysedIn(survey);
    const sets = studies.reduce((total, study) => total + study.sets.length, 0);
    const each = METER * meters.length + LADDER * ladders.length + BEST_WORST * sets + REACH * reach.length;
    return each * results.length;
  },
  run: ({ survey, results, weights }: AnalysesInput) => analyse(survey, results, weights),
  // Answers in words are not needed.
  sent: ({ survey, results, weights }: AnalysesInput): AnalysesInput => ({
    survey,
    weights,
    results: results.map(({ persona_id, answers }) => ({
      persona_id,
      answers: answers.map((answer) => ({ ...answer, question: "", text: answer.text === "" ? "" : "…" })),
    })),
  }),
} as const satisfies Calculation<AnalysesInput, unknown>;
