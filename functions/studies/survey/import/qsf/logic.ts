import type { Condition, Wanted } from "../../condition-schema.ts";
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

/** What conditions of the export may name. */
export interface Known {
  /** An earlier question by its id; in a round of a loop, the number of the round is in front: `2_QID5`. */
  source: (questionId: string) => Source | undefined;
  /** The variable of an embedded field, and its possible values if they are known. */
  field: (name: string, where: string) => { variable: string; values: string[] | null };
  /** Fields of the round that is being read. */
  round: ReadonlyMap<string, string>;
}

const DEEPEST = 20;
/** A condition that everybody meets, and a condition that nobody meets. */
const always: Condition = { all: [] };
const never: Condition = { any: [] };

/**
 * What a condition of the export asks of earlier answers, arms and fields.
 * @param where begins the sentence: `Question Q5 is shown`
 * @throws CannotImport for conditions on anything else, and for conditions that a survey cannot express
 */
export function qsfLogic(logic: unknown, known: Known, where: string, depth = 0): Condition {
  if (depth > DEEPEST) return refuse(where, "on conditions within conditions, too many to follow.");
  const fields = fieldsOf(logic);
  if (fields.LogicType !== undefined) return qsfTest(fields, known, where);
  const parts = listOf(logic).map(fieldsOf);
  if (parts.length === 0) return refuse(where, "on a condition that is empty.");
  // `And` binds more closely than `Or`, as Qualtrics reads a set of conditions.
  const all: Condition[][] = [[]];
  for (const [index, part] of parts.entries()) {
    const joined = textOf(part.Conjuction ?? part.Conjunction) || textOf(part.Type);
    if (index > 0 && /^or/i.test(joined)) all.push([]);
    all.at(-1)!.push(qsfLogic(part, known, where, depth + 1));
  }
  const some = all.map((every): Condition => (every.length === 1 ? every[0]! : { all: every }));
  return some.length === 1 ? some[0]! : { any: some };
}

const LOCATOR = /^q:\/\/((?:\d+_)?QID[^/]+)\/([A-Za-z]+)(?:\/(.{1,60}))?$/;

function qsfTest(test: Fields, known: Known, where: string): Condition {
  const kind = textOf(test.LogicType);
  if (kind === "EmbeddedField" || kind === "EmbeddedData") return fieldTest(test, known, where);
  if (kind === "LoopAndMerge" || kind === "LoopMerge") return roundTest(test, known, where);
  if (kind !== "Question")
    return refuse(where, `on ${kind || "something"}, which only Qualtrics knows; conditions name earlier answers.`);
  const locator = LOCATOR.exec(textOf(test.LeftOperand) || textOf(test.ChoiceLocator));
  const source = locator && known.source(locator[1]!);
  if (!locator || !source) return refuse(where, `on ${textOf(test.QuestionID)}, which is not asked before it.`);
  const [, , , choice = ""] = locator;
  return answerTest(test, source, choice, where);
}

/** The condition of a test of an answer. @param choice the choice that it names: an option, a row, or both */
function answerTest(test: Fields, source: Source, choice: string, where: string): Condition {
  const operator = textOf(test.Operator);
  const [row = "", ...rest] = choice.split("/");
  const id = source.rows ? source.rows.get(row) : source.id;
  const all = source.rows ? [...source.rows.values()] : [source.id];
  if (/^(?:Not)?Displayed$/.test(operator)) {
    const shown: Condition = { any: all.map((one) => ({ question_id: one, answered: true })) };
    return operator === "Displayed" ? shown : { not: shown };
  }
  if (id === undefined) return refuse(where, `on an answer within the table ${source.id} that it does not have.`);
  const any = (...any_of: Wanted[]): Condition => ({ question_id: id, any_of });
  if (operator === "Empty") return { question_id: id, answered: false };
  if (operator === "NotEmpty") return { question_id: id, answered: true };
  if (operator === "Selected" || operator === "NotSelected") {
    const answer = source.answers.get(source.rows ? rest.join("/") : choice);
    if (answer === undefined) return refuse(where, `on an answer that ${source.id} does not have.`);
    return operator === "Selected" ? any(answer) : { not: any(answer) };
  }
  const words = textOf(test.RightOperand);
  if (operator === "Contains") return { question_id: id, contains: [words] };
  if (operator === "DoesNotContain") return { not: { question_id: id, contains: [words] } };
  const alternatives = operator === "MatchesRegex" ? plainAlternatives(words) : null;
  if (alternatives) return { question_id: id, contains: alternatives };
  const value = numberOf(words);
  const numeric = source.isNumber || [...source.answers.values()].some((answer) => typeof answer === "number");
  const isText = !source.isNumber && source.answers.size === 0;
  if (isText && words !== "" && operator === "EqualTo") return any(words);
  if (isText && words !== "" && operator === "NotEqualTo") return { not: any(words) };
  if (value !== null && (numeric || isText)) {
    const compared = numberTest(operator, value, any);
    if (compared) return compared;
  }
  return refuse(where, `on "${operator}" of ${source.id}, which conditions here cannot ask.`);
}

function numberTest(operator: string, value: number, any: (...any_of: Wanted[]) => Condition): Condition | null {
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
      return { all: [any({ min: value, max: null }), { not: any(value) }] };
    case "LessThan":
      return { all: [any({ min: null, max: value }), { not: any(value) }] };
    default:
      return null;
  }
}

/** The words of an expression such as `/red|blue/i` that has no other signs; null for other expressions. */
function plainAlternatives(pattern: string): string[] | null {
  const [, words] = /^\/?\(?([\p{L}\p{N} |'-]+)\)?(?:\/i?)?$/u.exec(pattern.trim()) ?? [];
  const parts = (words ?? "").split("|").map((word) => word.trim());
  return parts.every((part) => part !== "") ? parts : null;
}

/** What a test asks of an embedded field. */
function fieldTest(test: Fields, known: Known, where: string): Condition {
  const field = textOf(test.LeftOperand);
  const operator = textOf(test.Operator);
  const words = textOf(test.RightOperand);
  const { variable, values } = known.field(field, where);
  const any = (...any_of: Wanted[]): Condition => ({ variable, any_of });
  const among = (holds: (value: string) => boolean): Condition => {
    if (values === null)
      return refuse(where, `on "${operator}" of the field ${field}, which conditions here cannot ask.`);
    const found = values.filter((value) => value !== "" && holds(value));
    if (values.includes("") && holds("")) {
      const others = values.filter((value) => value !== "" && !holds(value));
      return others.length > 0 ? { not: any(...others) } : always;
    }
    return found.length > 0 ? any(...found) : never;
  };
  switch (operator) {
    case "EqualTo":
      return words === "" ? among((value) => value === "") : any(words);
    case "NotEqualTo":
      return words === "" ? among((value) => value !== "") : { not: any(words) };
    case "Empty":
      return among((value) => value === "");
    case "NotEmpty":
      return among((value) => value !== "");
    case "Contains":
      return among((value) => value.toLowerCase().includes(words.toLowerCase()));
    case "DoesNotContain":
      return among((value) => !value.toLowerCase().includes(words.toLowerCase()));
    default: {
      const value = numberOf(words);
      const compared = value === null ? null : numberTest(operator, value, any);
      return compared ?? refuse(where, `on "${operator}" of the field ${field}, which conditions here cannot ask.`);
    }
  }
}

/** What a test asks of the round of a loop is known when the round is read. */
function roundTest(test: Fields, known: Known, where: string): Condition {
  const name = textOf(test.LeftOperand).replace(/^lm:\/\//, "");
  const value = known.round.get(name);
  const words = textOf(test.RightOperand);
  if (value === undefined) return refuse(where, `on ${name} of a loop, which it is not in.`);
  const [a, b] = [numberOf(value), numberOf(words)];
  const truths: Record<string, boolean> = {
    EqualTo: value === words || (a !== null && a === b),
    NotEqualTo: value !== words && (a === null || a !== b),
    Contains: value.includes(words),
    DoesNotContain: !value.includes(words),
    Empty: value === "",
    NotEmpty: value !== "",
    GreaterThan: a !== null && b !== null && a > b,
    LessThan: a !== null && b !== null && a < b,
    GreaterThanOrEqual: a !== null && b !== null && a >= b,
    LessThanOrEqual: a !== null && b !== null && a <= b,
  };
  const truth = truths[textOf(test.Operator)];
  if (truth === undefined) return refuse(where, `on "${textOf(test.Operator)}" of a loop, which is unknown here.`);
  return truth ? always : never;
}
