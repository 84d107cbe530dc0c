import { isDeepStrictEqual } from "node:util";
import { DEEPEST_CONDITION, MOST_TESTS, type Condition } from "../condition-schema.ts";
import { meets, neededAnswers, simpleCondition, testsIn, type AnyOf, type GivenAnswer } from "../condition.ts";
import type { Survey, SurveyQuestion } from "../schemas.ts";
import { questionsBehind } from "../variables.ts";
import { answersTo } from "./answers.ts";
import { checkAnswerTest, checkArmOrVariable, referredTo } from "./check-condition.ts";
import { pipedIn, pipedInto } from "../piping.ts";
import { formOf } from "../answer-forms.ts";
import { orderOf } from "./check-order.ts";
import { checkEach, fail } from "./unusable-survey.ts";

const screens = ({ terminate_if }: SurveyQuestion): AnyOf | null => simpleCondition(terminate_if);

/**
 * Checks that every question can be asked of somebody, that no screener ends the survey for everybody, and that
 * whatever a question refers to has been answered before it.
 * @throws UnusableSurvey
 */
export function checkRoutes(survey: Survey): void {
  const { questions } = survey;
  const order = orderOf(survey);
  const byId = new Map(questions.map((question) => [question.id, question]));
  checkEach(questions, (question) => checkReferences(survey, order, question));

  const conditionsOn = (id: string) =>
    questions
      .flatMap(({ ask_if, terminate_if }) => [...testsIn(ask_if), ...testsIn(terminate_if)])
      .flatMap((test) => ("question_id" in test && test.question_id === id && "any_of" in test ? [test] : []));
  const answers = new Map(questions.map((question) => [question.id, answersTo(question, conditionsOn(question.id))]));

  /** Questions that have to be answered before one is asked: by its condition, in its text, before it. */
  const neededBy = (question: SurveyQuestion): SurveyQuestion[] =>
    [
      ...neededAnswers(question.ask_if).map(({ question_id }) => question_id),
      ...shownIn(survey, question).map(([, id]) => id),
    ].flatMap((id) => byId.get(id) ?? []);
  /** A question, and all questions that every participant who is asked it has answered. */
  const wayTo = (question: SurveyQuestion, way = new Set<SurveyQuestion>()): Set<SurveyQuestion> => {
    if (way.has(question)) return way;
    way.add(question);
    for (const needed of neededBy(question)) wayTo(needed, way);
    return way;
  };
  const known = new Map<string, boolean>();
  /** Whether all participants who are asked a question have been asked another one, which stands before it. */
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
    if (!earlier.ask_if || [...way].some((one) => isDeepStrictEqual(one.ask_if, earlier.ask_if))) return true;
    const ask_if = simpleCondition(earlier.ask_if);
    if (!ask_if) return false;
    const same = [...way]
      .flatMap((one) => neededAnswers(one.ask_if))
      .filter(({ question_id }) => question_id === ask_if.question_id);
    return same.some((condition) =>
      answers.get(ask_if.question_id)!.every((answer) => !meets(answer, condition) || meets(answer, ask_if)),
    );
  };
  /** The possible answers to one question among participants who reach another one without having been screened out. */
  const left = (asked: SurveyQuestion, at: SurveyQuestion): GivenAnswer[] => {
    const ended = questions.filter((screener) => {
      if (screens(screener)?.question_id !== asked.id) return false;
      if (screener === at) return asked !== at;
      return order.comesBefore(screener, at) && isAskedWith(screener, at);
    });
    return answers.get(asked.id)!.filter((answer) => !ended.some((screener) => meets(answer, screens(screener)!)));
  };

  checkEach(questions, (question) => {
    const terminate_if = screens(question);
    const screened = terminate_if && byId.get(terminate_if.question_id)!;
    if (screened && isClosed(screened) && isOfAll(question) && isOfAll(screened)) {
      const rest = left(screened, question).filter((answer) => !meets(answer, terminate_if));
      if (rest.length < Math.max(1, screened.multiple ? (screened.min ?? 1) : 1))
        fail(question, "screens out everybody: no answer is left that its terminate_if lets go on.");
    }
    const conditions = [...wayTo(question)].flatMap(({ ask_if }) => neededAnswers(ask_if));
    for (const question_id of new Set(conditions.map((condition) => condition.question_id))) {
      const asked = byId.get(question_id)!;
      if (!isClosed(asked)) continue;
      const together = conditions.filter((condition) => condition.question_id === question_id);
      const rest = left(asked, question);
      const possible = asked.multiple
        ? together.every((condition) => rest.some((answer) => meets(answer, condition)))
        : rest.some((answer) => together.every((condition) => meets(answer, condition)));
      if (!possible)
        fail(
          question,
          together.length > 1
            ? `can never be asked: it needs answers to ${question_id} that exclude one another.`
            : `can never be asked: all personas whose answer to ${question_id} leads here are screened out before.`,
        );
    }
  });
}

/** Whether all answers to it that conditions can distinguish are known. */
const isClosed = ({ kind }: SurveyQuestion): boolean => formOf({ kind }) !== "words";

/** Whether it is asked of everybody who gets that far. */
const isOfAll = ({ ask_if, follows, text, context }: SurveyQuestion): boolean =>
  ask_if === null && follows === null && pipedInto({ text, context }).length === 0;

const isVariable = ({ variables }: Survey, name: string): boolean => variables.some((one) => one.name === name);

/** What a question shows of earlier answers, and how a sentence says so. */
const shownIn = (survey: Survey, { text, context, follows }: SurveyQuestion): [what: string, id: string][] => [
  ...pipedInto({ text, context })
    .filter((name) => !isVariable(survey, name))
    .map((id): [string, string] => ["shows the answer to", id]),
  ...(follows === null ? [] : [["follows", follows] satisfies [string, string]]),
];

/** Refuses a condition if one of its parts is not known yet at that place. */
function checkConditionOf(
  survey: Survey,
  order: ReturnType<typeof orderOf>,
  question: SurveyQuestion,
  field: "ask_if" | "terminate_if",
): void {
  const condition = question[field];
  if (condition === null) return;
  const refuse = (problem: string) => fail(question, problem);
  const earlier = (id: string, what: string): SurveyQuestion =>
    id === question.id && field === "terminate_if" ? question : referredTo(survey, order, question, { id, what });
  checkSize(condition, field, refuse);
  for (const test of testsIn(condition)) {
    if ("question_id" in test) checkAnswerTest(refuse, field, test, earlier(test.question_id, `has ${field} on`));
    else checkArmOrVariable(survey, refuse, field, test);
    if ("variable" in test)
      for (const id of questionsBehind(survey, test.variable))
        earlier(id, `has ${field} on the variable ${test.variable}, which depends on`);
  }
}

const depthOf = (condition: Condition): number => {
  if ("not" in condition) return 1 + depthOf(condition.not);
  const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : [];
  return 1 + Math.max(0, ...parts.map(depthOf));
};

/** @throws UnusableSurvey for conditions that nobody could follow */
export function checkSize(condition: Condition, field: string, refuse: (problem: string) => never): void {
  if (depthOf(condition) > DEEPEST_CONDITION)
    refuse(`has ${field} with conditions within conditions, more than ${DEEPEST_CONDITION} deep.`);
  if (testsIn(condition).length > MOST_TESTS)
    refuse(`has ${field} with ${testsIn(condition).length} parts; a condition has ${MOST_TESTS} at most.`);
}

function checkReferences(survey: Survey, order: ReturnType<typeof orderOf>, question: SurveyQuestion): void {
  const { options, scale } = question;
  checkConditionOf(survey, order, question, "ask_if");
  checkConditionOf(survey, order, question, "terminate_if");
  for (const [what, id] of shownIn(survey, question)) referredTo(survey, order, question, { id, what });
  for (const name of pipedInto(question).filter((one) => isVariable(survey, one)))
    for (const id of questionsBehind(survey, name))
      referredTo(survey, order, question, { id, what: `shows the variable ${name}, which depends on` });
  const labels = [scale?.low_label, scale?.high_label, ...(scale?.labels ?? [])];
  const inOptions = pipedIn((options ?? []).join("\n"));
  if (labels.some((label) => pipedIn(label ?? "").length > 0) || inOptions.some((name) => !isVariable(survey, name)))
    fail(question, "shows an earlier answer in an option or a label; only its text and context can show one.");
  for (const name of inOptions)
    for (const id of questionsBehind(survey, name))
      referredTo(survey, order, question, { id, what: `shows the variable ${name} in an option, which depends on` });
}
