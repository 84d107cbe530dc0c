import { directionIn } from "../directions.ts";

/** In capitals, or in a script that has none. */
const isShouted = (text: string): boolean => /\p{Lu}{2}|\p{Lo}/u.test(text) && !/\p{Ll}/u.test(text);
/** `Q3`, `question 3`; a number alone may be a part of an answer. */
const LABEL = /(?:^|[\s.:,])\p{L}{1,12}[ .]{0,2}\d{1,3}[a-z]?$|\d{1,3}\p{Script=Hiragana}/iu;
const LONGEST_ROUTE = 40;

function targetIn(words: string): string | null {
  const direction = directionIn(words);
  if (direction === null) return null;
  return direction.to === "question" ? direction.label : direction.to === "end" ? "END" : "";
}

/**
 * Where a cell of its own leads: `GO TO Q2`, `-> Q3`, `[END]`.
 * @returns it as the plain format has it, with a space in front; null for other cells
 */
export function routeOf(cell: string): string | null {
  if (cell.length > LONGEST_ROUTE) return null;
  const words = cell.replace(/^(?:[-–=]{1,2}>|→|⇒|➔|►|[,;:–—-])\s*/u, "");
  const target = targetIn(words);
  if (target === null || !(words !== cell || isShouted(cell) || LABEL.test(cell) || /^[[(]/u.test(cell))) return null;
  return target === "" ? "" : ` -> ${target}`;
}

/** Shorter words may be a part of the answer: `No, stop`. */
const SHORTEST_END = 7;
/** Whether words that end the survey stand behind a comma or a dash: `No, terminate`. */
const isEnd = (answer: string, at: number): boolean =>
  answer.length - at >= SHORTEST_END && /[,;–—-]\s*$/u.test(answer.slice(Math.max(0, at - 5), at));

/** Where words begin that may be behind others. */
const STARTS = /(?<=\s)(?=[\p{L}\d])/gu;

/**
 * An answer with where it leads at its end, in words without brackets or an arrow: `Yes CONTINUE`, `No, go to Q3`,
 * `Nein WEITER MIT FRAGE 3`. Words that lead on in capitals count, others only if they name a question.
 * @returns the answer, and where it leads: a label, `END`, or nothing for the next question; null if it leads nowhere
 */
export function routeAtEnd(answer: string): { words: string; target: string } | null {
  const from = Math.max(0, answer.length - LONGEST_ROUTE);
  for (const { index } of answer.slice(from).matchAll(STARTS)) {
    const tail = answer.slice(from + index).replace(/[.!]$/u, "");
    const words = answer.slice(0, from + index).replace(/(?<![\s,;:.·…–—-])[\s,;:.·…–—-]+$/u, "");
    const target = targetIn(tail);
    if (target === null || !/[\p{L}\d]/u.test(words)) continue;
    const isSaid = target === "END" ? isEnd(answer, from + index) : LABEL.test(tail);
    if (target !== tail && (isShouted(tail) || isSaid)) return { words, target };
  }
  return null;
}
