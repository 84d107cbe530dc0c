import type { Condition } from "../../condition-schema.ts";
import { refuse } from "../imported.ts";
import { numberOf } from "../values.ts";

/** The meaning of a name in an expression: a question of this survey, or one option of several answers. */
export interface Variable {
  id: string;
  /** By code: an option, or the value of a point. */
  answers: Map<string, string | number>;
  isNumber: boolean;
  /** If the name is that of one option: it is `Y` if chosen. */
  option: string | null;
}
export type FindVariable = (name: string) => Variable | undefined;

const DEEPEST = 30;
const LONGEST = 20_000;
/** Suffixes of a name in an expression: all of them mean its answer. */
const SUFFIX = /\.(?:NAOK|value|code|shown)$/;
const TOKEN = new RegExp(
  String.raw`\s*(?:(==|!=|<=|>=|&&|\|\||[<>!()=])|"([^"]{0,300})"|'([^']{0,300})'|(-?\d+(?:\.\d+)?)(?![\w.])|` +
    String.raw`([A-Za-z0-9_]+(?:\.[A-Za-z]+)?)|(\S))`,
  "gy",
);

type Token = { sign: string } | { value: string } | { name: string };
const WORDS: Record<string, string> = {
  and: "&&",
  or: "||",
  eq: "==",
  ne: "!=",
  lt: "<",
  le: "<=",
  gt: ">",
  ge: ">=",
  "=": "==",
};

function tokensOf(text: string, where: string): Token[] {
  return [...text.trimEnd().matchAll(TOKEN)].map(([, sign, double, single, digits, name, strange]) => {
    if (strange !== undefined) return refuse(where, `on ${quotedExpression(text)}, which conditions here cannot ask.`);
    if (sign !== undefined) return { sign: WORDS[sign] ?? sign };
    const value = double ?? single ?? digits;
    if (value !== undefined) return { value };
    const word = WORDS[name!.toLowerCase()];
    return word ? { sign: word } : { name: name! };
  });
}

const quotedExpression = (text: string): string => `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;

/**
 * A relevance equation of LimeSurvey, such as `((Q1.NAOK == "A1") or (Q1.NAOK == "A2"))`.
 * @param where begins the sentence: `Question Q5 is asked`
 * @returns null where it holds for everybody
 * @throws CannotImport for functions, sums and names that no question has
 */
export function readRelevance(text: string, find: FindVariable, where: string): Condition | null {
  if (text.trim() === "" || text.trim() === "1") return null;
  if (text.length > LONGEST) return refuse(where, "on an equation that is too long to follow.");
  const tokens = tokensOf(text, where);
  let at = 0;
  const fail = (): never => refuse(where, `on ${quotedExpression(text)}, which conditions here cannot ask.`);
  const takes = (sign: string): boolean => {
    const token = tokens[at];
    if (!token || !("sign" in token) || token.sign !== sign) return false;
    at += 1;
    return true;
  };
  const some = (depth: number): Condition => {
    const parts = [every(depth)];
    while (takes("||")) parts.push(every(depth));
    return parts.length === 1 ? parts[0]! : { any: parts };
  };
  const every = (depth: number): Condition => {
    const parts = [one(depth)];
    while (takes("&&")) parts.push(one(depth));
    return parts.length === 1 ? parts[0]! : { all: parts };
  };
  const one = (depth: number): Condition => {
    if (depth > DEEPEST) return fail();
    if (takes("!")) return isAnswered() ?? { not: one(depth + 1) };
    const answered = isAnswered();
    if (answered) return { not: answered };
    if (!takes("(")) return comparison();
    const inner = some(depth + 1);
    return takes(")") ? inner : fail();
  };
  /** `!is_empty(Q1)` of a choice or a rating: any of its answers. */
  const isAnswered = (): Condition | null => {
    const [word, open, inner, close] = tokens.slice(at, at + 4);
    if (!word || !("name" in word) || word.name !== "is_empty" || !inner || !("name" in inner)) return null;
    if (!open || !("sign" in open) || open.sign !== "(" || !close || !("sign" in close) || close.sign !== ")")
      return null;
    const variable = find(inner.name.replace(SUFFIX, ""));
    if (!variable) return null;
    at += 4;
    if (variable.answers.size === 0 && variable.option === null) return { question_id: variable.id, answered: true };
    return {
      question_id: variable.id,
      any_of: variable.option ? [variable.option] : [...variable.answers.values()],
    };
  };
  const comparison = (): Condition => {
    const [left, operator, right] = tokens.slice(at, at + 3);
    at += 3;
    if (!left || !operator || !right || !("sign" in operator)) return fail();
    if ("name" in left && "value" in right) return compare(left.name, operator.sign, right.value);
    const turned: Record<string, string> = { "<": ">", ">": "<", "<=": ">=", ">=": "<=" };
    if ("value" in left && "name" in right)
      return compare(right.name, turned[operator.sign] ?? operator.sign, left.value);
    return fail();
  };
  const compare = (name: string, operator: string, value: string): Condition => {
    const variable = find(name.replace(SUFFIX, ""));
    if (!variable) return refuse(where, `on ${name} in ${quotedExpression(text)}, which is not an earlier question.`);
    const test = (...any_of: (string | number | { min: number | null; max: number | null })[]): Condition => ({
      question_id: variable.id,
      any_of,
    });
    if (operator === "!=") return { not: compare(name, "==", value) };
    if (variable.option !== null) {
      if (operator !== "==" || !["Y", ""].includes(value)) return fail();
      return value === "Y" ? test(variable.option) : { not: test(variable.option) };
    }
    const number = variable.isNumber ? numberOf(value) : variable.answers.get(value);
    if (operator === "==") return number === undefined || number === null ? fail() : test(number);
    const bound = variable.isNumber ? numberOf(value) : (variable.answers.get(value) ?? null);
    if (typeof bound !== "number") return fail();
    if (operator === ">=") return test({ min: bound, max: null });
    if (operator === "<=") return test({ min: null, max: bound });
    if (operator === ">") return { not: test({ min: null, max: bound }) };
    if (operator === "<") return { not: test({ min: bound, max: null }) };
    return fail();
  };
  const whole = some(0);
  return at === tokens.length ? whole : fail();
}
