import type { Answer } from "../simulation/results.ts";
import { putTogether } from "./earlier-answers.ts";
import type { Arms } from "./experiments.ts";
import { shownOptions } from "./questions/shown-options.ts";
import { computeRoute } from "./route.ts";
import type { Survey } from "./schemas.ts";
import type { Seen } from "./seen-schema.ts";
import { blocksFor } from "./survey-order.ts";

/**
 * What a participant saw. It is derived from the participant's arms, place in the sample and answers, which decided all
 * of it.
 * @param language the study's language (BCP 47)
 * @returns null for a survey without experiments and variables
 */
export function seenBy(
  survey: Survey,
  { position, arms, answers, language }: { position: number; arms: Arms; answers: readonly Answer[]; language: string },
): Seen | null {
  if (survey.experiments.length === 0 && survey.variables.length === 0) return null;
  const known = Object.fromEntries(answers.map((answer) => [answer.question_id, answer]));
  const { questions, variables } = computeRoute(survey, position, known, arms);
  const asked = questions.filter(({ id }) => known[id] !== undefined);
  return {
    arms: { ...arms },
    variables: Object.fromEntries(variables),
    blocks: blocksFor(survey, position).map(({ id }) => id),
    questions: asked.map((question) => {
      const put = putTogether(survey, question, known, language, variables).question;
      const { id, context, text } = put;
      const options = put.options && shownOptions(put, { position, isTurned: false, before: [] }).options;
      return { question_id: id, context, text, options };
    }),
  };
}
