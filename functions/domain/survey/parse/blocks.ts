import { followingCue, openCue, scaleCue, taskCue } from "./cues.ts";
import { isHintLine, readHints } from "./hints.ts";
import { cellsOf, LONGEST_LINE, type Line } from "./lines.ts";
import { inlineOptions } from "./inline-options.ts";
import { boxedTexts, boxRow } from "./marks.ts";
import { isHeading, isNoise, isSentence } from "./noise.ts";
import { findScale } from "./numeric-scale.ts";
import { verbalScale } from "./verbal-scale.ts";

/** A question with the lines that belong to it. */
export interface Block {
  head: Line[];
  body: Line[];
  /** Whether its number says that it is meant as a question. */
  isNumbered: boolean;
  /** Number of the last line of a table below it; 0 if there is none. */
  tableEnd: number;
}

/** No question has more lines; what follows belongs to none. */
const MOST_LINES = 300;

const LONG_ENOUGH_TO_WRAP = 35;
const blank = /_{3,}|\.{6,}|…{3,}/u;
export const isBlank = (text: string): boolean => /^[\s_.…\-–]*(?:_{3,}|\.{6,}|…{2,})[\s_.…]*$/u.test(text);

/** Whether a text asks; hints behind the question mark do not matter. */
export const asks = (text: string): boolean =>
  text.length <= LONGEST_LINE && (endsAsking(text) || asksWithAnswers(text));

const endsAsking = (text: string): boolean =>
  /[?¿][\s"'”’»)*_.…]*$/u.test(readHints(text).text.replace(/\s*[([][^()[\]]{1,300}[)\]]\s*$/u, ""));

/** `Do you smoke? Yes / No`. */
const asksWithAnswers = (text: string): boolean => {
  const end = text.lastIndexOf("?");
  const behind = end < 0 ? "" : text.slice(end + 1).trim();
  return (
    behind !== "" &&
    (inlineOptions(behind).length >= 2 || boxRow(behind) !== null || findScale(behind)?.isLabelled === true)
  );
};

const isTable = (line: Line): boolean => cellsOf(line.raw).length >= 2;

/** Whether a line shows nothing but a scale. */
export function isScaleLine(line: Line): boolean {
  if (line.raw.length > LONGEST_LINE || asks(line.raw)) return false;
  const cells = cellsOf(line.raw).filter(Boolean);
  if (cells.length >= 3 && verbalScale(cells)) return true;
  if (verbalScale(line.raw.split(/\s*[/|;,–—]\s*|\s+-\s+|\s{3,}/))) return true;
  if (boxRow(line.raw)) return true;
  const found = findScale(line.raw);
  if (!found) return false;
  return (
    found.isRow ||
    found.isLabelled ||
    (scaleCue.test(line.raw) && line.raw.length < 120) ||
    found.end - found.start >= line.raw.length - 4
  );
}

/** Divides a questionnaire into questions with what belongs to them; headings, introductions and notes belong to none. */
export function readBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  const isNumberedFile = lines.some(
    ({ mark }) => mark?.kind === "label" || (mark?.kind === "number" && mark.numbers[0] === 1),
  );
  const topStyle = topStyleOf(lines);
  let current: Block | null = null;
  let last = 0;
  let inner = 0;
  let innerGap = false;
  let innerStyle = "";

  const open = (line: Line, isNumbered: boolean) => {
    current = { head: [line], body: [], isNumbered, tableEnd: 0 };
    blocks.push(current);
    inner = 0;
  };

  for (const [index, line] of lines.entries()) {
    const block = current as Block | null;
    const { mark } = line;
    const next = lines[index + 1];
    if (line.raw.length > LONGEST_LINE && mark?.kind !== "label" && mark?.kind !== "number") {
      if (line.raw.includes("?")) open(line, false);
      current = null;
      continue;
    }
    if (isNoise(line.raw)) continue;
    if (block && block.body.length > MOST_LINES) {
      current = null;
      if (!mark && !asks(line.raw)) continue;
    }
    if (block && !line.gap && inTable(block, line)) {
      block.tableEnd = line.number;
      block.body.push(line);
      continue;
    }
    if (mark?.kind === "label") {
      last = mark.numbers[0] ?? 0;
      open(line, true);
      continue;
    }
    if (mark?.kind === "number") {
      const role = numberRole(line, mark, block, next);
      if (role === "body") block?.body.push(line);
      else {
        if (mark.numbers.length === 1) last = mark.numbers[0] ?? 0;
        open(line, true);
      }
      continue;
    }
    if (mark) {
      if (line.starred) open(line, false);
      else if (
        mark.kind === "bullet" &&
        asks(line.text) &&
        (!block ||
          block.head[0]?.mark?.kind === "bullet" ||
          (!isNumberedFile && block.body.length === 0 && !asks(headText(block))))
      ) {
        open(line, false);
      } else if (block) block.body.push(line);
      else if (index === 0 && asks(line.text)) open(line, false);
      continue;
    }
    if (line.starred) {
      open(line, false);
      continue;
    }
    if (
      isHeading(line.raw) &&
      !isScaleLine(line) &&
      !isTable(line) &&
      (!block || line.gap || block.body.length > 0 || line.raw.startsWith("#"))
    ) {
      current = null;
      continue;
    }
    if (block && isHintLine(line.raw)) {
      block.body.push(line);
      continue;
    }
    if (asks(line.raw) && !(block && isTable(line) && block.body.some(isTable))) {
      if (block && continuesHead(block, line, isNumberedFile)) block.head.push(line);
      else open(line, false);
      continue;
    }
    if (block && isTable(line)) block.tableEnd = line.number;
    if (block && (isScaleLine(line) || isBlank(line.raw)) && !startsStem(line, next, block)) {
      block.body.push(line);
      continue;
    }
    if (block && block.body.length === 0 && !line.gap && wraps(block, line)) {
      block.head.push(line);
      continue;
    }
    if (startsUnnumbered(line, next, block, isNumberedFile)) {
      open(line, false);
      continue;
    }
    if (block && (isTable(line) || belongs(block, line))) {
      block.body.push(line);
      continue;
    }
    if (block && (line.gap || isSentence(line.raw))) current = null;
    else if (block) block.body.push(line);
  }
  return blocks;

  function numberRole(
    line: Line,
    mark: { numbers: readonly number[]; style: string },
    block: Block | null,
    next: Line | undefined,
  ): "head" | "body" {
    const [first = 0] = mark.numbers;
    if (!block) return "head";
    const stem = headText(block);
    const question = asks(line.text);
    if (mark.numbers.length > 1) {
      const parent = block.head[0]?.mark;
      const isChild =
        (parent?.kind === "number" || parent?.kind === "label") &&
        parent.numbers.length < mark.numbers.length &&
        parent.numbers[0] === first;
      return isChild && !question && (asks(stem) || isStem(block) || stem.endsWith(":")) ? "body" : "head";
    }
    const isInnerNext = inner > 0 && first === inner + 1 && mark.style === innerStyle;
    const rowsOfStem = !block.isNumbered && isStem(block);
    if (rowsOfStem) {
      const rows = block.body.filter((row) => row.mark?.kind === "number");
      const isRow =
        rows.length === 0 ||
        (asks(rows[0]?.text ?? "") === question && !(line.gap && !rows.slice(1).every(({ gap }) => gap)));
      if (isRow && !openCue.test(line.text) && !hasOwnOptions(next)) {
        last = first;
        return "body";
      }
      return "head";
    }
    if (mark.style !== topStyle && (topStyle !== undefined || block.isNumbered)) {
      if (!question || isInnerNext || first === 1) {
        inner = first;
        innerStyle = mark.style;
        return "body";
      }
      return "head";
    }
    if (isInnerNext) {
      const ambiguous = first === last + 1;
      if (!question && !(ambiguous && (line.gap !== innerGap || openCue.test(line.text)))) {
        inner = first;
        return "body";
      }
      return "head";
    }
    if (
      first === 1 &&
      inner === 0 &&
      block.isNumbered &&
      last >= 1 &&
      !question &&
      block.body.every(({ mark: other }) => !other)
    ) {
      const following = next?.mark;
      if (
        (asks(stem) || /:$/.test(stem) || isStem(block)) &&
        following?.kind === "number" &&
        following.numbers[0] === 2
      ) {
        inner = 1;
        innerStyle = mark.style;
        innerGap = line.gap;
        return "body";
      }
    }
    return "head";
  }
}

const hasOwnOptions = (next: Line | undefined): boolean =>
  next?.mark?.kind === "letter" || next?.mark?.kind === "bullet" || next?.mark?.kind === "box";

/** Whether a line is a row of the table that the lines above belong to; rows lose the tabs behind their first cell. */
const inTable = (block: Block, line: Line): boolean => {
  if (block.tableEnd === 0 || block.tableEnd !== line.number - 1 || asks(line.text)) return false;
  const above = block.body.at(-1);
  if (!above || isTable(line)) return above !== undefined;
  const isNumbered = (mark: Line["mark"]) => mark?.kind === "label" || mark?.kind === "number";
  return !above.raw.includes("|") && (!isNumbered(line.mark) || isNumbered(above.mark));
};

const headText = (block: Block): string => block.head.map(({ text }) => text).join(" ");

/** Whether a question has a scale for rows to come. */
const isStem = (block: Block): boolean => {
  const text = headText(block);
  if (text.length > LONGEST_LINE) return false;
  const found = findScale(text);
  return (
    (found !== null && (found.isLabelled || scaleCue.test(text))) ||
    block.body.some(isScaleLine) ||
    (followingCue.test(text) && scaleCue.test(text))
  );
};

/** The way most questions of the file are numbered; undefined if they are labelled (`Q1`) or not numbered at all. */
function topStyleOf(lines: readonly Line[]): string | undefined {
  if (lines.filter(({ mark }) => mark?.kind === "label").length >= 2) return undefined;
  const first = lines.find(({ mark }) => mark?.kind === "number" && mark.numbers.length === 1);
  return first?.mark?.kind === "number" ? first.mark.style : undefined;
}

const continuesHead = (block: Block, line: Line, isNumberedFile: boolean): boolean =>
  block.body.length === 0 && !line.gap && (isNumberedFile ? block.isNumbered : !asks(headText(block)));

/** Whether a plain line goes on with the sentence above. */
const wraps = (block: Block, line: Line): boolean => {
  const above = block.head.at(-1)?.raw ?? "";
  return above.length >= LONG_ENOUGH_TO_WRAP && !/[?:.!)*_]$/u.test(above) && /^\p{Ll}/u.test(line.raw);
};

/** Whether a line with a scale begins a matrix of its own rather than being the scale of the question above. */
const startsStem = (line: Line, next: Line | undefined, block: Block): boolean =>
  followingCue.test(line.raw) && scaleCue.test(line.raw) && (line.gap || block.body.length > 0) && next !== undefined;

const startsTask =
  /^(?:please |bitte |veuillez |por favor,? |gelieve )?(?:select|choose|pick|tick|check|rate|rank|which|what|how|wählen|kreuzen|bewerten|welche|wie|sélectionnez|choisissez|cochez|évaluez|quel|seleccione|elija|marque|valore|selezioni|scelga|valuti|quale|quali|kies|selecteer|welke|selecione|escolha|avalie|qual)/iu;

/** Whether a line without a number and a question mark is a question: it names a task and options or a blank follow. */
function startsUnnumbered(line: Line, next: Line | undefined, block: Block | null, isNumberedFile: boolean): boolean {
  const { raw } = line;
  const awaits = block !== null && block.body.length === 0;
  if (isTable(line)) return false;
  if (block && !line.gap && !block.body.some(({ mark }) => mark?.kind === "letter" || mark?.kind === "box"))
    return false;
  if (blank.test(raw) && raw.replaceAll(/[\s_.…]/gu, "") !== "" && !awaits) return true;
  if (!next)
    return (
      openCue.test(raw) &&
      /^(?:please|bitte|veuillez|por favor|si prega|gelieve)?\s*\p{L}+/iu.test(raw) &&
      !awaits &&
      isSentence(raw)
    );
  if (awaits && line.gap && !isSentence(raw)) {
    const plainHead = !asks(headText(block)) && block.isNumbered;
    if (plainHead) return false;
  }
  if (followingCue.test(raw) && scaleCue.test(raw) && (next.mark !== null || isTable(next) || isScaleLine(next)))
    return true;
  if (next.mark?.kind === "letter" && next.mark.letter.toLowerCase() === "a") return true;
  if (next.mark?.kind === "box" || boxedTexts(next.raw).length > 0) return true;
  if ((isScaleLine(next) || (isTable(next) && scaleCue.test(raw))) && (taskCue.test(raw) || scaleCue.test(raw)))
    return true;
  if (isBlank(next.raw) && !next.mark) return true;
  if (next.mark?.kind === "bullet")
    return startsTask.test(raw) || (taskCue.test(readHints(raw).text) && !isNumberedFile)
      ? true
      : readHints(raw).multiple || readHints(raw).single;
  return (
    !awaits &&
    isSentence(raw) &&
    /^(?:please |bitte |veuillez |por favor,? )?(?:describe|explain|tell us|beschreiben|erklären|nennen|décrivez|expliquez|describa|explique|descriva|beschrijf|descreva)/iu.test(
      raw,
    )
  );
}

/** Whether a plain line is an option of the question above. */
function belongs(block: Block, line: Line): boolean {
  if (isSentence(line.raw)) return false;
  const [first] = block.body.filter(({ raw }) => !isHintLine(raw));
  if (!first) return true;
  const above = block.body.at(-1);
  if (!line.gap) return true;
  if (first.mark || !first.gap) return false;
  // Paragraphs of a document have an empty line between any two of them.
  return block.body.every(({ gap, mark }) => gap && !mark) && above !== undefined;
}
