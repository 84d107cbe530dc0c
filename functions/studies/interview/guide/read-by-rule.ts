import { readLines, LONGEST_LINE, refuseStruckWords, type Line } from "../../questionnaire/lines.ts";
import {
  endsAsking,
  endsSentence,
  hasDirection,
  HAS_NOTE,
  hasNote,
  isFormatted,
  isItem,
  sectionTitle,
} from "../../questionnaire/marks.ts";
import { saysToShow } from "../../questionnaire/shown-text.ts";
import { toldInterviewer } from "../../survey/questionnaire/fieldwork.ts";
import { createProblems, NotInFormat } from "../../questionnaire/unreadable-line.ts";
import {
  BELOW_HEADING,
  isLabelled,
  isTimedHeading,
  SAYS_TO_PROBE,
  titleOf,
  TOLD_TO_ASK,
  type GuidePart,
} from "./guide-of-parts.ts";
import { plainGuide } from "./plain-guide.ts";
import { areProbes, behindProbeLabel, hidesProbes, saysToProbe } from "./probes.ts";

/** `Behind: brand; price`, whatever the word */
const labelled = /^\p{L}[\p{L}-]{1,20}\s?[:：]\s*(?=\S)/u;
/** A number in the middle of a line: `What …? 2. How …?` */
const several = /[?.!]\s+\(?\d{1,2}[.)]\s+\p{L}/u;

/**
 * Reads a discussion guide in the plain format, or in usual notations (docs/questionnaires.md), by its marks and
 * numbers, in any language.
 * @throws NotInFormat with all lines that are not in the format
 */
export function readGuideByRule(source: string): GuidePart[] {
  refuseStruckWords(source);
  const own = source.split(/\r\n?|\n/u);
  const plain = plainGuide(source);
  const parts: GuidePart[] = [];
  const put = (is: GuidePart["is"], { number }: Line, words: string) => parts.push({ is, line: number, text: words });
  let question: Line | undefined;
  /** The last heading if it may be something else. */
  let doubtful: Line | undefined;
  /** A text in square brackets that is still open. */
  let bracket: GuidePart | undefined;
  const fail = ({ number }: Line, problem: string): never => {
    throw new NotInFormat({ line: number, text: own[number - 1] ?? "" }, problem);
  };
  const read = (line: Line): void => {
    const { mark, raw } = line;
    if (raw.length > LONGEST_LINE) fail(line, "is too long for a question; write every question on a line of its own.");
    if (mark?.kind === "note") return;
    if (bracket || /^\[[^\]]*(?:\]$|$)/u.test(raw)) {
      bracket = { is: "note", line: bracket?.line ?? line.number, text: `${bracket?.text ?? ""} ${raw}` };
      if (!raw.endsWith("]")) return;
      parts.push(bracket);
      bracket = undefined;
      return;
    }
    if (toldInterviewer(raw) !== null) {
      if (endsAsking(raw) && !/^[[(（]/u.test(raw)) fail(line, TOLD_TO_ASK);
      if (areProbes(raw)) fail(line, SAYS_TO_PROBE);
      put("note", line, raw);
      return;
    }
    if (mark?.kind === "shown") {
      put("shown", line, line.text);
      return;
    }
    const isBelow = question !== undefined && line.indent > question.indent;
    const isSub =
      isBelow && mark?.kind === "number" && question?.mark?.kind === "number" && mark.style !== question.mark.style;
    const title = titleOf(raw);
    const above = parts.findLast(({ is }) => is !== "note" && is !== "shown")?.is;
    const isOwn = isTimedHeading(raw) || sectionTitle(raw) !== null;
    const isTitle =
      mark === null ? line.gap || above === "heading" || isOwn : mark.kind === "number" && mark.label.length > 1;
    if (
      (line.gap || mark?.kind === "heading") &&
      above === "heading" &&
      parts.some(({ is }) => is === "question") &&
      (isTitle || mark?.kind === "heading")
    )
      fail(line, "is below a heading without questions; put it in square brackets if it is not a question.");
    if (mark?.kind === "heading") {
      put("heading", line, title);
      doubtful = undefined;
    } else if (mark === null && (saysToShow(raw) || saysToProbe(raw)))
      fail(line, "seems to be an instruction; put it in square brackets.");
    else if (isTitle && !isBelow && !endsSentence(title) && !isFormatted(raw)) {
      put("heading", line, title);
      doubtful = above === "heading" && !isOwn && (!line.gap || isLabelled(raw)) ? line : undefined;
    } else if (isFormatted(raw)) fail(line, "is printed in a way that the plain format does not have.");
    else if (hasNote(raw)) fail(line, HAS_NOTE);
    else if (hasDirection(raw)) fail(line, "contains an instruction; put it in square brackets on a line of its own.");
    else if (mark?.kind === "number" && !isSub) {
      question = line;
      if (!endsSentence(line.text) || several.test(line.text))
        fail(line, "is not one question; end each with its mark, on a line of its own.");
      if (hidesProbes(line.text)) fail(line, SAYS_TO_PROBE);
      put("question", line, line.text);
      const below = doubtful;
      doubtful = undefined;
      if (below) fail(below, BELOW_HEADING);
      return;
    } else if (question && (isItem(mark) || isSub)) put("probe", line, line.text);
    else if (isBelow && mark === null) {
      const words = behindProbeLabel(raw) ?? raw;
      const probes = (/[;；]/u.test(words) ? words.replace(labelled, "") : words)
        .split(/[;；]/u)
        .map((probe) => probe.trim())
        .filter(Boolean);
      if (probes.length < 2 && !endsAsking(words))
        fail(line, "is neither a question nor a probe; put instructions in square brackets.");
      for (const probe of probes) put("probe", line, probe);
    } else fail(line, "is nothing that the plain format has here; put instructions in square brackets.");
    if (parts.at(-1)?.is === "heading") question = undefined;
  };
  const problems = createProblems();
  for (const line of readLines(plain.map(({ text }) => text).join("\n")))
    problems.attempt(() => read({ ...line, number: plain[line.number - 1]!.number }));
  problems.throwAny();
  if (bracket) throw new NotInFormat({ line: 1, text: "" }, "begins a text with a bracket that is never closed.");
  return parts;
}
