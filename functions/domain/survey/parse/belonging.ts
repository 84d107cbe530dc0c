import type { Block } from "./block.ts";
import { headText } from "./block.ts";
import { followingCue, openCue, scaleCue, taskCue } from "./cues.ts";
import { isHintLine, readHints } from "./hints.ts";
import { asks, isBlank, isScaleLine, isTable } from "./line-kinds.ts";
import type { Line } from "./lines.ts";
import { boxedTexts } from "./marks.ts";
import { isSentence } from "./noise.ts";

const LONG_ENOUGH_TO_WRAP = 35;
const blank = /_{3,}|\.{6,}|…{3,}/u;

/** Whether a line is a row of the table that the lines above belong to; rows lose the tabs behind their first cell. */
export const inTable = (block: Block, line: Line): boolean => {
  if (block.tableEnd === 0 || block.tableEnd !== line.number - 1 || asks(line.text)) return false;
  const above = block.body.at(-1);
  if (!above || isTable(line)) return above !== undefined;
  const isNumbered = (mark: Line["mark"]) => mark?.kind === "label" || mark?.kind === "number";
  return !above.raw.includes("|") && (!isNumbered(line.mark) || isNumbered(above.mark));
};

/** Whether a question goes on with the sentence of a question that has begun. */
export const continuesHead = (block: Block, line: Line, isNumberedFile: boolean): boolean =>
  block.body.length === 0 && !line.gap && (isNumberedFile ? block.isNumbered : !asks(headText(block)));

/** Whether a plain line goes on with the sentence above. */
export const wraps = (block: Block, line: Line): boolean => {
  const above = block.head.at(-1)?.raw ?? "";
  return above.length >= LONG_ENOUGH_TO_WRAP && !/[?:.!)*_]$/u.test(above) && /^\p{Ll}/u.test(line.raw);
};

/** Whether a line with a scale begins a matrix of its own rather than being the scale of the question above. */
export const startsStem = (line: Line, next: Line | undefined, block: Block | null): boolean =>
  followingCue.test(line.raw) &&
  scaleCue.test(line.raw) &&
  (line.gap || !block || block.body.length > 0) &&
  next !== undefined;

const startsRequest =
  /^(?:please |bitte |veuillez |por favor,? )?(?:describe|explain|tell us|give (?:a |your )?reasons?|beschreiben|erklären|begründen|nennen|décrivez|expliquez|describa|explique|descriva|spieghi|beschrijf|leg uit|descreva)/iu;

const startsTask =
  /^(?:please |bitte |veuillez |por favor,? |gelieve )?(?:select|choose|pick|tick|check|rate|rank|which|what|how|wählen|kreuzen|bewerten|welche|wie|sélectionnez|choisissez|cochez|évaluez|quel|seleccione|elija|marque|valore|selezioni|scelga|valuti|quale|quali|kies|selecteer|welke|selecione|escolha|avalie|qual)/iu;

/** Whether a line without a number and a question mark is a question: it names a task and options or a blank follow. */
export function startsUnnumbered(
  line: Line,
  next: Line | undefined,
  block: Block | null,
  isNumberedFile: boolean,
): boolean {
  const { raw } = line;
  const awaits = block !== null && block.body.length === 0;
  if (isTable(line) || (block && isLastOption(block, line))) return false;
  if (block && block.body.length > 0 && startsRequest.test(raw)) return true;
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
  return !awaits && isSentence(raw) && startsRequest.test(raw);
}

/** Whether a line that is marked as a heading is a question: it asks, is labelled as one, or answers stand below it. */
export function isAskedHeading(line: Line, next: Line | undefined): boolean {
  const isAbove = next?.mark?.kind === "label" || (next?.mark?.kind === "number" && asks(next.text));
  if (!line.mark && isAbove) return false;
  if (asks(line.text) || line.mark?.kind === "label" || (openCue.test(line.text) && isSentence(line.text))) return true;
  if (!next || next.isHeading || asks(next.text)) return false;
  if (next.mark?.kind === "bullet") return line.mark?.kind === "number" || startsTask.test(line.text);
  return (
    next.mark?.kind === "letter" ||
    next.mark?.kind === "box" ||
    next.mark?.kind === "point" ||
    boxedTexts(next.raw).length > 0 ||
    isScaleLine(next) ||
    isBlank(next.raw)
  );
}

const otherWithBlank =
  /^(?:others?|something else|sonstige[rs]?|andere[rs]?|etwas anderes|autres?|otr[ao]s?|altr[oai]|overige|anders|outr[ao]s?)(?:,? (?:please (?:specify|state)|bitte (?:angeben|nennen)|und zwar|namely|précisez|especifique|specificare|namelijk))?(?:\s*[([][^()[\]]{1,40}[)\]])?[\s:_.…]*$/iu;

/** `Other: ____` below options is the last of them, however far below. */
const isLastOption = (block: Block, { mark, raw }: Line): boolean =>
  mark === null && otherWithBlank.test(raw) && block.body.filter((above) => !isHintLine(above.raw)).length >= 2;

/** Whether a plain line is an option of the question above. */
export function belongs(block: Block, line: Line): boolean {
  if (isLastOption(block, line)) return true;
  if (isSentence(line.raw)) return false;
  if (!line.gap) return true;
  const first = block.body.find(({ raw }) => !isHintLine(raw));
  if (!first) return true;
  const above = block.body.at(-1) ?? first;
  if (line.indent > (block.head[0]?.indent ?? 0) && line.indent === above.indent) return true;
  if (!first.gap) return false;
  // Paragraphs of a document have an empty line between any two of them; options may begin with bare numbers: 1, 2, 3 or more.
  return block.body.every(
    ({ gap, mark, text }) => gap && (!mark || (mark.kind === "point" && text === "" && /^\d/.test(line.raw))),
  );
}
