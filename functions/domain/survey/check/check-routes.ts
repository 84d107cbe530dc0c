import type { Condition, Survey, SurveyQuestion } from "../schemas.ts";
import { answersTo, meets, type Answer } from "./answers.ts";
import { checkCondition, referredTo } from "./check-condition.ts";
import { orderOf } from "./check-order.ts";
import { fail } from "./unusable-survey.ts";

const PIPED = /\{\{\s*([^{}]{0,200}?)\s*\}\}/gu;

/** The questions whose answers are shown within a text: `{{q3}}`. */
export const pipedInto = (text: string): string[] => [...text.matchAll(PIPED)].map((match) => match[1]!);

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

  /** The answers to a question of those who have not been screened out when another one is reached. */
  const left = (asked: SurveyQuestion, at: SurveyQuestion): Answer[] => {
    const ended = questions.filter(
      ({ terminate_if, ...screener }) =>
        terminate_if?.question_id === asked.id &&
        (screener.id === at.id
          ? asked.id !== at.id
          : order.comesBefore(byId.get(screener.id)!, at) && order.isShownWith(byId.get(screener.id)!, at)),
    );
    return answers.get(asked.id)!.filter((answer) => !ended.some(({ terminate_if }) => meets(answer, terminate_if!)));
  };
  /** The conditions on the way to a question, its own first. */
  const wayTo = ({ ask_if }: SurveyQuestion): Condition[] =>
    ask_if ? [ask_if, ...wayTo(byId.get(ask_if.question_id)!)] : [];
  /** Whether whoever gets a question has been asked another one, which stands before it. */
  const isAskedWith = (earlier: SurveyQuestion, at: SurveyQuestion): boolean => {
    if (!earlier.ask_if) return true;
    const way = wayTo(at);
    const { question_id } = earlier.ask_if;
    const asked = byId.get(question_id)!;
    const required = way.filter((condition) => condition.question_id === question_id);
    return (
      way.some((condition) => condition.question_id === earlier.id) ||
      required.some((condition) => {
        const possible = answers.get(question_id)!.filter((answer) => meets(answer, condition));
        return possible.every((answer) => meets(answer, earlier.ask_if!)) && isAskedWith(asked, at);
      })
    );
  };

  for (const question of questions) {
    const { terminate_if } = question;
    const screened = terminate_if && byId.get(terminate_if.question_id)!;
    if (screened && !screened.ask_if) {
      const rest = left(screened, question).filter((answer) => !meets(answer, terminate_if));
      if (rest.length < Math.max(1, screened.multiple ? (screened.min ?? 1) : 1))
        fail(question, "screens out everybody: no answer is left that its terminate_if lets go on.");
    }
    for (const condition of wayTo(question)) {
      const asked = byId.get(condition.question_id)!;
      if (!left(asked, question).some((answer) => meets(answer, condition)))
        fail(
          question,
          `can be asked of nobody: everybody whose answer to ${asked.id} would lead here has been screened out before.`,
        );
    }
    for (const [what, id] of shownIn(question)) {
      if (!isAskedWith(byId.get(id)!, question))
        fail(question, `${what} ${id}, which not everybody has been asked who gets here; give both the same ask_if.`);
    }
  }
}

/** What a question shows of earlier answers, and how a sentence says so. */
const shownIn = ({ text, context, follows }: SurveyQuestion): [what: string, id: string][] => [
  ...pipedInto(`${context ?? ""}\n${text}`).map((id): [string, string] => ["shows the answer to", id]),
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
  if (labels.some((label) => pipedInto(label ?? "").length > 0))
    fail(question, "shows an earlier answer in an option or a label; that can be done in its text or context alone.");
}
