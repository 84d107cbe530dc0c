import { fold, foldedList } from "../../questionnaire/words.ts";
import { fieldwork } from "../../questionnaire/fieldwork.ts";
import { NotInFormat, type Place, refuse } from "../../questionnaire/unreadable-line.ts";
import { conditionMark } from "./conditions.ts";
import { routeAtEnd } from "./directions.ts";
import type { DraftQuestion } from "./draft-question.ts";
import { baseIn, markOf, toldInterviewer } from "./fieldwork.ts";
import { askedFor, asksForSeveral, beginsWithCondition, instructionIn, unsupported } from "./instructions.ts";
import { LONGEST_LABEL, LONGEST_OPTION, OPTIONS } from "../schemas.ts";

const commands = new RegExp(String.raw`(?<![\p{L}\d])${foldedList(fieldwork.commands)}(?![\p{L}\d])`, "u");
const BRACKETS = /[(（[［]([^()（）[\]［］]{1,120})[)）\]］]/gu;
const CODE_BEHIND = /[([（]\d{1,3}[)\]）]$|[.·_…]{2}\s{0,3}\d{1,3}$/u;

const ADVICE = "put instructions in square brackets, as in [multiple] or [ask if Q3 = 2], or leave them out.";

/** What in words that participants would read is none of theirs; null if nothing is. */
function problemIn(text: string): string | null {
  const isMixed = /[\p{Ll}\p{Lo}]/u.test(text);
  const [command] = isMixed ? (commands.exec(fold(text)) ?? []) : [];
  if (command !== undefined) return `holds "${command}", which seems to be an instruction; ${ADVICE}`;
  if (routeAtEnd(text)) return `ends with words that lead elsewhere; write them as -> Q7 or -> END.`;
  if (baseIn(text) !== null || toldInterviewer(text) !== null) return `seems to be an instruction; ${ADVICE}`;
  for (const [all, inner] of text.matchAll(BRACKETS)) {
    const isCondition = conditionMark(inner!) !== null;
    if (isCondition || markOf(inner!) !== null) return `holds "${all}", which seems to be an instruction; ${ADVICE}`;
  }
  return /\t/u.test(text) ? "holds cells of a table; write one answer or one statement a line." : null;
}

/** `Q1 How often`: a number that was not told from the words behind it. */
const NUMBER_IN_FRONT = /^(?:[QSFP]|Frage|Question|Pregunta|Pergunta)\s?\d{1,3}[a-z]?[.:)]?\s/u;
const SENTENCES = /(?<=[.?!。？！])\s+/u;
/** Two and more words in capitals and nothing else. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1).length > 1;

/** Whether all answers end with numbers that rise from 1, behind words that differ. */
function haveCodes(answers: readonly Place[]): boolean {
  const codes = answers.map(({ text }) => Number(/\s(\d{1,3})$/u.exec(text)?.[1] ?? NaN));
  const stems = new Set(answers.map(({ text }) => text.split(/\s/u, 1)[0]));
  return (
    codes.length > 1 && stems.size > 1 && codes[0]! <= 1 && codes.every((code, at) => at === 0 || code > codes[at - 1]!)
  );
}

/** Whether all answers begin with numbers that count from 1, in front of words that differ. */
function areCounted(answers: readonly Place[]): boolean {
  const found = answers.map(({ text }) => /^(\d{1,2})\s?(\p{L}{1,3})/u.exec(text));
  return (
    found.length > 1 &&
    found.every((match, at) => match !== null && Number(match[1]) === at + 1) &&
    new Set(found.map((match) => match![2]!.toLowerCase())).size === found.length
  );
}

const isNumber = (text: string): boolean => /^\d{1,3}$/u.test(text);

/**
 * Holds the words that participants would read against what printed questionnaires say to interviewers and programmers.
 * @throws NotInFormat for the first that seems to be an instruction, a route or a code
 */
export function requireOwnWords(draft: DraftQuestion): void {
  const { line, text, options, rows } = draft;
  const fail = (place: Place, problem: string): never => {
    throw new NotInFormat(place, problem);
  };
  const question = { line, text };
  const sentences = text.split(/(?<=[.:。?？!])\s+/u);
  const on =
    sentences.length > 1 ? [sentences[0]!, sentences.at(-1)!].find((one) => instructionIn(one)?.kind) : undefined;
  if (on !== undefined && draft.marks.kind !== instructionIn(on)!.kind)
    fail(question, "holds words on how to answer that were not followed; mark it, as in [single] or [multiple].");
  if (/[?？]\s{1,3}(?:[QSFP]|Question|Frage|Pregunta|Pergunta)\s?\d{1,3}[.:)]/u.test(text))
    fail(question, "holds two questions; write each on a line of its own.");
  if (NUMBER_IN_FRONT.test(text))
    fail(question, "begins with the number of a question; write it as Q1. with a full stop.");
  if (/\p{Ll}/u.test(text) && text.split(SENTENCES).some(isShouted))
    fail(question, `holds words in capitals, which seem to be an instruction; ${ADVICE}`);
  const shouted = options.find((option) => isShouted(option.text));
  if (shouted && options.some((option) => /\p{Ll}/u.test(option.text)))
    fail(shouted, `stands in capitals like an instruction; ${ADVICE}`);
  const asks = Math.max(text.lastIndexOf("?"), text.lastIndexOf("？"));
  const behind = text.slice(asks + 1);
  if (asks > 0 && /\p{L}/u.test(behind) && /\s\d{1,3}$/u.test(behind))
    fail(question, "has an answer with its code behind it; write answers below their question, one a line.");
  const signed = options.filter((option) => /^[-−+]\d/u.test(option.text));
  if (signed[1]) fail(signed[0]!, "begins with a number of a scale; write all points as -2 = bad, -1 = …, 2 = good.");
  const ends = options.filter((option) => /[\p{L}\d]\s?(?:\.{3}|…)\s?[\p{L}\d]|\so\so\so\s/u.test(option.text));
  if (ends[1])
    fail(ends[0]!, "has the two ends of a scale; write it as a question with its scale, as in (1 = low, 7 = high).");
  for (const place of [question, ...options, ...rows]) {
    const problem = problemIn(place.text);
    if (problem !== null) fail(place, problem);
  }
  const labels = (draft.scale?.labels ?? []).map((label) => ({ line, text: label }));
  if (haveCodes(labels) || haveCodes(labels.toReversed()))
    fail(question, "has points that end with their numbers; write them as 1 = bad, 2 = fair, 3 = good.");
  for (const answers of [options, rows]) {
    const number = answers.find((answer) => isNumber(answer.text));
    const isLabelled = /^\d+\s+\p{L}/u.test(answers[0]?.text ?? "");
    if (number && (isLabelled || answers.some((answer) => !/\d/u.test(answer.text))))
      fail(
        number,
        "is a number among answers in words, as codes are; put codes in front of their answers, as in 1. Yes.",
      );
    if (areCounted(answers))
      fail(answers[0]!, "begins with a number, as codes do; put codes in front of their answers, as in 1. Yes.");
    if (haveCodes(answers))
      fail(answers[0]!, "ends with a number, as codes do; put codes in front of their answers, as in 1. Yes.");
    const coded = answers.filter((answer) => CODE_BEHIND.test(answer.text));
    if (coded[1])
      fail(coded[0]!, "ends with a number, as codes do; put codes in front of their answers, as in 1. Yes.");
  }
}

/** Sizes of best–worst sets: with two, best says worst; with more than seven, nobody compares them all. */
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
      fail(`has sets of ${size}; sets hold ${SET_SIZES.fewest} to ${SET_SIZES.most} items, and fewer than there are.`);
    if (count * size < options.length)
      fail(`has sets that leave items out; it needs ${Math.ceil(options.length / size)}.`);
  }
  if (
    (kind === "maxdiff" || kind === "best_worst") &&
    options.length < 1 + SET_SIZES.fewest - (kind === "maxdiff" ? 0 : 1)
  )
    fail("asks for the best and the worst of too few; give it at least four items, or three without sets.");
}
