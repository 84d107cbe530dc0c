import { answerAt, evaluate, holds, neededAnswers, pointOf, questionsIn, testsIn, wordsMeet } from "./condition.ts";
import type { RouteAnswers, Truth, TruthOf } from "./condition.ts";
import type { Condition, ConditionTest } from "./condition-schema.ts";
import { armsAt, type Arms } from "./experiments.ts";
import { pipedInto } from "./piping.ts";
import { formOf } from "./answer-forms.ts";
import type { Survey, SurveyQuestion } from "./schemas.ts";
import { questionsFor } from "./survey-order.ts";
import { questionsBehind, questionsShown, valueOf } from "./variables.ts";

/** How far one persona has come in a survey, and where it goes on. */
export interface Route {
  /** Questions of all blocks that it is shown, in its own order; not all of them need be asked. */
  questions: SurveyQuestion[];
  /** Questions that can be asked now, because they wait for no answer; those that others wait for come first. */
  askable: SurveyQuestion[];
  /** Ids of the questions that it is not asked, as far as that is decided. */
  leftOut: string[];
  /** Ids of questions with a condition that is unknown, because the answer that it names could not be rated. */
  untold: string[];
  /** The question whose `terminate_if` ended the survey for this persona. */
  screenedOutBy: string | null;
  /** Whether nothing is left to be asked. */
  isThrough: boolean;
  /** Values of the persona's variables, as far as they are decided; answers that they show stand there as `{{q3}}`. */
  variables: ReadonlyMap<string, string>;
}

/** Ids of the earlier questions that a question needs an answer to before it can be asked at all. */
const neededBy = (survey: Survey, question: SurveyQuestion): string[] => {
  const isVariable = (name: string) => survey.variables.some((variable) => variable.name === name);
  return [
    ...pipedInto(question).filter((name) => !isVariable(name)),
    ...(question.follows === null ? [] : [question.follows]),
  ];
};

/** Ids of the questions whose answers decide a condition, through variables too. */
const decidedBy = (survey: Survey, condition: Condition | null): string[] => [
  ...questionsIn(condition),
  ...testsIn(condition).flatMap((test) => ("variable" in test ? questionsBehind(survey, test.variable) : [])),
];

/**
 * Ids of the earlier questions whose answers a question refers to: what it follows, what is piped into it, and the
 * reason why it is asked. Facts are left out if they are only a reason to ask.
 */
export function spokenOptions(survey: Survey, question: SurveyQuestion): string[] {
  const isFact = (id: string) => survey.questions.find((one) => one.id === id)?.fact !== null;
  const { follows, ask_if } = question;
  const reasons = neededAnswers(ask_if).map(({ question_id }) => question_id);
  const named = [...pipedInto(question), ...reasons].filter((id) => !isFact(id));
  return [...new Set([...(follows === null ? [] : [follows]), ...named])];
}

/** What is known of a question: `open` until it is answered or decided that it is not asked. */
type Standing = "answered" | "left out" | "untold" | "open";

/**
 * The route of one persona through a survey, from what it has answered so far. A question waits for the answers that it
 * depends on: its `ask_if`, what is piped into it, and what it follows. It also waits for the screeners before it in
 * the file, and for nothing else.
 *
 * - A condition on a question that was not asked is not met.
 * - A condition on an answer that could not be rated is not met either.
 * - A question that needs the words of such an answer is not asked.
 * - A screener whose condition is unknown lets the persona pass.
 * @param position the persona's position in the sample, from 0: decides its order, and which blocks it is shown
 * @param answers the answers so far, by the id of their question
 * @param arms the arms that the persona is in
 */
export function computeRoute(survey: Survey, position: number, answers: RouteAnswers, arms?: Arms): Route {
  const inArms = arms ?? armsAt(survey, position);
  const questions = questionsFor(survey, position);
  const shown = new Set(questions.map(({ id }) => id));
  const byId = new Map(survey.questions.map((question) => [question.id, question]));
  const standings = new Map<string, Standing>();
  const untold = new Set<string>();
  const askable = new Set<string>();
  const variables = new Map<string, string>();
  let screenedOutBy: string | null = null;
  let isHeld = false;

  const answerTo = (id: string) => answerAt(answers, id);

  /** Undecided while what it names is open. */
  const truthOf: TruthOf = (test: ConditionTest): Truth => {
    if ("experiment_id" in test) return test.any_of.includes(inArms[test.experiment_id] ?? "");
    if ("variable" in test) {
      const value = variableOf(test.variable);
      return value === null ? "open" : wordsMeet(value, test.any_of);
    }
    const id = test.question_id;
    const standing = standings.get(id);
    if (standing === "open") return "open";
    if (standing !== "answered") return "answered" in test && !test.answered;
    return holds(test, byId.get(id)!, answerTo(id)!) ?? "unrated";
  };
  const variableOf = (name: string): string | null => {
    const known = variables.get(name) ?? valueOf(survey, name, truthOf);
    const isShownOpen = questionsBehind(survey, name).some((id) => standings.get(id) === "open");
    if (known === null || isShownOpen) return null;
    return known;
  };
  const decided = (condition: Condition): Truth => evaluate(condition, truthOf);

  function standingOf(question: SurveyQuestion): Standing {
    const { id, ask_if, terminate_if } = question;
    if (!shown.has(id)) return "left out";
    if (answerTo(id)) return "answered";
    const asked = ask_if ? decided(ask_if) : true;
    if (asked === false) return "left out";
    if (asked === "unrated") return "untold";
    const needed = neededBy(survey, question);
    if (needed.some((one) => standings.get(one) !== "answered" && standings.get(one) !== "open")) return "left out";
    if (pipedInto(question).some((one) => isUnrated(one))) return "untold";
    const isOfOwn = questionsIn(terminate_if).includes(id);
    const ended = terminate_if && !isOfOwn ? decided(terminate_if) : false;
    if (ended === "unrated") untold.add(id);
    if (ended === true && asked !== "open" && !isHeld) screenedOutBy = id;
    const isShownOpen = pipedInto(question).some((name) => hasVariable(name) && variableOf(name) === null);
    const waits =
      asked === "open" || ended === "open" || isShownOpen || needed.some((one) => standings.get(one) === "open");
    if (!waits && !isHeld && screenedOutBy === null) askable.add(id);
    // Questions behind a screener wait until it is known to let the persona pass.
    if (terminate_if && (waits || isOfOwn)) isHeld = true;
    return "open";
  }

  const hasVariable = (name: string) => survey.variables.some((variable) => variable.name === name);
  const isUnrated = (id: string): boolean => {
    const [question, answer] = [byId.get(id), answerTo(id)];
    return question && answer && formOf(question) === "rating" ? pointOf(question, answer) === null : false;
  };

  for (const question of survey.questions) {
    const { id, terminate_if } = question;
    const standing = standingOf(question);
    standings.set(id, standing);
    if (standing === "untold") untold.add(id);
    if (standing === "answered" && terminate_if && questionsIn(terminate_if).includes(id)) {
      const ended = decided(terminate_if);
      if (ended === "unrated") untold.add(id);
      if (ended === true) screenedOutBy = id;
    }
    if (screenedOutBy !== null) break;
  }
  for (const { name } of survey.variables) {
    const value = variableOf(name);
    if (value !== null) variables.set(name, value);
  }

  const isOver = screenedOutBy !== null;
  const open = isOver ? [] : questions.filter(({ id }) => standings.get(id) === "open");
  const waitedFor = new Set(
    open.flatMap((one) => [
      ...questionsShown(survey, pipedInto(one)),
      ...(one.follows === null ? [] : [one.follows]),
      ...decidedBy(survey, one.ask_if),
      ...decidedBy(survey, one.terminate_if),
    ]),
  );
  const now = open.filter(({ id }) => askable.has(id));
  return {
    questions,
    askable: [...now.filter(({ id }) => waitedFor.has(id)), ...now.filter(({ id }) => !waitedFor.has(id))],
    leftOut: survey.questions.flatMap(({ id }) =>
      answerTo(id) || (!isOver && standings.get(id) === "open") ? [] : [id],
    ),
    untold: [...untold],
    screenedOutBy,
    isThrough: open.length === 0,
    variables,
  };
}
