import type { Survey, SurveyQuestion } from "../schemas.ts";
import { meets, type GivenAnswer } from "../condition.ts";
import { answersTo } from "./answers.ts";
import { checkCondition, referredTo } from "./check-condition.ts";
import { pipedIn, pipedInto } from "../piping.ts";
import { orderOf } from "./check-order.ts";
import { fail } from "./unusable-survey.ts";

/**
 * Sees that every question can be asked of somebody, that no screener ends everybody, and that what a question refers
 * to has been answered before it.
 * @throws UnusableSurvey
 */
export function checkRoutes(survey: Survey): void {
  const { questions } = survey;
  const order = orderOf(survey);
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const question of questions) checkReferences(survey, order, question);

  const conditionsOn = (id: string) =>
    questions
      .flatMap(({ ask_if, terminate_if }) => [ask_if, terminate_if])
      .filter((condition) => condition?.question_id === id)
      .filter((condition) => condition !== null);
  const answers = new Map(questions.map((question) => [question.id, answersTo(question, conditionsOn(question.id))]));

  /** Questions that have to be answered before one is asked: by its condition, in its text, before it. */
  const neededBy = (question: SurveyQuestion): SurveyQuestion[] =>
    [question.ask_if?.question_id, ...shownIn(question).map(([, id]) => id)].flatMap((id) => byId.get(id ?? "") ?? []);
  /** What stands on the way to a question, itself included: all that is answered by whoever is asked it. */
  const wayTo = (question: SurveyQuestion, way = new Set<SurveyQuestion>()): Set<SurveyQuestion> => {
    if (way.has(question)) return way;
    way.add(question);
    for (const needed of neededBy(question)) wayTo(needed, way);
    return way;
  };
  const known = new Map<string, boolean>();
  /** Whether whoever is asked a question has been asked another one, which stands before it. */
  const isAskedWith = (earlier: SurveyQuestion, at: SurveyQuestion): boolean => {
    const pair = `${earlier.id} ${at.id}`;
    const found = known.get(pair) ?? surelyAskedWith(earlier, at);
    known.set(pair, found);
    return found;
  };
  const surelyAskedWith = (earlier: SurveyQuestion, at: SurveyQuestion): boolean => {
    if (!order.isShownWith(earlier, at)) return false;
    const way = wayTo(at);
    if (way.has(earlier)) return true;
    if (neededBy(earlier).some((needed) => !isAskedWith(needed, at))) return false;
    const { ask_if } = earlier;
    if (!ask_if) return true;
    const same = [...way].flatMap((one) => (one.ask_if?.question_id === ask_if.question_id ? [one.ask_if] : []));
    return same.some((condition) =>
      answers.get(ask_if.question_id)!.every((answer) => !meets(answer, condition) || meets(answer, ask_if)),
    );
  };
  /** The answers to a question of those who have not been screened out when another one is reached. */
  const left = (asked: SurveyQuestion, at: SurveyQuestion): GivenAnswer[] => {
    const ended = questions.filter((screener) => {
      if (screener.terminate_if?.question_id !== asked.id) return false;
      if (screener === at) return asked !== at;
      return order.comesBefore(screener, at) && isAskedWith(screener, at);
    });
    return answers.get(asked.id)!.filter((answer) => !ended.some(({ terminate_if }) => meets(answer, terminate_if!)));
  };

  for (const question of questions) {
    const { terminate_if } = question;
    const screened = terminate_if && byId.get(terminate_if.question_id)!;
    if (screened && isOfAll(question) && isOfAll(screened)) {
      const rest = left(screened, question).filter((answer) => !meets(answer, terminate_if));
      if (rest.length < Math.max(1, screened.multiple ? (screened.min ?? 1) : 1))
        fail(question, "screens out everybody: no answer is left that its terminate_if lets go on.");
    }
    const conditions = [...wayTo(question)].flatMap(({ ask_if }) => ask_if ?? []);
    for (const question_id of new Set(conditions.map((condition) => condition.question_id))) {
      const asked = byId.get(question_id)!;
      const together = conditions.filter((condition) => condition.question_id === question_id);
      const rest = left(asked, question);
      const possible = asked.multiple
        ? together.every((condition) => rest.some((answer) => meets(answer, condition)))
        : rest.some((answer) => together.every((condition) => meets(answer, condition)));
      if (!possible)
        fail(
          question,
          together.length > 1
            ? `can be asked of nobody: what it needs is asked for answers to ${question_id} that exclude one another.`
            : `can be asked of nobody: all whose answer to ${question_id} would lead here have been screened out ` +
                "before.",
        );
    }
  }
}

/** Whether it is asked of everybody who comes so far. */
const isOfAll = ({ ask_if, follows, text, context }: SurveyQuestion): boolean =>
  ask_if === null && follows === null && pipedInto({ text, context }).length === 0;

/** What a question shows of earlier answers, and how a sentence says so. */
const shownIn = ({ text, context, follows }: SurveyQuestion): [what: string, id: string][] => [
  ...pipedInto({ text, context }).map((id): [string, string] => ["shows the answer to", id]),
  ...(follows === null ? [] : [["follows", follows] satisfies [string, string]]),
];

function checkReferences(survey: Survey, order: ReturnType<typeof orderOf>, question: SurveyQuestion): void {
  const { ask_if, terminate_if, options, scale } = question;
  if (ask_if) {
    const id = ask_if.question_id;
    checkCondition(question, "ask_if", ask_if, referredTo(survey, order, question, { id, what: "has ask_if on" }));
  }
  if (terminate_if) {
    const id = terminate_if.question_id;
    const asked =
      id === question.id ? question : referredTo(survey, order, question, { id, what: "has terminate_if on" });
    checkCondition(question, "terminate_if", terminate_if, asked);
  }
  for (const [what, id] of shownIn(question)) referredTo(survey, order, question, { id, what });
  const labels = [scale?.low_label, scale?.high_label, ...(scale?.labels ?? []), ...(options ?? [])];
  if (labels.some((label) => pipedIn(label ?? "").length > 0))
    fail(question, "shows an earlier answer in an option or a label; that can be done in its text or context alone.");
}
