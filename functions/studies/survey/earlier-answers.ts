import type { Answer } from "../simulation/results.ts";
import { answerInWords, pipedWords } from "./answer-words.ts";
import { filledIn, pipedIn, pipedInto } from "./piping.ts";
import { spokenOptions, type Route } from "./route.ts";
import type { Said } from "./reply.ts";
import type { Survey, SurveyQuestion } from "./schemas.ts";
import type { EarlierAnswer } from "../../models/prompts/shown-above.ts";

type Answers = Readonly<Record<string, Answer>>;

/** A question as one persona sees it. */
export interface PutQuestion {
  question: SurveyQuestion;
  before: EarlierAnswer[];
  /** By the words that are shown, options in which variables stand. */
  written: ReadonlyMap<string, string>;
}

/**
 * A question as it is put to one persona. The persona's earlier answers and the values of its variables are piped in.
 * It has the options that are shown to this persona, and the earlier answers that it refers to.
 * @param language the study's language (BCP 47)
 * @param variables the variables of the persona's route
 */
export function putTogether(
  survey: Survey,
  question: SurveyQuestion,
  answers: Answers,
  language: string,
  variables: Route["variables"],
): PutQuestion {
  const known = (ids: readonly string[]) => {
    // Most questions refer to no other question.
    if (ids.length === 0) return [];
    return survey.questions.flatMap((asked) => {
      const answer = ids.includes(asked.id) ? answers[asked.id] : undefined;
      return answer ? [{ asked, answer }] : [];
    });
  };
  const values = pipedInto(question, question.options ?? []).flatMap((name) => {
    const value = variables.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const inValues = values.flatMap(([, value]) => pipedIn(value));
  const piped = known([...pipedInto(question), ...inValues]).map(
    ({ asked, answer }) => [asked.id, pipedWords(answer, asked, language)] as const,
  );
  // An answer that was never given leaves no trace in the value of a variable.
  const blank = inValues.map((id) => [id, ""] as const);
  const answered = new Map([...blank, ...piped]);
  const said = new Map([...piped, ...values.map(([name, value]) => [name, filledIn(value, answered)] as const)]);
  const fill = (text: string) => filledIn(text, said);
  const everyValue = new Map([...variables].map(([name, value]) => [name, filledIn(value, answered)]));
  const options = (question.options ?? []).map((written) => ({ written, shown: fill(written) }));
  const isShown = options.filter(({ shown }) => shown.trim() !== "");
  const filledOptions = (some: readonly string[]) => some.map(fill).filter((option) => option.trim() !== "");
  const context = question.context === null ? "" : fill(question.context).trim();
  return {
    question: {
      ...question,
      text: fill(question.text),
      context: context === "" ? null : context,
      options: question.options && isShown.map(({ shown }) => shown),
      exclusive_options: filledOptions(question.exclusive_options),
      anchored_options: filledOptions(question.anchored_options),
    },
    before: known(spokenOptions(survey, question)).map(({ asked, answer }) => ({
      question: answer.question,
      answer: filledIn(answerInWords(answer, asked, language), everyValue),
    })),
    written: new Map(isShown.flatMap(({ written, shown }) => (written === shown ? [] : [[shown, written] as const]))),
  };
}

/** What somebody said, with the options as the questionnaire has them, whatever was shown in their place. */
export function asWritten(said: Said, { written }: Pick<PutQuestion, "written">): Said {
  if (written.size === 0) return said;
  const own = (option: string) => written.get(option) ?? option;
  return {
    ...said,
    ...(said.selected_options && { selected_options: said.selected_options.map(own) }),
    ...(said.ranking && { ranking: said.ranking.map(own) }),
    ...(said.allocation && {
      allocation: said.allocation.map(({ option, amount }) => ({ option: own(option), amount })),
    }),
  };
}
