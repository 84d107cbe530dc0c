import type { Condition, ConditionTest, Wanted } from "../../../../functions/studies/survey/condition-schema.ts";
import type { Survey, SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { formOf } from "../../../../functions/studies/survey/answer-forms.ts";
import { numberOf } from "../../../../functions/studies/survey/question-numbers.ts";
import { t } from "../../../language/say.ts";

/** How parts of a condition are joined; `none`: all of them must be false. */
export type Joint = "all" | "any" | "none";

/** A condition as rows: tests, or conditions of several tests. */
export interface Group {
  joint: Joint;
  parts: Condition[];
}

/** The questions, experiments and variables that a condition may name. */
export interface Named extends Pick<Survey, "experiments" | "variables"> {
  questions: readonly SurveyQuestion[];
}

export const isTest = (condition: Condition): condition is ConditionTest =>
  !("all" in condition || "any" in condition || "not" in condition);

/** The rows of a condition; null of one that has no such form. */
export function groupOf(condition: Condition): Group | null {
  if (isTest(condition)) return { joint: "all", parts: [condition] };
  if ("all" in condition) return { joint: "all", parts: condition.all };
  if ("any" in condition) return { joint: "any", parts: condition.any };
  if (isTest(condition.not)) return { joint: "none", parts: [condition.not] };
  return "any" in condition.not ? { joint: "none", parts: condition.not.any } : null;
}

/** The condition that rows say; null without any. */
export function conditionOf({ joint, parts }: Group): Condition | null {
  const [first] = parts;
  if (!first) return null;
  if (joint === "none") return { not: parts.length === 1 && isTest(first) ? first : { any: parts } };
  if (parts.length === 1) return first;
  return joint === "all" ? { all: parts } : { any: parts };
}

/** A row that names nothing yet. */
export const emptyTest: ConditionTest = { question_id: "", any_of: [] };

const [EXPERIMENT, VARIABLE] = ["experiment:", "variable:"];

/** The subject of a test as one text: the id of a question, `experiment:price`, `variable:segment`. */
export const subjectOf = (test: ConditionTest): string =>
  "experiment_id" in test
    ? `${EXPERIMENT}${test.experiment_id}`
    : "variable" in test
      ? `${VARIABLE}${test.variable}`
      : test.question_id;

/** What tests can be about, to choose from. */
export const subjects = ({ questions, experiments, variables }: Named): { value: string; label: string }[] => [
  ...questions.map((question) => ({
    value: question.id,
    label: t("the answer to {numberOf}: {text}", { numberOf: numberOf(question), text: question.text }),
  })),
  ...experiments.map(({ id, name }) => ({ value: `${EXPERIMENT}${id}`, label: t("the arm of {name}", { name }) })),
  ...[...new Set(variables.map(({ name }) => name))].map((name) => ({
    value: `${VARIABLE}${name}`,
    label: t("the variable {name}", { name }),
  })),
];

/** The kind of a test as one word. */
export type TestKind = "any_of" | "none_of" | "contains" | "answered" | "unanswered";

export function kindOfTest(test: ConditionTest): TestKind {
  if ("answered" in test) return test.answered ? "answered" : "unanswered";
  if ("contains" in test) return "contains";
  return "none_of" in test ? "none_of" : "any_of";
}

/** What can be asked of an answer, by its form. */
const kindsByForm: Partial<Record<ReturnType<typeof formOf>, readonly TestKind[]>> = {
  rating: ["any_of", "none_of", "answered", "unanswered"],
  options: ["any_of", "none_of", "contains", "answered", "unanswered"],
  number: ["any_of", "none_of", "answered", "unanswered"],
  words: ["contains", "any_of", "none_of", "answered", "unanswered"],
};

export const kindsOfTest = (question: SurveyQuestion): readonly TestKind[] =>
  kindsByForm[formOf(question)] ?? ["answered", "unanswered"];

/** The answers that a test names. */
export const wantedIn = (test: ConditionTest): readonly Wanted[] =>
  "any_of" in test ? test.any_of : "none_of" in test ? test.none_of : "contains" in test ? test.contains : [];

/** A test of another kind on the same answer. If both kinds name answers, these stay. */
export function testOfKind(question_id: string, kind: TestKind, named: readonly Wanted[]): ConditionTest {
  if (kind === "answered" || kind === "unanswered") return { question_id, answered: kind === "answered" };
  // A range names no words.
  if (kind === "contains")
    return { question_id, contains: named.flatMap((one) => (typeof one === "object" ? [] : String(one))) };
  return kind === "any_of" ? { question_id, any_of: [...named] } : { question_id, none_of: [...named] };
}

/** A test of something else, which names nothing yet. */
export function testOf(subject: string, { questions }: Named): ConditionTest {
  if (subject.startsWith(EXPERIMENT)) return { experiment_id: subject.slice(EXPERIMENT.length), any_of: [] };
  if (subject.startsWith(VARIABLE)) return { variable: subject.slice(VARIABLE.length), any_of: [] };
  const question = questions.find(({ id }) => id === subject);
  return question ? testOfKind(subject, kindsOfTest(question)[0]!, []) : emptyTest;
}

/** The same test with other answers. */
export function withWanted(test: ConditionTest, wanted: Wanted[]): ConditionTest {
  if ("experiment_id" in test) return { ...test, any_of: wanted.map(String) };
  if ("variable" in test) return { ...test, any_of: wanted };
  return testOfKind(test.question_id, kindOfTest(test), wanted);
}
