import { checkExperiments } from "./check/check-experiments.ts";
import { checkOrder } from "./check/check-order.ts";
import { checkQuestion } from "./check/check-question.ts";
import { checkRoutes } from "./check/check-routes.ts";
import { checkEach, fail } from "./check/unusable-survey.ts";
import { MOST_QUESTIONS, type Survey } from "./schemas.ts";

/**
 * Checks whether a survey can be run, before anything of it is stored. Every way in uses it: a file read by rule or by
 * model, JSON, and another product's export.
 * @throws UnusableSurvey for all questions that are wrong by themselves; if there are none, for all questions with
 * wrong routes
 */
export function checkSurvey(survey: Survey): void {
  const { questions } = survey;
  if (questions.length === 0) fail(null, "There is no question in this survey.");
  if (questions.length > MOST_QUESTIONS)
    fail(
      null,
      `There are ${questions.length} questions, rows of tables included; a survey has ${MOST_QUESTIONS} at most.`,
    );
  const seen = new Set<string>();
  checkEach(questions, (question) => {
    checkQuestion(question);
    // Programs that read exports ignore the case of variable names.
    if (seen.has(question.id.toLowerCase())) fail(question, "has the id of a question before it; ids are unique.");
    seen.add(question.id.toLowerCase());
  });
  checkOrder(survey);
  checkExperiments(survey);
  checkRoutes(survey);
}
