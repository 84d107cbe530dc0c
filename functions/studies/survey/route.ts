import { lookUp } from "../../platform/look-up.ts";
import { holds, pointOf, type RouteAnswer } from "./condition.ts";
import { pipedInto } from "./piping.ts";
import { formOf } from "./answer-forms.ts";
import type { Condition, Survey, SurveyQuestion } from "./schemas.ts";
import { questionsFor } from "./survey-order.ts";

/** How far one persona has come in a survey, and where it goes on. */
export interface Route {
  /** Questions of all blocks that it is shown, in its own order; not all of them need be asked. */
  questions: SurveyQuestion[];
  /** Those that can be asked now, which wait for no answer; first those that others wait for. */
  askable: SurveyQuestion[];
  /** Ids of those that it is not asked, as far as that is decided. */
  leftOut: string[];
  /** Ids of questions of which a condition could not be told, because the answer it names could not be rated. */
  untold: string[];
  /** The question whose `terminate_if` ended the survey for this persona. */
  screenedOutBy: string | null;
  /** Whether nothing is left to be asked. */
  isThrough: boolean;
}

/** Ids of the earlier questions that a question needs an answer to before it can be asked at all. */
const neededBy = (question: SurveyQuestion): string[] => [
  ...pipedInto(question),
  ...(question.follows === null ? [] : [question.follows]),
];

/**
 * Ids of the earlier questions whose answers a question speaks of: what it follows, what is piped into it, what it is
 * asked because of. Facts are left out where they are only a reason to ask.
 */
export function spokenOf(survey: Survey, question: SurveyQuestion): string[] {
  const isFact = (id: string) => survey.questions.find((one) => one.id === id)?.fact !== null;
  const { follows, ask_if } = question;
  const named = [...pipedInto(question), ...(ask_if ? [ask_if.question_id] : [])].filter((id) => !isFact(id));
  return [...new Set([...(follows === null ? [] : [follows]), ...named])];
}

/** What is known of a question: `open` until it is answered or decided that it is not asked. */
type Standing = "answered" | "left out" | "untold" | "open";

/**
 * The route of one persona through a survey, from what it has answered so far. A question waits for the answers that it
 * depends on (its `ask_if`, what is piped into it, what it follows) and for the screeners before it in the file, and
 * for nothing else. A condition on a question that was not asked is not met, and neither is one on an answer that could
 * not be rated; what needs the words of such an answer is not asked either. A screener whose condition cannot be told
 * lets pass.
 * @param position of the persona in the sample, from 0: decides its order, and which blocks it is shown
 * @param answers so far, by the id of their question
 */
export function routeOf(survey: Survey, position: number, answers: Readonly<Record<string, RouteAnswer>>): Route {
  const questions = questionsFor(survey, position);
  const shown = new Set(questions.map(({ id }) => id));
  const byId = new Map(survey.questions.map((question) => [question.id, question]));
  const standings = new Map<string, Standing>();
  const untold = new Set<string>();
  const askable = new Set<string>();
  let screenedOutBy: string | null = null;
  let isHeld = false;

  const answerTo = (id: string): RouteAnswer | undefined => lookUp(answers, id);

  /** Undecided while what it names is open. */
  const decided = (condition: Condition): boolean | "unrated" | "open" => {
    const id = condition.question_id;
    const standing = standings.get(id);
    if (standing === "open") return "open";
    return standing === "answered" ? (holds(condition, byId.get(id)!, answerTo(id)!) ?? "unrated") : false;
  };

  function standingOf(question: SurveyQuestion): Standing {
    const { id, ask_if, terminate_if } = question;
    if (!shown.has(id)) return "left out";
    if (answerTo(id)) return "answered";
    const asked = ask_if ? decided(ask_if) : true;
    if (asked === false) return "left out";
    if (asked === "unrated") return "untold";
    const needed = neededBy(question);
    if (needed.some((one) => standings.get(one) !== "answered" && standings.get(one) !== "open")) return "left out";
    if (pipedInto(question).some((one) => isUnrated(one))) return "untold";
    const ended = terminate_if && terminate_if.question_id !== id ? decided(terminate_if) : false;
    if (ended === "unrated") untold.add(id);
    if (ended === true && asked !== "open" && !isHeld) screenedOutBy = id;
    const waits = asked === "open" || ended === "open" || needed.some((one) => standings.get(one) === "open");
    if (!waits && !isHeld && screenedOutBy === null) askable.add(id);
    // Whoever stands behind a screener waits until it is known to let pass.
    if (terminate_if && (waits || terminate_if.question_id === id)) isHeld = true;
    return "open";
  }

  const isUnrated = (id: string): boolean => {
    const [question, answer] = [byId.get(id), answerTo(id)];
    return question && answer && formOf(question) === "rating" ? pointOf(question, answer) === null : false;
  };

  for (const question of survey.questions) {
    const { id, terminate_if } = question;
    const standing = standingOf(question);
    standings.set(id, standing);
    if (standing === "untold") untold.add(id);
    if (standing === "answered" && terminate_if?.question_id === id) {
      const ended = decided(terminate_if);
      if (ended === "unrated") untold.add(id);
      if (ended === true) screenedOutBy = id;
    }
    if (screenedOutBy !== null) break;
  }

  const isOver = screenedOutBy !== null;
  const open = isOver ? [] : questions.filter(({ id }) => standings.get(id) === "open");
  const waitedFor = new Set(
    open.flatMap((one) => [...neededBy(one), one.ask_if?.question_id, one.terminate_if?.question_id]),
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
  };
}
