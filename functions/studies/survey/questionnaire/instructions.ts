import currencySigns from "../../../data/currency-signs.json" with { type: "json" };
import { listOf, wholePattern } from "../../questionnaire/words.ts";
import { words } from "../../questionnaire/questionnaire-words.ts";
import type { QuestionMarks } from "./draft-question.ts";

/** What a survey cannot do, or not by the words that say it, and what to do instead. */
export const unsupported = {
  routing: "skips or shows questions in words of its own; write it as [ask if Q3 = 2] behind the question's number.",
  exclusive: "makes an answer exclusive in words of its own; write [exclusive] behind it.",
  limit: "limits how many answers may be chosen in words of its own; write it as [multiple, max 2].",
  number: "asks for a number in words of its own; write it as [number 0-100] behind the question.",
  order: "sets the order of questions or answers in words of its own; write it as [randomize] or [keep order].",
  ranking: "asks to rank answers or to share out points in words of its own; write it as [rank] or [allocate 100].",
  other: "contains an instruction that a survey cannot follow; take it out.",
} as const;

type ByLanguage = Readonly<Record<string, readonly string[]>>;

const patternOf = (byLanguage: ByLanguage): RegExp => new RegExp(listOf(byLanguage), "iu");

const numerals = Object.values(words.numerals).flatMap((list) =>
  list.map((word, index) => ({ word, value: index + 1, pattern: new RegExp(`^${word}$`, "iu") })),
);
const numeral = String.raw`(?<n>-?\d+(?:[.,]\d+)?|${numerals.map(({ word }) => word).join("|")})`;
const secondNumeral = numeral.replace("<n>", "<m>");
/** Each wording by itself: named groups may stand in one of them only. `<n>`, `<m>` are numbers in digits or words. */
export const wordings = (byLanguage: ByLanguage, before = "^", behind = "$"): RegExp[] =>
  Object.values(byLanguage)
    .flat()
    .map(
      (wording) => new RegExp(before + wording.replace("<n>", numeral).replace("<m>", secondNumeral) + behind, "iu"),
    );
export const numberOf = (text: string): number =>
  numerals.find(({ pattern }) => pattern.test(text))?.value ?? Number(text.normalize("NFKC").replace(",", "."));

/** Beginnings of questions for some respondents; `If you could choose, …` and the like are for all of them. */
const conditions = patternOf(words.conditions);
const rankings = patternOf(words.rankings);
const numbers = patternOf(words.numbers);
const amounts = patternOf(words.amounts);
const several = patternOf(words.several);
const answering = patternOf(words.answering);
const reasons = wholePattern(words.reasons);
/** `None of these brands` */
const noneOfThese = new RegExp(String.raw`^${listOf(words.none_of_these)}(?: \p{L}+){0,2}$`, "iu");
const allocations = wordings(words.allocations, "", "");
const tops = wordings(words.top, "(?<![\\p{L}\\d])", "");
/** `Which two …` */
const whichOf = wordings(words.which_n, "", "");
const please = `^(?:${listOf(words.please)},? )?`;
const limits = wordings(words.limits, please, String.raw`(?: ?[\p{L}()]+(?: [\p{L}()]+){0,2})?$`);
const counted = new RegExp(`${listOf(words.counts)} ?(${listOf(words.units)})?(?!\\p{L})`, "iu");

const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/^[\s("“„«「¿[（]+/u, "")
    .replace(/(?<![\s.?!:)"”»」。？！\]）])[\s.?!:)"”»」。？！\]）]+$/u, "");

/** Whether a question asks for more than one of its answers. */
export const asksForSeveral = (question: string): boolean => several.test(question);

/** Whether words by themselves say how many answers to choose, or to answer freely. */
export const saysHowToAnswer = (text: string): boolean =>
  asksForSeveral(text) || answering.test(text) || instructionIn(text) !== null;

/** Whether a question, by its usual words, has no meaning without the one above it: `Why do you say that?` */
export const asksForReasons = (question: string): boolean => reasons.test(plain(question));

/** Whether an option, by its usual words, denies all others of its list. */
export const deniesAll = (option: string): boolean => noneOfThese.test(plain(option));

/** Whether a question begins with a condition in words, which rules cannot evaluate. */
export const beginsWithCondition = (question: string): boolean =>
  conditions.test(question.trim().replace(/^["“„«「]/u, ""));

/** The least and the most that words of a limit allow: `up to 2`, `choose three`; null for other words. */
export function limitIn(text: string): Pick<QuestionMarks, "min" | "max"> | null {
  for (const limit of limits) {
    const { n, m, most, least } = limit.exec(plain(text))?.groups ?? {};
    if (n !== undefined && m !== undefined) return { min: numberOf(n), max: numberOf(m) };
    if (n !== undefined) return { min: most ? null : numberOf(n), max: least ? null : numberOf(n) };
  }
  return null;
}

/** The number in the first of some wordings that a text has; null if it has none. */
function numberIn(patterns: readonly RegExp[], text: string): number | null {
  for (const pattern of patterns) {
    const { n } = pattern.exec(text)?.groups ?? {};
    if (n !== undefined) return numberOf(n);
  }
  return null;
}

/** How many options are ranked where not all are: `your top 3`. */
export const topIn = (text: string): number | null => numberIn(tops, text);

export type Asked = Partial<Pick<QuestionMarks, "kind" | "min" | "max" | "unit" | "total">>;

/** What a question asks for by its usual words; null for a choice of one option or an answer in words. */
export function askedFor(question: string): Asked | null {
  const text = question.trim().replace(/^["“„«「¿]/u, "");
  const [, total, unit] = allocations.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? [];
  if (total !== undefined) return { kind: "allocation", total: Number(total), unit: unit! };
  if (rankings.test(text)) {
    const top = topIn(text);
    return { kind: "ranking", min: top, max: top };
  }
  if (amounts.test(text)) return { kind: "number", min: 0 };
  const count = counted.exec(text);
  if (count) return { kind: "number", min: 0, unit: count[1] ?? null };
  if (numbers.test(text)) return { kind: "number" };
  const many = numberIn(whichOf, text);
  if (many !== null && many > 1) return { kind: "multiple", min: many, max: many };
  return asksForSeveral(text) ? { kind: "multiple" } : null;
}

/** Whether a question asks for an amount of money. */
export const asksForMoney = (question: string): boolean => amounts.test(plain(question));

const LONGEST_INSTRUCTION = 80;

/** What a sentence that stands behind a question says about answering; null if it says something else. */
export function instructionIn(sentence: string): Asked | null {
  if (sentence.length > LONGEST_INSTRUCTION) return null;
  const text = plain(sentence);
  const limit = limitIn(text);
  if (limit) return limit.max === 1 ? { kind: "single" } : { kind: "multiple", ...limit };
  if (numbers.test(text)) return { kind: "number" };
  const asked = askedFor(text);
  if (asked?.kind === "ranking" || asked?.kind === "allocation") return asked;
  if (asksForSeveral(text)) return { kind: "multiple" };
  return answering.test(text) && text.split(/\s+/u).length <= 5 ? {} : null;
}

const currency = new RegExp(currencySigns.currencies.join("|"), "gu");

/** The currency that a text names, if it is one only. */
export function currencyIn(text: string): string | null {
  const named = new Set((text.match(currency) ?? []).map((name) => (/^eur/iu.test(name) ? "€" : name)));
  return named.size === 1 ? [...named][0]! : null;
}
