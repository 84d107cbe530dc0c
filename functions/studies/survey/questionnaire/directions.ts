import { fold, foldedList, wholeFolded } from "../../questionnaire/words.ts";
import { words } from "../../questionnaire/questionnaire-words.ts";

const ends = wholeFolded(words.ends);
const following = wholeFolded(words.following);
const goTo = new RegExp(
  String.raw`^(?:${foldedList(words.go_to)}\s*)?(.*?)(?:${foldedList(words.go_to_behind)})?$`,
  "isu",
);
const goToFirst = new RegExp(
  String.raw`^${foldedList(words.go_to)}\s*(?=[\p{L}\d])|${foldedList(words.go_to_behind)}$`,
  "iu",
);
const LABEL = /^(?:\p{L}{1,12}[ .]{0,2})?\d{1,3}(?:[._]\d{1,2})*[a-z]?$/iu;

const bare = (text: string): string =>
  text
    .trim()
    .replaceAll(/^[[(（【]|(?<![\])）】.。])[\])）】.。]+$/gu, "")
    .trim();

/** Where words behind an arrow lead: `END`, `skip to Q7`, `continue`; null if they lead nowhere. */
export function directionIn(source: string): { to: "end" | "next" } | { to: "question"; label: string } | null {
  const text = fold(bare(source));
  const target = goTo.exec(text)?.[1]?.trim() ?? "";
  for (const words of [text, target]) {
    if (ends.test(words)) return { to: "end" };
    if (following.test(words)) return { to: "next" };
    if (LABEL.test(words)) return { to: "question", label: words };
  }
  return null;
}

/** Whether words in brackets behind an option lead somewhere: `[go to Q7]`, `(terminate)`. */
export const isDirection = (text: string): boolean => {
  const direction = directionIn(text);
  return direction !== null && (direction.to !== "question" || goToFirst.test(fold(bare(text))));
};

/** In capitals, or in a script that has none. */
const isShouted = (text: string): boolean => /\p{Lu}{2}|\p{Lo}/u.test(text) && !/\p{Ll}/u.test(text);
/** `Q3`, `question 3`; a number alone may be a part of an answer. */
const NAMED = /(?:^|[\s.:,])\p{L}{1,12}[ .]{0,2}\d{1,3}[a-z]?$|\d{1,3}\p{Script=Hiragana}/iu;
const LONGEST_ROUTE = 40;

function targetIn(words: string): string | null {
  const direction = directionIn(words);
  if (direction === null) return null;
  return direction.to === "question" ? direction.label : direction.to === "end" ? "END" : "";
}

/**
 * Where a table cell leads that has nothing but a route: `GO TO Q2`, `-> Q3`, `[END]`.
 * @returns it as the plain format has it, with a space in front; null for other cells
 */
export function readRoute(cell: string): string | null {
  if (cell.length > LONGEST_ROUTE) return null;
  const words = cell.replace(/^(?:[-–=]{1,2}>|→|⇒|➔|►|[,;:–—-])\s*/u, "");
  const target = targetIn(words);
  if (target === null || !(words !== cell || isShouted(cell) || NAMED.test(cell) || /^[[(]/u.test(cell))) return null;
  return target === "" ? "" : ` -> ${target}`;
}

/** Shorter words may be a part of the answer: `No, stop`. */
const SHORTEST_END = 7;
/** Whether words that end the survey stand behind a comma or a dash: `No, terminate`. */
const isEnd = (answer: string, at: number): boolean =>
  answer.length - at >= SHORTEST_END && /[,;–—-]\s*$/u.test(answer.slice(Math.max(0, at - 5), at));

/** Where words may begin that stand behind other words. */
const STARTS = /(?<=\s)(?=[\p{L}\d])/gu;

/**
 * An answer that ends with a route in words, without brackets or an arrow: `Yes CONTINUE`, `No, go to Q3`, `Nein WEITER
 * MIT FRAGE 3`. Routes in capitals count; others count only if they name a question.
 * @returns the answer, and where it leads: a label, `END`, or nothing for the next question; null if it leads nowhere
 */
export function routeAtEnd(answer: string): { words: string; target: string } | null {
  const from = Math.max(0, answer.length - LONGEST_ROUTE);
  for (const { index } of answer.slice(from).matchAll(STARTS)) {
    const tail = answer.slice(from + index).replace(/[.!]$/u, "");
    const words = answer.slice(0, from + index).replace(/(?<![\s,;:.·…–—-])[\s,;:.·…–—-]+$/u, "");
    const target = targetIn(tail);
    if (target === null || !/[\p{L}\d]/u.test(words)) continue;
    const isSaid = target === "END" ? isEnd(answer, from + index) : NAMED.test(tail);
    if (target !== tail && (isShouted(tail) || isSaid)) return { words, target };
  }
  return null;
}
