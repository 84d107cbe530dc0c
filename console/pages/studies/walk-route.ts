import { formOf } from "../../../functions/studies/survey/answer-forms.ts";
import { questionsIn, type RouteAnswer } from "../../../functions/studies/survey/condition.ts";
import { pipedInto } from "../../../functions/studies/survey/piping.ts";
import { computeRoute } from "../../../functions/studies/survey/route.ts";
import type { Survey, SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";

/** Answers to try out, by the id of their question: options, or numbers as they were typed. */
export type TriedAnswers = Readonly<Record<string, string>>;

/** A question on one persona's route. */
export interface Stop {
  question: SurveyQuestion;
  /** `waits`: depends on an answer that the user has not tried out yet. */
  standing: "asked" | "left out" | "waits";
  /** The survey ends here. */
  ends: boolean;
}

/** Ids of the questions whose answers decide whether others are asked, or whether the survey ends. */
export const decidingIds = ({ questions, variables }: Survey): Set<string> =>
  new Set(
    [
      ...questions.flatMap(({ ask_if, terminate_if }) => [ask_if, terminate_if]),
      ...variables.map(({ when }) => when),
    ].flatMap(questionsIn),
  );

const middle = (count: number): number => Math.floor((count - 1) / 2);

/** An answer with one option, point or number; without a wish, any answer that is allowed. */
function answerWith(question: SurveyQuestion, wish: string | undefined): RouteAnswer {
  const { scale, options, min } = question;
  const number = wish === undefined ? (min ?? 0) : Number(wish);
  const option = wish ?? options?.[0] ?? "";
  const point = wish === undefined || !scale ? middle(scale?.points ?? 1) : number - scale.first_value;
  return {
    distribution: scale && Array.from({ length: scale.points }, (_, index) => (index === point ? 1 : 0)),
    selected_options: formOf(question) === "options" ? [option] : null,
    value: formOf(question) === "number" ? number : null,
  };
}

/**
 * The route of one persona through a survey with these answers.
 * @param position place of the persona in the sample, from 0
 * @returns every question of the survey; those on the route are in the persona's order
 */
export function walkRoute(survey: Survey, position: number, tried: TriedAnswers): Stop[] {
  const deciding = decidingIds(survey);
  const answers: Record<string, RouteAnswer> = {};
  let route = computeRoute(survey, position, answers);
  for (;;) {
    const known = route.askable.filter(({ id }) => tried[id] !== undefined || !deciding.has(id));
    if (known.length === 0) break;
    for (const question of known) answers[question.id] = answerWith(question, tried[question.id]);
    route = computeRoute(survey, position, answers);
  }
  const { questions, leftOut, screenedOutBy } = route;
  const isAskable = new Set(route.askable.map(({ id }) => id));
  const shown = questions.map((question): Stop => {
    const isAsked = answers[question.id] !== undefined || isAskable.has(question.id);
    return {
      question,
      standing: isAsked ? "asked" : leftOut.includes(question.id) ? "left out" : "waits",
      ends: question.id === screenedOutBy,
    };
  });
  const never = survey.questions.filter((question) => !questions.includes(question));
  return [...shown, ...never.map((question): Stop => ({ question, standing: "left out", ends: false }))];
}

/** Whether a survey is the same for everybody. */
export const isSameForAll = ({ questions, blocks, rotations, experiments }: Survey): boolean =>
  experiments.length === 0 &&
  rotations.length === 0 &&
  blocks.every(({ shuffled }) => !shuffled) &&
  questions.every((question) => !question.ask_if && !question.terminate_if && pipedInto(question).length === 0);
