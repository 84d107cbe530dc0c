import { formOf, type AnswerForm } from "../../../studies/survey/answer-forms.ts";
import { pointsOf } from "../../../studies/survey/check/answers.ts";
import {
  MOST_TESTS,
  type AnswerTest,
  type Condition,
  type ConditionTest,
  type Wanted,
} from "../../../studies/survey/condition-schema.ts";
import { meets } from "../../../studies/survey/condition.ts";
import type { SurveyQuestion } from "../../../studies/survey/schemas.ts";
import type { Names } from "./names.ts";
import { choiceOf } from "./question.ts";
import { cannotHold, type Fields } from "./values.ts";

/** Qualtrics joins tests by `And`, which binds more closely, and `Or`: a list of lists of tests. */
type Alternatives = Fields[][];

const either = (...all: Alternatives[]): Alternatives => all.flat();

/** @throws CannotHold for a condition that would be too long if written out */
function both(all: readonly Alternatives[], where: string): Alternatives {
  return all.reduce<Alternatives>(
    (sum, next) => {
      if (sum.length * next.length > MOST_TESTS)
        return cannotHold(where, "has a condition that is too long written out");
      return sum.flatMap((one) => next.map((other) => [...one, ...other]));
    },
    [[]],
  );
}

const test = (id: string, locator: string, Operator: string, RightOperand?: string): Fields => ({
  LogicType: "Question",
  QuestionID: id,
  QuestionIsInLoop: "no",
  ChoiceLocator: locator,
  Operator,
  QuestionIDFromLocator: id,
  LeftOperand: locator,
  ...(RightOperand === undefined ? {} : { RightOperand }),
  Type: "Expression",
  Description: "",
});
const fieldTest = (LeftOperand: string, Operator: string, RightOperand: string): Fields => ({
  LogicType: "EmbeddedField",
  ...{ LeftOperand, Operator, RightOperand, _HiddenExpression: false, Type: "Expression", Description: "" },
});

/** A value or a range, compared by operators: that it is met, or that it is not. */
function compared(wanted: Wanted, holds: boolean, say: (operator: string, value: string) => Fields): Alternatives {
  if (typeof wanted !== "object") return [[say(holds ? "EqualTo" : "NotEqualTo", String(wanted))]];
  const { min, max } = wanted;
  if (holds)
    return [
      [
        ...(min === null ? [] : [say("GreaterThanOrEqual", String(min))]),
        ...(max === null ? [] : [say("LessThanOrEqual", String(max))]),
      ],
    ];
  return [
    ...(min === null ? [] : [[say("LessThan", String(min))]]),
    ...(max === null ? [] : [[say("GreaterThan", String(max))]]),
  ];
}

/** That one of several is met, or that none is. */
const anyOf = <W extends Wanted>(
  all: readonly W[],
  holds: boolean,
  where: string,
  alternatives: (wanted: W) => Alternatives,
): Alternatives => (holds ? either(...all.map(alternatives)) : both(all.map(alternatives), where));

/** The answers that conditions list one by one: options, points. */
const listed: Readonly<Record<AnswerForm, ((question: SurveyQuestion) => readonly (string | number)[]) | null>> = {
  options: ({ options }) => options ?? [],
  rating: pointsOf,
  number: null,
  words: null,
  order: null,
  amounts: null,
};

function holdsAny(names: Names, question: SurveyQuestion, wanted: readonly Wanted[], holds: boolean, where: string) {
  const id = names.idOf(question.id);
  const answers = listed[formOf(question)]?.(question);
  if (!answers) {
    const say = (operator: string, value: string) => test(id, `q://${id}/ChoiceTextEntryValue`, operator, value);
    const compares = anyOf(wanted, holds, where, (one) => compared(one, holds, say));
    // In Qualtrics, people who were not asked meet no comparison; here, they meet a `not`.
    return holds ? compares : either(answered(names, question, false), compares);
  }
  const chosen = answers.filter((answer) => meets(answer, { any_of: wanted }));
  const said = chosen.map((answer) =>
    test(id, `q://${id}/SelectableChoice/${choiceOf(question, answer)}`, holds ? "Selected" : "NotSelected"),
  );
  return holds ? said.map((one) => [one]) : [said];
}

function answered(names: Names, question: SurveyQuestion, isAnswered: boolean): Alternatives {
  const id = names.idOf(question.id);
  if (!listed[formOf(question)] && question.options === null)
    return [[test(id, `q://${id}/ChoiceTextEntryValue`, isAnswered ? "NotEmpty" : "Empty")]];
  return [[test(id, `q://${id}/QuestionText`, isAnswered ? "Displayed" : "NotDisplayed")]];
}

function answerTest(names: Names, one: AnswerTest, holds: boolean, where: string): Alternatives {
  const question = names.questionOf(one.question_id);
  if ("answered" in one) return answered(names, question, one.answered === holds);
  if ("contains" in one) {
    if (question.options) {
      const folded = one.contains.map((word) => word.toLowerCase());
      const named = question.options.filter((option) => folded.some((word) => option.toLowerCase().includes(word)));
      return holdsAny(names, question, named, holds, where);
    }
    const id = names.idOf(question.id);
    const say = (word: string): Alternatives => [
      [test(id, `q://${id}/ChoiceTextEntryValue`, holds ? "Contains" : "DoesNotContain", word)],
    ];
    return anyOf(one.contains, holds, where, say);
  }
  if ("any_of" in one) return holdsAny(names, question, one.any_of, holds, where);
  const isNone = holdsAny(names, question, one.none_of, !holds, where);
  return holds
    ? both([answered(names, question, true), isNone], where)
    : either(answered(names, question, false), isNone);
}

function testOf(names: Names, one: ConditionTest, holds: boolean, where: string): Alternatives {
  if ("question_id" in one) return answerTest(names, one, holds, where);
  const [field, wanted] =
    "variable" in one
      ? [one.variable, one.any_of]
      : [names.fieldOf(one.experiment_id), one.any_of.map((arm) => names.valueOf(one.experiment_id, arm))];
  return anyOf(wanted, holds, where, (value) =>
    compared(value, holds, (operator, text) => fieldTest(field, operator, text)),
  );
}

function alternativesOf(names: Names, condition: Condition, holds: boolean, where: string): Alternatives {
  if ("not" in condition) return alternativesOf(names, condition.not, !holds, where);
  if (!("all" in condition) && !("any" in condition)) return testOf(names, condition, holds, where);
  const parts = "all" in condition ? condition.all : condition.any;
  const written = parts.map((part) => alternativesOf(names, part, holds, where));
  return "all" in condition === holds ? both(written, where) : either(...written);
}

/**
 * A condition in the form of display logic and branches.
 * @param where the beginning of the error's sentence: `Question q3`
 * @throws CannotHold
 */
export function qsfLogic(names: Names, condition: Condition, where: string): Fields {
  const alternatives = alternativesOf(names, condition, true, where);
  const tests = alternatives.flatMap((every) =>
    every.map((one, index) => ({ ...one, Conjuction: index === 0 ? "Or" : "And" })),
  );
  if (tests.length > MOST_TESTS) return cannotHold(where, "has a condition that is too long written out");
  if (alternatives.length === 0 || alternatives.some((every) => every.length === 0))
    return cannotHold(where, "has a condition that no answer decides");
  const { Conjuction: _, ...first } = tests[0]!;
  const expressions = [first, ...tests.slice(1)];
  return {
    "0": { ...Object.fromEntries(expressions.map((one, index) => [String(index), one])), Type: "If" },
    Type: "BooleanExpression",
    inPage: false,
  };
}
