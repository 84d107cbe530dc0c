import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "../../../../../functions/studies/simulation/results.ts";
import type { Participant } from "../../../../../functions/studies/survey/analyses/participants.ts";
import { plainQuestion, type SurveyQuestion } from "../../../../../functions/studies/survey/schemas.ts";
import { answerOf } from "../../simulation/results.ts";

/** Figures of analyses of several questions, computed independently of this project. */
export const reference = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../reference/survey-analyses.json"), "utf8"),
);

export const question = (id: string, own: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  ...plainQuestion,
  id,
  kind: "numeric",
  text: id,
  ...own,
});

/** Somebody with these answers, by question. */
export const participant = (index: number, answers: Record<string, Partial<Answer>>, weight = 1): Participant => ({
  persona_id: `p${index}`,
  weight,
  answers: new Map(Object.entries(answers).map(([id, own]) => [id, answerOf(id, own)])),
});
