import { checkExperiments } from "./check/check-experiments.ts";
import { checkOrder } from "./check/check-order.ts";
import { checkQuestion } from "./check/check-question.ts";
import { checkRoutes } from "./check/check-routes.ts";
import { checkEach, fail } from "./check/unusable-survey.ts";
import { MOST_QUESTIONS, type Survey } from "./schemas.ts";

/**
 * Whether a survey can be run: what every way in (a file by rule or model, JSON, another product's export) is held
 * against before anything of it is stored.
 * @throws UnusableSurvey for all questions that are wrong by themselves; if none is, for all whose routes are
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
    // Programs that read exports take names of variables for the same whatever their case.
    if (seen.has(question.id.toLowerCase())) fail(question, "has the id of a question before it; ids are unique.");
    seen.add(question.id.toLowerCase());
  });
  checkOrder(survey);
  checkExperiments(survey);
  checkRoutes(survey);
}
