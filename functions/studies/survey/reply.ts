import type { Answer } from "../simulation/results.ts";
import type { SurveyQuestion } from "./schemas.ts";
import type { Cost } from "../../platform/costs/cost.ts";

/** The parts of an answer that need no rating. */
export type Said = Pick<Answer, "text"> &
  Partial<Pick<Answer, "selected_options" | "value" | "ranking" | "allocation" | "scale_reversed" | "themes">>;

/** A persona's answer to a question. Words that need a rating are rated later, with all others. */
export interface Reply {
  /** The question as it was put, with what is piped into it. */
  question: SurveyQuestion;
  said: Said;
  usage: Cost;
  /** The model that gave the answer; null for a fact, for which no model is asked. */
  modelId: string | null;
}
