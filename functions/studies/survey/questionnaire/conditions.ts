import { listOf, wholePattern } from "../../questionnaire/words.ts";
import { words } from "../../questionnaire/questionnaire-words.ts";
import { refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import type { AnswerTest, Wanted } from "../condition-schema.ts";
import type { SurveyQuestion } from "../schemas.ts";
import type { DraftOption, QuestionMarks } from "./draft-question.ts";
import { formOf } from "../answer-forms.ts";

type Marked = QuestionMarks["conditions"][number];
const effects = [
  { effect: "skip", list: words.skip_if },
  { effect: "end", list: words.end_if },
  { effect: "ask", list: words.ask_if },
] as const;
const beginnings = effects.map(({ effect, list }) => ({
  effect,
  pattern: new RegExp(String.raw`^${listOf(list)}(?:\s*[:：]\s*|\s+|(?<=[\p{Script=Han}:：]))(?=\S)`, "iu"),
}));
const behind = new RegExp(String.raw`(?:(?<!\s)\s+)?${listOf(words.ask_if_behind)}$`, "iu");

const reference = String.raw`(\p{L}{1,12}[ .]{0,2})?(\d{1,3}(?:[._]\d{1,2})*(?:_?[a-z])?)`;
const signs = String.raw`[=!]=|=[<>]|[<>]=|<>|[=＝≠<>≤≥≦≧＜＞]`;
const isNot = String.raw`${listOf(words.unequal)}(?!\p{L})`;
const is = String.raw`${listOf(words.equal)}(?!\p{L})`;
const clause = new RegExp(
  String.raw`^${reference}\s*(?:(${signs})|(?<=[\s\d])(?:(${isNot})|(?:${is}))|[がはで])\s*(.+)$`,
  "isu",
);
const nextClause = new RegExp(String.raw`(?:^|[\s,;&|(])${reference}\s*(?:${signs}|\s${isNot}|\s${is})`, "iu");
const alternatives = new RegExp(
  String.raw`[,;、/|](?:\s*${listOf(words.or)}\s+)?|\s${listOf(words.or)}\s|または|又は`,
  "iu",
);
const conjunction = new RegExp(String.raw`\s(?:${listOf(words.and)})\s|かつ|&&?`, "iu");

/** The effect of a mark that names a condition, and its words without those that introduce it; null for other marks. */
export function conditionMark(text: string): Marked | null {
  for (const { effect, pattern } of beginnings)
    if (pattern.test(text)) return { effect, words: text.replace(pattern, "").replace(behind, "") };
  const rest = text.replace(behind, "");
  return clause.test(rest) ? { effect: "ask", words: rest } : null;
}

/** Whether a condition names a question and the required answer, as `Q3 = 2`. */
export const namesAnswer = ({ words: text }: Marked): boolean => clause.test(text);

const askAll = wholePattern(words.ask_all);

/** Whether words mean that everybody is asked: `ASK ALL`. */
export const isForAll = (text: string): boolean => askAll.test(text);

/** Whether a line without brackets says who is asked: `ASK ALL`, `Ask if Q3 = 2`. */
export function saysWhoIsAsked(line: string): boolean {
  const text = line.replace(/:$/u, "");
  return (
    askAll.test(text) || beginnings.some(({ pattern }) => pattern.test(text) && clause.test(text.replace(pattern, "")))
  );
}

/** A condition as written in the file: `Q3 = 2, 4`. */
export interface WrittenCondition {
  label: string;
  operator: "=" | "!=" | "<" | "<=" | ">" | ">=";
  values: string;
  /** Whether a word such as `contains` expresses it. */
  contains: boolean;
}

const operators: Readonly<Record<string, WrittenCondition["operator"]>> = {
  ...{ "=": "=", "==": "=", "!=": "!=", "<>": "!=", "≠": "!=", "<": "<", ">": ">" },
  ...{ "<=": "<=", "=<": "<=", "≤": "<=", "≦": "<=", ">=": ">=", "=>": ">=", "≥": ">=", "≧": ">=" },
};
const contains = /\s(?:contains|includes|enthält|contient|contiene|contém)\s|を含む/iu;
const opposites = { "=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;

const NO_QUESTION =
  "is a condition that names no question and answer; write it as [ask if Q3 = 2, 4] or [ask if Q3 >= 5].";
const SEVERAL =
  "combines conditions in a way that is not clear; join them as in [ask if Q3 = 2 and (Q5 != 1 or Q6 = 3)].";

/** A condition as written in the file, with the parts that `and` and `or` join. */
export type WrittenTree = { clause: string } | { all: WrittenTree[] } | { any: WrittenTree[] };

const both = new RegExp(String.raw`^(?:\s(?:${listOf(words.and)})\s|\s?&&?\s?|かつ)`, "iu");
const either = new RegExp(String.raw`^(?:\s(?:${listOf(words.or)})\s|\s?\|\|?\s?|または|又は)`, "iu");
const clauseStart = new RegExp(
  String.raw`^[\s(（]*(?:${reference}\s*(?:${signs}|\s${isNot}|\s${is})|\p{L}[\p{L}\p{N}_]{0,39}\s*[!]?[=＝≠])`,
  "iu",
);

/** Nobody writes a longer condition; the time for splitting it grows with the square of its length. */
const LONGEST_CONDITION = 2_000;

/**
 * Splits a condition at the words that join its clauses; `and` binds more closely than `or`. A condition that is too
 * long stays whole, and is refused later because it is not a clause.
 */
export function joinedClauses(text: string): WrittenTree {
  if (text.length > LONGEST_CONDITION) return { clause: text };
  const parts: { words: string; joined: "and" | "or" }[] = [];
  let [depth, from] = [0, 0];
  let joined: "and" | "or" = "and";
  for (let at = 0; at < text.length; at += 1) {
    if (/[(（]/u.test(text[at]!)) depth += 1;
    if (/[)）]/u.test(text[at]!)) depth -= 1;
    if (depth !== 0) continue;
    const rest = text.slice(at);
    const [sign] = both.exec(rest) ?? either.exec(rest) ?? [];
    if (sign === undefined || !clauseStart.test(rest.slice(sign.length))) continue;
    parts.push({ words: text.slice(from, at), joined });
    joined = both.test(rest) ? "and" : "or";
    from = at + sign.length;
    at = from - 1;
  }
  parts.push({ words: text.slice(from), joined });
  const alternatives: WrittenTree[][] = [[]];
  for (const [index, part] of parts.entries()) {
    if (index > 0 && part.joined === "or") alternatives.push([]);
    alternatives.at(-1)!.push(partOf(part.words.trim()));
  }
  const all = alternatives.map((every) => (every.length === 1 ? every[0]! : { all: every }));
  return all.length === 1 ? all[0]! : { any: all };
}

/** A part in brackets has parts of its own. */
function partOf(text: string): WrittenTree {
  const [, inner] = /^[(（](.*)[)）]$/su.exec(text) ?? [];
  return inner !== undefined && clauseStart.test(inner) ? joinedClauses(inner) : { clause: text };
}

/** @throws UnreadableLine for words that name no question, or several */
export function readCondition(place: Place, { words: text, effect }: Marked): WrittenCondition {
  const bare = text.trim().replace(/^\((.*)\)$/u, "$1");
  const [all, word = "", digits, sign, not, values] = clause.exec(bare) ?? [];
  if (all === undefined) return refuse(place, nextClause.test(bare) ? SEVERAL : NO_QUESTION);
  if (nextClause.test(values!)) refuse(place, SEVERAL);
  const operator = sign === undefined ? (not === undefined ? "=" : "!=") : operators[sign.normalize("NFKC")]!;
  return {
    label: `${word.trim()}${digits}`,
    operator: effect === "skip" ? opposites[operator] : operator,
    contains: contains.test(bare),
    values: values!.trim().replace(/[.。]$/u, ""),
  };
}

/** An earlier question, as conditions see it. */
export interface Named {
  question: SurveyQuestion;
  /** As they stand in the file. */
  options: readonly DraftOption[];
}

const comparable = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^[\s"'“”„«»‘’「」]+/u, "")
    .replace(/(?<![\s"'“”„«»‘’「」.])[\s"'“”„«»‘’「」.]+$/u, "");

const number = String.raw`(-?\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(String.raw`^${number}\s*(?:[-–—~〜]|\s${listOf(words.range)}\s|から)\s*${number}$`, "iu");
const toNumber = (text: string): number => Number(text.normalize("NFKC").replace(",", "."));
type Fail = (problem: string) => never;

/** The ends of a range, or of a number by itself; null for other words. */
function rangeIn(text: string): { min: number; max: number } | null {
  const [, first, last] = RANGE.exec(text) ?? [];
  const [min, max] = [toNumber(first ?? text), toNumber(last ?? text)];
  return Number.isNaN(min) || Number.isNaN(max) ? null : { min, max };
}

function endsOf(text: string, fail: Fail): { min: number; max: number } {
  const { min, max } = rangeIn(text) ?? fail(`which is answered with a number, and "${text.slice(0, 40)}" is none.`);
  return min <= max ? { min, max } : fail(`with a range from ${min} to ${max}; write the lower end first.`);
}

const COMPARED = "which is compared with several values; compare it with one, or name all that count with =.";
/** The next hundredth after a number: ranges include their ends. */
const next = (value: number, step: 1 | -1): number => Number((value + step / 100).toFixed(2));

/** The numbers for which a condition on a number holds. */
function numbersOf({ operator, values }: WrittenCondition, fail: Fail): Wanted[] {
  if (operator === "=")
    return values.split(alternatives).map((part) => {
      const { min, max } = endsOf(part.trim(), fail);
      return min === max ? min : { min, max };
    });
  const { min, max } = endsOf(values, fail);
  if (operator !== "!=" && min !== max) fail(COMPARED);
  const below = { min: null, max: operator === "<=" ? max : next(min, -1) };
  const above = { min: operator === ">=" ? min : next(max, 1), max: null };
  if (operator === "!=") return [below, above];
  return [operator.startsWith("<") ? below : above];
}

interface Answer {
  /** The number by which conditions may call it. */
  code: number;
  /** The letter, of an option. */
  letter?: string;
  text: string;
}

/** Places of the answers for which a condition holds. */
function chosenOf({ operator, values }: WrittenCondition, answers: readonly Answer[], fail: Fail): Set<number> {
  const places = (holds: (answer: Answer, index: number) => boolean) =>
    answers.flatMap((answer, index) => (holds(answer, index) ? [index] : []));
  const called = (text: string): number[] => {
    const named = places((answer) => comparable(answer.text) === comparable(text));
    const range = rangeIn(text);
    if (!range) return named.length > 0 ? named : places(({ letter }) => letter === text.toLowerCase());
    if (range.min > range.max) endsOf(text, fail);
    const coded = places(({ code }) => code >= range.min && code <= range.max);
    if (named.length > 0 && coded.length > 0 && named[0] !== coded[0])
      fail(`where ${text} is an answer and the number of another one; write the answer's words.`);
    return [range.min, range.max].every((end) => answers.some(({ code }) => code === end)) ? coded : named;
  };
  const whole = called(values);
  const parts = whole.length > 0 ? [values] : values.split(alternatives).map((part) => part.trim());
  const found = parts.flatMap((part) => {
    const indexes = called(part);
    return indexes.length > 0
      ? indexes
      : fail(`which has no answer "${part.slice(0, 40)}"; write its words or number.`);
  });
  if (operator !== "=" && operator !== "!=" && found.length > 1) fail(COMPARED);
  const limit = answers[found[0]!]!.code;
  const side = operator.startsWith("<") ? -1 : 1;
  const chosen =
    operator === "=" || operator === "!="
      ? places((_, index) => found.includes(index) === (operator === "="))
      : places(({ code }) => Math.sign(code - limit) === side || (operator.length === 2 && code === limit));
  return chosen.length > 0 ? new Set(chosen) : fail("and no answer is left that would meet it.");
}

/**
 * The test of an earlier answer. A number that names an option is the number printed in front of it, else its place. On
 * a rating it is the point's value.
 * @throws UnreadableLine for answers that the question does not have, and for what no condition can say
 */
export function conditionOf(written: WrittenCondition, { question, options }: Named, place: Place): AnswerTest {
  const fail = (problem: string): never => refuse(place, `names ${written.label}, ${problem}`);
  const of = (any_of: Wanted[]): AnswerTest => ({ question_id: question.id, any_of });
  const { operator, values } = written;
  const form = formOf(question);
  if (form === "number") return of(numbersOf(written, fail));
  if (form === "rating") {
    const { first_value: lowest, points, labels, low_label, high_label } = question.scale!;
    const all = Array.from({ length: points }, (_, index) => ({
      code: lowest + index,
      text: labels?.[index] ?? (index === 0 ? low_label : index === points - 1 ? high_label : null) ?? "",
    }));
    const chosen = chosenOf(written, all, fail);
    return of(runOf(all.filter((_, index) => chosen.has(index)).map(({ code }) => code)));
  }
  if (form === "words") {
    const said = values.split(alternatives).map((word) => word.trim().replaceAll(/^["'“„«]|["'”“»]$/gu, ""));
    const question_id = question.id;
    if (written.contains && operator === "=") return { question_id, contains: said };
    return operator === "="
      ? { question_id, any_of: said }
      : operator === "!="
        ? { question_id, none_of: said }
        : fail("which is answered in words; write contains, = or !=.");
  }
  if (form !== "options") return fail("whose answers no condition can name; it needs options, a scale or a number.");
  if (question.multiple && operator !== "=" && operator !== "!=")
    fail("which takes several answers; name those that count with =, as in [ask if Q3 = 2, 4].");
  const isNone = question.multiple && operator === "!=";
  const isPrinted = options.every(({ code }) => code !== null && /^\d+$/u.test(code));
  const isLettered = options.every(({ code }) => code !== null && /^[a-z]$/iu.test(code));
  const answers = options.map(({ code, text }, index) => ({
    code: isPrinted ? Number(code) : index + 1,
    letter: isLettered ? code!.toLowerCase() : String.fromCodePoint("a".codePointAt(0)! + index),
    text,
  }));
  const isAnswer = (words: string) => answers.some(({ text }) => comparable(text) === comparable(words));
  if (!isAnswer(values) && values.split(alternatives).some((part) => conjunction.test(part) && !isAnswer(part)))
    fail("of which one answer is enough; separate those that count by commas.");
  const chosen = chosenOf(isNone ? { ...written, operator: "=" } : written, answers, fail);
  if (isNone) return { question_id: question.id, none_of: question.options!.filter((_, index) => chosen.has(index)) };
  return of(question.options!.filter((_, index) => chosen.has(index)));
}

/** Points of a scale; three and more that follow one another are a range. */
function runOf(points: readonly number[]): Wanted[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  return points.length > 2 && last - first === points.length - 1 ? [{ min: first, max: last }] : [...points];
}
