import type { Expression } from "../expression.ts";
import { refuse } from "../imported.ts";
import { fieldsOf, listOf, numberOf, textOf, type Fields } from "../values.ts";

/** A question of the export as conditions see it: ours, and what its choices became. */
export interface Source {
  id: string;
  /** By the id of the choice: an option, or the value of a point. */
  answers: Map<string, string | number>;
  /** A table or a form, which became several questions: by row. */
  rows: Map<string, string> | null;
  isNumber: boolean;
}
export type FindSource = (questionId: string) => Source | undefined;

const DEEPEST = 20;

/**
 * What a condition of the export asks of earlier answers.
 * @param where begins the sentence: `Question Q5 is shown`
 * @throws CannotImport for what asks for more than answers, or cannot be said
 */
export function qsfLogic(logic: unknown, find: FindSource, where: string, depth = 0): Expression {
  if (depth > DEEPEST) return refuse(where, "on conditions within conditions, too many to follow.");
  const fields = fieldsOf(logic);
  if (fields.LogicType !== undefined) return qsfTest(fields, find, where);
  const parts = listOf(logic).map(fieldsOf);
  if (parts.length === 0) return refuse(where, "on a condition that is empty.");
  // `And` binds more closely than `Or`, as Qualtrics reads a set of conditions.
  const all: Expression[][] = [[]];
  for (const [index, part] of parts.entries()) {
    const joined = textOf(part.Conjuction ?? part.Conjunction) || textOf(part.Type);
    if (index > 0 && /^or/i.test(joined)) all.push([]);
    all.at(-1)!.push(qsfLogic(part, find, where, depth + 1));
  }
  const some = all.map((every): Expression => (every.length === 1 ? every[0]! : { and: every }));
  return some.length === 1 ? some[0]! : { or: some };
}

const LOCATOR = /^q:\/\/(QID[^/]+)\/([A-Za-z]+)(?:\/(.{1,60}))?$/;

function qsfTest(test: Fields, find: FindSource, where: string): Expression {
  const kind = textOf(test.LogicType);
  if (kind !== "Question")
    return refuse(where, `on ${kind || "something"}, which only Qualtrics knows; conditions name earlier answers.`);
  const operator = textOf(test.Operator);
  const locator = LOCATOR.exec(textOf(test.LeftOperand) || textOf(test.ChoiceLocator));
  const source = locator && find(locator[1]!);
  if (!locator || !source) return refuse(where, `on ${textOf(test.QuestionID)}, which is not asked before it.`);
  const [, , what, choice = ""] = locator;
  if (source.rows)
    return refuse(where, `on an answer within the table ${source.id}; ask for it in a question of its own.`);
  const any = (
    ...any_of: Parameters<typeof Array.of<string | number | { min: number | null; max: number | null }>>
  ) => ({
    test: { question_id: source.id, any_of },
  });
  if (operator === "Selected" || operator === "NotSelected") {
    const answer = source.answers.get(choice);
    if (what !== "SelectableChoice" || answer === undefined)
      return refuse(where, `on an answer that ${source.id} does not have.`);
    return operator === "Selected" ? any(answer) : { not: any(answer) };
  }
  const value = numberOf(test.RightOperand);
  const numeric = source.isNumber || [...source.answers.values()].some((answer) => typeof answer === "number");
  if (value === null || !numeric)
    return refuse(where, `on "${operator}" of ${source.id}, which conditions here cannot ask.`);
  switch (operator) {
    case "EqualTo":
      return any(value);
    case "NotEqualTo":
      return { not: any(value) };
    case "GreaterThanOrEqual":
      return any({ min: value, max: null });
    case "LessThanOrEqual":
      return any({ min: null, max: value });
    case "GreaterThan":
      return { not: any({ min: null, max: value }) };
    case "LessThan":
      return { not: any({ min: value, max: null }) };
    default:
      return refuse(where, `on "${operator}" of ${source.id}, which conditions here cannot ask.`);
  }
}
