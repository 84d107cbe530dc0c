import { mapTests, questionsIn } from "../../../../functions/studies/survey/condition.ts";
import { numberOf } from "../../../../functions/studies/survey/question-numbers.ts";
import type { Condition, SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { kindFields } from "./kinds.ts";

export type Kind = SurveyQuestion["kind"];

const plain = {
  scale: null,
  options: null,
  multiple: false,
  exclusive_options: [],
  anchored_options: [],
  best_worst: false,
  randomize: null,
  min: null,
  max: null,
  unit: null,
  total: null,
  fact: null,
  round: null,
};

/** A question of another kind: its words and its route stay, and its options where both kinds have some. */
export const withKind = (question: SurveyQuestion, kind: Kind): SurveyQuestion => ({
  ...question,
  ...plain,
  ...kindFields[kind].begun,
  ...(kindFields[kind].begun.options && question.options ? { options: question.options } : {}),
  kind,
});

/** A question without words, of an id that none of the others has. */
export function newQuestion(questions: readonly SurveyQuestion[]): SurveyQuestion {
  const taken = new Set(questions.map(({ id }) => id.toLowerCase()));
  let number = questions.length + 1;
  while (taken.has(`q${number}`)) number++;
  const said = {
    id: `q${number}`,
    number: null,
    context: null,
    text: "",
    required: true,
    ask_if: null,
    terminate_if: null,
  };
  return { ...plain, ...said, kind: "multiple_choice", options: [], follows: null, block: null, anchored: false };
}

/** With one of them a step further up (−1) or down (1). */
export function moved(questions: readonly SurveyQuestion[], index: number, step: number): SurveyQuestion[] {
  const [question] = questions.slice(index, index + 1);
  return question ? questions.toSpliced(index, 1).toSpliced(index + step, 0, question) : [...questions];
}

/** Without one of them, and without the routes that hung on it. */
export const removed = (questions: readonly SurveyQuestion[], id: string): SurveyQuestion[] => {
  const without = (condition: Condition | null) => (questionsIn(condition).includes(id) ? null : condition);
  return questions
    .filter((question) => question.id !== id)
    .map((question) => ({
      ...question,
      ask_if: without(question.ask_if),
      terminate_if: without(question.terminate_if),
      follows: question.follows === id ? null : question.follows,
    }));
};

/** With other options of a question; where one is worded anew, whatever named it names the new words. */
export function withOptions(questions: readonly SurveyQuestion[], id: string, options: string[]): SurveyQuestion[] {
  const before = questions.find((question) => question.id === id)?.options ?? [];
  const named = <T>(one: T): T | string => {
    const index = before.length === options.length && typeof one === "string" ? before.indexOf(one) : -1;
    return options[index] ?? one;
  };
  const renamed = (condition: Condition | null) =>
    condition &&
    mapTests(condition, (test) => {
      if (!("question_id" in test) || test.question_id !== id) return test;
      if ("any_of" in test) return { ...test, any_of: test.any_of.map(named) };
      return "none_of" in test ? { ...test, none_of: test.none_of.map(named) } : test;
    });
  return questions.map((question) => ({
    ...question,
    ask_if: renamed(question.ask_if),
    terminate_if: renamed(question.terminate_if),
    ...(question.id === id
      ? {
          options,
          exclusive_options: question.exclusive_options.map(named),
          anchored_options: question.anchored_options.map(named),
        }
      : {}),
  }));
}

const worded = (options: readonly string[]) => options.map((option) => option.trim()).filter(Boolean);

/** A question as it is sent: without empty lines. */
export function sentQuestion(question: SurveyQuestion): SurveyQuestion {
  const options = question.options && worded(question.options);
  const those = (named: readonly string[]) => worded(named).filter((one) => options?.includes(one));
  return {
    ...question,
    options,
    exclusive_options: those(question.exclusive_options),
    anchored_options: those(question.anchored_options),
  };
}

/** The service's errors by question, which it names by place or id; the rest as a sentence. */
export function problemsOf(detail: string, questions: readonly SurveyQuestion[]) {
  const at = new Map<string, string[]>();
  const rest: string[] = [];
  for (const part of detail.split(/; (?=questions\.\d)|(?<=\.) (?=Question )/)) {
    const [, place = "", problem = part] = /^questions\.(\d+)\.?(.*)$/s.exec(part) ?? [];
    const [, named] = /^Question (.+?) \("/.exec(part) ?? [];
    const question = questions.find((one) => numberOf(one) === named) ?? questions[place === "" ? -1 : Number(place)];
    const id = question?.id;
    if (id === undefined) rest.push(part);
    else at.set(id, [...(at.get(id) ?? []), problem]);
  }
  return { at, rest };
}
