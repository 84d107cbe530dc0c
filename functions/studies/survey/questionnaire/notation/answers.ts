import { readLines } from "../../../questionnaire/lines.ts";
import { isItem } from "../../../questionnaire/marks.ts";
import { routeAtEnd } from "./routes.ts";
import type { Numbered } from "./tables.ts";

const LONGEST_ANSWER = 60;
const BOUND = 400;

/** Answers on one line, separated by strokes or by boxes; null if they are none, as in `[scale 1-7: low | high]`. */
function splitAnswers(text: string): string[] | null {
  if (/[[\]]/u.test(text)) return null;
  const parts = /[☐□○]/u.test(text) ? text.split(/[☐□○]/u).slice(1) : text.split(/\s[/|]\s|(?<=\p{L})\/(?=\p{L})/u);
  const answers = parts.map((part) => part.trim());
  const areShort = answers.every(
    (answer) => answer !== "" && answer.length <= LONGEST_ANSWER && !/[?.:]$/u.test(answer),
  );
  return answers.length > 1 && areShort && new Set(answers).size === answers.length ? answers : null;
}

/**
 * Answers that stand on one line: `Yes / No`, `☐ Yes ☐ No`, also behind a question, in brackets or not.
 * @returns the words in front of them, and the answers; null if there are none
 */
export function optionsInLine(line: string): { words: string; options: string[] } | null {
  if (line.length > BOUND) return null;
  const [, asked, group] = /^(.*[?:？].{0,3}?)\s*[(（]([^()（）]+)[)）]$/u.exec(line) ?? [];
  const inBrackets = group === undefined ? null : splitAnswers(group);
  if (inBrackets) return { words: asked!.trim(), options: inBrackets };
  const asks = Math.max(line.lastIndexOf("? "), line.lastIndexOf("？"));
  // `Gender: Male / Female`
  const end = asks < 0 ? line.lastIndexOf(": ") : asks;
  const behind = end < 0 ? null : splitAnswers(line.slice(end + 1));
  if (behind) return { words: line.slice(0, asks < 0 ? end : end + 1), options: behind };
  const isWhole = end < 0 && (/\s[/|]\s/u.test(line) || /^[☐□○]/u.test(line));
  const whole = isWhole ? splitAnswers(line) : null;
  return whole && { words: "", options: whole };
}

/** A code behind an answer: `Yes (1)`, `Yes ....... 1`, `Yes [1]`, `Yes - 1`, `Yes = 1`. */
const CODE_BEHIND = /(?:[([（](\d{1,3})[)\]）]|[\s.·_…–=-](\d{1,3}))$/u;
const LEADERS = /(?<![\s.·_…–=-])[\s.·_…–=-]+$/u;

/** What may stand behind a code: an arrow with its words, or square brackets. */
const LEADS = /(?:(?<!\s)\s+)?(?:(?:[-–=]{1,2}>|→|⇒|➔|►).{1,60}|\[[^[\]]{1,60}\]|(?<=\s\s)[QFPS]\d{1,3})$/u;

/** Puts codes that stand behind all answers of a question in front of them, where they rise. */
export function withCodesInFront(lines: readonly Numbered[]): Numbered[] {
  const plain = [...lines];
  let run: { at: number; code: number; indent: number; words: string }[] = [];
  const end = () => {
    const rises = run.every(({ code }, index) => (index === 0 ? code <= 1 : code > run[index - 1]!.code));
    // `Formula 1`, `Formula 2` have numbers of their own.
    const areCodes = new Set(run.map(({ words }) => words.split(/[\s.]/u, 1)[0])).size > 1;
    if (run.length > 1 && rises && areCodes)
      for (const { at, code, words, indent } of run)
        plain[at] = { ...lines[at]!, text: `${" ".repeat(Math.max(3, indent))}${code}. ${words}` };
    run = [];
  };
  for (const line of readLines(lines.map(({ text }) => text).join("\n"))) {
    // `Yes (1) GO TO Q3`
    const [leads = ""] = LEADS.exec(line.text) ?? [];
    const whole = line.text.slice(0, line.text.length - leads.length);
    const answer = routeAtEnd(whole)?.words ?? whole;
    const [all = "", bracketed, bare] = CODE_BEHIND.exec(answer) ?? [];
    const code = bracketed ?? bare;
    const said = answer.slice(0, answer.length - all.length).replace(LEADERS, "");
    // `2 to 3` ends with a number of its own.
    const isApart = bracketed !== undefined || answer.length - said.length - (code ?? "").length > 1;
    const isAnswer = code !== undefined && /\p{L}/u.test(said) && isApart && (isItem(line.mark) || line.mark === null);
    if (!isAnswer || Number(code) <= (run.at(-1)?.code ?? -1)) end();
    if (!isAnswer) continue;
    const behind = line.text.slice(answer.length).trim();
    const target = /^[QFPS]\d{1,3}$/u.test(behind) ? `-> ${behind}` : behind;
    const words = `${said} ${target}`.trimEnd();
    run.push({ at: line.number - 1, code: Number(code), indent: line.indent, words });
  }
  end();
  return plain;
}
