import { fieldwork } from "../../questionnaire/fieldwork.ts";
import { NotInFormat, refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import { fold, foldedList } from "../../questionnaire/words.ts";
import { LONGEST_LABEL, LONGEST_OPTION, OPTIONS } from "../schemas.ts";
import { conditionMark } from "./conditions.ts";
import { routeAtEnd } from "./directions.ts";
import type { DraftQuestion } from "./draft-question.ts";
import { baseIn, markOf, toldInterviewer } from "./fieldwork.ts";
import { askedFor, asksForSeveral, beginsWithCondition, instructionIn, unsupported } from "./instructions.ts";
import { numbersInLine } from "./scale.ts";

const commands = new RegExp(String.raw`(?<![\p{L}\d])${foldedList(fieldwork.commands)}(?![\p{L}\d])`, "u");
const BRACKETS = /[(（[［]([^()（）[\]［］]{1,120})[)）\]］]/gu;
/** Two and more words in capitals and nothing else. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1).length > 1;

/** The words of a text that speak to interviewers or programmers; null if none do. */
function instructionOf(text: string): string | null {
  const [command] = /[\p{Ll}\p{Lo}]/u.test(text) ? (commands.exec(fold(text)) ?? []) : [];
  const isOne = (inner: string) => conditionMark(inner) !== null || markOf(inner) !== null;
  const [bracket] = [...text.matchAll(BRACKETS)].find(([, inner]) => isOne(inner!)) ?? [];
  return command ?? (baseIn(text) !== null || toldInterviewer(text) !== null ? text.slice(0, 40) : (bracket ?? null));
}

type Fault = readonly [has: (text: string) => boolean, problem: string];
const ADVICE = "put instructions in square brackets, as in [multiple] or [ask if Q3 = 2], or leave them out.";
const CODES = "as codes do; put codes in front of their answers, as in 1. Yes.";

/** `Where? Q9.`, `It is good. 2. No` */
const NUMBER_INSIDE = new RegExp(
  String.raw`[.?!。？！]\s{1,3}(?:(?:[QSFP]|Question|Frage|Pregunta|Pergunta)\s?\d{1,3}[.:)]|\d{1,3}[.:)]\s{0,3}\p{L})`,
  "u",
);
/** Faults that no words for participants have. */
const ofAll: readonly Fault[] = [
  [(text) => routeAtEnd(text) !== null, "ends with words that lead elsewhere; write them as -> Q7 or -> END."],
  [(text) => NUMBER_INSIDE.test(text), "contains two questions or answers; write each on a line of its own."],
  [(text) => text.includes("\t"), "contains cells of a table; write one answer or one statement per line."],
  [(text) => numbersInLine(text) !== null, "contains the numbers of a scale; write it as (1 = low, 7 = high)."],
  [(text) => /\s[>＞]\s?\p{L}/u.test(text), "contains a text behind >; write the shown text on a line of its own."],
];

/** `Q1 How often`: a number that was not separated from the words behind it. */
const NUMBER_IN_FRONT = /^(?:[QSFP]|Frage|Question|Pregunta|Pergunta)\s?\d{1,3}[a-z]?[.:)]?\s/u;
const afterAsking = (text: string): string => text.split(/[?？]/u).at(-1)!;
/** Faults that no question has. */
const ofQuestions: readonly Fault[] = [
  [(text) => NUMBER_IN_FRONT.test(text), "begins with the number of a question; write it as Q1. with a full stop."],
  [
    (text) => /\p{Ll}/u.test(text) && text.split(/(?<=[.?!。？！])\s+/u).some(isShouted),
    `contains words in capitals, which seem to be an instruction; ${ADVICE}`,
  ],
  [
    (text) => /[?？]/u.test(text) && /\p{L}/u.test(afterAsking(text)) && /\s\d{1,3}$/u.test(text),
    "has an answer with its code behind it; write answers below their question, one per line.",
  ],
];

const rise = (codes: readonly number[]): boolean =>
  codes[0]! <= 1 && codes.every((code, at) => at === 0 || code > codes[at - 1]!);
/** Whether all answers end with numbers that rise from 1, behind words that differ. */
function haveCodes(answers: readonly string[]): boolean {
  const stems = new Set(answers.map((text) => text.split(/\s/u, 1)[0]));
  return stems.size > 1 && rise(answers.map((text) => Number(/\s(\d{1,3})$/u.exec(text)?.[1] ?? NaN)));
}
/** Whether all answers begin with numbers that count from 1, in front of words that differ. */
function areCounted(answers: readonly string[]): boolean {
  const found = answers.map((text) => /^(\d{1,2})\s?(\p{L}{1,3})/u.exec(text));
  const stems = new Set(found.map((match) => match?.[2]!.toLowerCase()));
  return stems.size === answers.length && found.every((match, at) => Number(match?.[1]) === at + 1);
}
/** A number among answers in words, as codes are. */
function strayNumber(answers: readonly string[]): number {
  const isMixed = /^\d+\s+\p{L}/u.test(answers[0] ?? "") || answers.some((text) => !/\d/u.test(text));
  return isMixed ? answers.findIndex((text) => /^\d{1,3}$/u.test(text)) : -1;
}
const firstOfSeveral = (pattern: RegExp) => (answers: readonly string[]) => {
  const at = answers.findIndex((text) => pattern.test(text));
  return at >= 0 && answers.slice(at + 1).some((text) => pattern.test(text)) ? at : -1;
};
const firstIf = (have: (answers: readonly string[]) => boolean) => (answers: readonly string[]) =>
  answers.length > 0 && have(answers) ? 0 : -1;

/** Faults that no list of answers has: the position of the first answer with the fault, or -1. */
const ofAnswers: readonly (readonly [at: (answers: readonly string[]) => number, problem: string])[] = [
  [firstOfSeveral(/^[-−+]\d/u), "begins with a number of a scale; write all points as -2 = bad, -1 = …, 2 = good."],
  [
    firstOfSeveral(/[\p{L}\d]\s?(?:\.{3}|…)\s?[\p{L}\d]|\so\so\so\s/u),
    "has the two ends of a scale; write it as a question with its scale, as in (1 = low, 7 = high).",
  ],
  [strayNumber, `is a number among answers in words, ${CODES}`],
  [firstIf(areCounted), `begins with a number, ${CODES}`],
  [firstIf(haveCodes), `ends with a number, ${CODES}`],
  [firstOfSeveral(/[([（]\d{1,3}[)\]）]$|[.·_…]{2}\s{0,3}\d{1,3}$/u), `ends with a number, ${CODES}`],
  // A name such as `__proto` has its lines before letters, and no word before them.
  [
    (answers) => answers.findIndex((text) => /__(?![\p{L}\p{N}_])|(?<=\s)__/u.test(text)),
    "has a place to write on that is not at its end.",
  ],
  [(answers) => answers.findIndex((text) => /\s\*+$/u.test(text)), "ends with a star, which only questions have."],
  [
    (answers) => (answers.some((text) => /\p{Ll}/u.test(text)) ? answers.findIndex(isShouted) : -1),
    `is in capitals like an instruction; ${ADVICE}`,
  ],
];

/**
 * Compares the words that participants would read with what printed questionnaires tell interviewers and programmers.
 * @throws NotInFormat for the first words that seem to be an instruction, a route or a code
 */
function requireOwnWords({ line, text, options, rows, scale, marks }: DraftQuestion): void {
  const fail = (place: Place, problem: string): never => {
    throw new NotInFormat(place, problem);
  };
  const question = { line, text };
  const sentences = text.split(/(?<=[.:。?？!])\s+/u);
  const said =
    sentences.length > 1 ? [sentences[0]!, sentences.at(-1)!].map(instructionIn).find((one) => one?.kind) : null;
  const isFollowed = (name: "min" | "max") => (said?.[name] ?? null) === null || said![name] === marks[name];
  if (said && (marks.kind !== said.kind || !isFollowed("min") || !isFollowed("max")))
    fail(question, "contains words on how to answer that were not followed; mark it, as in [single] or [multiple].");
  for (const [has, problem] of ofQuestions) if (has(text)) fail(question, problem);
  for (const answers of [options, rows])
    for (const [placeIn, problem] of ofAnswers) {
      const at = placeIn(answers.map((answer) => answer.text));
      if (at >= 0) fail(answers[at]!, problem);
    }
  for (const place of [question, ...options, ...rows]) {
    const told = instructionOf(place.text);
    if (told !== null) fail(place, `contains "${told}", which seems to be an instruction; ${ADVICE}`);
    for (const [has, problem] of ofAll) if (has(place.text)) fail(place, problem);
  }
  const labels = scale?.labels ?? [];
  if (labels.length > 0 && (haveCodes(labels) || haveCodes(labels.toReversed())))
    fail(question, "has points that end with their numbers; write them as 1 = bad, 2 = fair, 3 = good.");
}

/** Sizes of best–worst sets. With two items, the best determines the worst; more than seven are too many to compare. */
const SET_SIZES = { fewest: 3, most: 7 } as const;

/** @throws UnreadableLine for a question whose words, marks and answers do not go together */
export function checkQuestion(draft: DraftQuestion): void {
  const { line, text, scale, options, rows, marks } = draft;
  const fail = (problem: string, place: Place = { line, text }) => refuse(place, problem);
  const { kind, min, max } = marks;
  requireOwnWords(draft);
  const isChoice = kind === null || kind === "single" || kind === "multiple";
  if (beginsWithCondition(text) && marks.conditions.length === 0 && draft.section?.conditions.length !== 1)
    fail(unsupported.routing);
  const asked = askedFor(text);
  if (options.length > 0 && kind !== "multiple" && isChoice && asksForSeveral(text))
    fail("asks for several answers and was read as a choice of one; mark it with [multiple].");
  if (asked?.kind === "ranking" && (isChoice || kind === "open") && !scale)
    fail(options.length > 0 ? unsupported.ranking : "asks for an order and has nothing to rank below it.");
  if (asked?.kind === "allocation" && kind !== "allocation" && !scale)
    fail(options.length > 0 ? unsupported.ranking : "asks to share out and has nothing below it to share among.");
  if (!/[\p{L}\p{N}]/u.test(text)) fail("has options or a scale but asks nothing.");
  if (options.length > OPTIONS.most) fail(`has ${options.length} options; a question has at most ${OPTIONS.most}.`);
  if (options.length > 0 && options.length < OPTIONS.fewest) fail("has one option; give it at least two.");
  const seen = new Set<string>();
  for (const option of options) {
    if (option.text.length > LONGEST_OPTION) fail(`is an option of more than ${LONGEST_OPTION} characters.`, option);
    if (seen.has(option.text.toLowerCase())) fail("is the same option as one above it.", option);
    seen.add(option.text.toLowerCase());
    if (/\{\{/u.test(option.text)) fail("has an answer printed into an option, which only questions can have.", option);
    if (option.exclusive && !isChoice) fail("is exclusive, which only an answer of a choice can be.", option);
  }
  const labels = [scale?.low_label, scale?.high_label, ...(scale?.labels ?? [])];
  if (labels.some((label) => label && label.length > LONGEST_LABEL))
    fail(`has a scale label of more than ${LONGEST_LABEL} characters.`);
  if (min !== null && max !== null && min > max) fail(`has a range from ${min} to ${max}; write the lower end first.`);
  const isOne = kind === "single" && (max ?? min ?? 1) > 1;
  if (isOne || ((kind === "best_worst" || kind === "maxdiff") && (min ?? max) !== null))
    fail("limits how many answers there are, which its kind already says; take the limit out.");
  if (kind !== "number" && (min ?? max) !== null) {
    const wanted = Math.max(min ?? 0, max ?? 0);
    if (wanted > options.length) fail(`asks for ${wanted} of ${options.length} answers.`);
    if (max !== null && max < 1) fail("allows no answer.");
  }
  if (marks.randomize !== null && options.length + rows.length === 0)
    fail("has no answers below it whose order could be set.");
  if (marks.shuffledRows && rows.length === 0) fail("has no rows whose order could be set.");
  if (kind === "maxdiff" && marks.sets) {
    const { count, size } = marks.sets;
    if (size < SET_SIZES.fewest || size > SET_SIZES.most || size >= options.length)
      fail(`has sets of ${size}; sets have ${SET_SIZES.fewest} to ${SET_SIZES.most} items, and fewer than there are.`);
    if (count * size < options.length)
      fail(`has sets that leave items out; it needs ${Math.ceil(options.length / size)}.`);
  }
  if (
    (kind === "maxdiff" || kind === "best_worst") &&
    options.length < 1 + SET_SIZES.fewest - (kind === "maxdiff" ? 0 : 1)
  )
    fail("asks for the best and the worst of too few; give it at least four items, or three without sets.");
}
