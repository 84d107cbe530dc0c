import type { Answer } from "../simulation/results.ts";
import type { SurveyQuestion } from "./schemas.ts";
import type { Cost } from "../../platform/costs/cost.ts";

/** What an answer holds that needs no rating. */
export type Said = Pick<Answer, "text"> &
  Partial<Pick<Answer, "selected_options" | "value" | "ranking" | "allocation" | "scale_reversed" | "themes">>;

/** What a persona said to a question; what is to be rated is rated later, with everything else. */
export interface Reply {
  /** As it was put, with what is piped into it. */
  question: SurveyQuestion;
  said: Said;
  usage: Cost;
  /** Which model gave it; null for a fact, which none is asked for. */
  modelId: string | null;
}
