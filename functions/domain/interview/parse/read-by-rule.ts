import { readLines, LONGEST_LINE, refuseStruckWords, type Line } from "../../questionnaires/lines.ts";
import {
  endsAsking,
  endsSentence,
  hasDirection,
  HAS_NOTE,
  hasNote,
  isFormatted,
  isItem,
} from "../../questionnaires/marks.ts";
import { shownIn } from "../../questionnaires/shown-text.ts";
import { toldInterviewer } from "../../survey/notation/phrases.ts";
import { NotInFormat } from "../../questionnaires/unreadable-line.ts";
import { titleOf, type GuidePart } from "./guide-of-parts.ts";

/** `Probe: since when?`, `Sondar: marca; preço` */
const labelled = /^\p{L}[\p{L}-]{1,20}\s?[:：]\s*(?=\S)/u;
/** A number in the middle of a line: `What …? 2. How …?` */
const several = /[?.!]\s+\(?\d{1,2}[.)]\s+\p{L}/u;

const BRACKETS = /(?:(?<!\s)\s+)?(?:\[([^[\]]{1,2000})\]|[(（]([^()（）]{1,2000})[)）])$/u;

/** `3. What do you think of it? [Show the concept: …]`: the question, and the words that show something. */
function withoutShown(line: Line): { line: Line; shown: string | null } {
  const [all, square, round] = line.mark?.kind === "number" ? (BRACKETS.exec(line.text) ?? []) : [];
  const shown = all === undefined ? null : (square ?? round)!;
  if (shown === null || shownIn(shown) === null) return { line, shown: null };
  const cut = (words: string) => words.slice(0, words.length - all!.length);
  return { line: { ...line, raw: cut(line.raw), text: cut(line.text) }, shown };
}

/**
 * Reads a discussion guide in the plain format (docs/questionnaires.md) by its marks and numbers, in any language.
 * @throws NotInFormat for the first line that is not in the format
 */
export function readGuideByRule(text: string): GuidePart[] {
  refuseStruckWords(text);
  const parts: GuidePart[] = [];
  const put = (is: GuidePart["is"], { number }: Line, words: string) => parts.push({ is, line: number, text: words });
  let question: Line | undefined;
  /** A text in square brackets that is still open. */
  let bracket = undefined as GuidePart | undefined;
  for (const read of readLines(text)) {
    const { line, shown } = withoutShown(read);
    const { mark, raw } = line;
    if (shown !== null) put("note", line, shown);
    const fail = (problem: string): never => {
      throw new NotInFormat({ line: line.number, text: raw }, problem);
    };
    if (raw.length > LONGEST_LINE) fail("is too long for a question; write every question on a line of its own.");
    if (mark?.kind === "note") continue;
    if (bracket || /^\[[^\]]*(?:\]$|$)/u.test(raw)) {
      bracket = { is: "note", line: bracket?.line ?? line.number, text: `${bracket?.text ?? ""} ${raw}` };
      if (!raw.endsWith("]")) continue;
      parts.push(bracket);
      bracket = undefined;
      continue;
    }
    if (toldInterviewer(raw) !== null) {
      put("note", line, raw);
      continue;
    }
    if (mark?.kind === "shown") {
      put("shown", line, line.text);
      continue;
    }
    const isBelow = question !== undefined && line.indent > question.indent;
    const isSub =
      isBelow && mark?.kind === "number" && question?.mark?.kind === "number" && mark.style !== question.mark.style;
    const title = titleOf(raw);
    const above = parts.findLast(({ is }) => is !== "note" && is !== "shown")?.is;
    const isTitle = mark === null ? line.gap || above === "heading" : mark.kind === "number" && mark.label.length > 1;
    if (
      line.gap &&
      above === "heading" &&
      parts.some(({ is }) => is === "question") &&
      (isTitle || mark?.kind === "heading")
    )
      fail("stands below a heading without questions; put what is no question in square brackets.");
    if (mark?.kind === "heading") put("heading", line, title);
    else if (isTitle && !isBelow && !endsSentence(title) && !isFormatted(raw)) put("heading", line, title);
    else if (isFormatted(raw)) fail("is printed in a way that the plain format does not have.");
    else if (hasNote(raw)) fail(HAS_NOTE);
    else if (hasDirection(raw)) fail("holds an instruction; put it in square brackets on a line of its own.");
    else if (mark?.kind === "number" && !isSub) {
      if (!endsSentence(line.text) || several.test(line.text))
        fail("is not one question; end each with its mark, on a line of its own.");
      put("question", line, line.text);
      question = line;
      continue;
    } else if (question && (isItem(mark) || isSub)) put("probe", line, line.text);
    else if (isBelow && mark === null) {
      const probes = raw
        .replace(labelled, "")
        .split(/[;；]/u)
        .map((probe) => probe.trim())
        .filter(Boolean);
      if (probes.length < 2 && !endsAsking(raw))
        fail("is neither a question nor a probe; put instructions in square brackets.");
      for (const probe of probes) put("probe", line, probe);
    } else fail("is nothing that the plain format has here; put instructions in square brackets.");
    if (parts.at(-1)?.is === "heading") question = undefined;
  }
  if (bracket) throw new NotInFormat({ line: 1, text: "" }, "begins a text with a bracket that is never closed.");
  return parts;
}
