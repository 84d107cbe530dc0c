import { startsStem, startsUnnumbered } from "./belonging.ts";
import type { Block } from "./block.ts";
import { contextCue } from "./context-cues.ts";
import { openCue, scaleCue } from "./cues.ts";
import { asks, isBlank, isScaleLine } from "./line-kinds.ts";
import type { Line } from "./lines.ts";
import { boxedTexts } from "./marks.ts";
import { findScale } from "./numeric-scale.ts";

/** What stands behind the place for an answer is no text: `Product: ______`. */
const field = /_{3,}|\.{6,}|…{3,}/u;
const LONGEST_SEARCHED = 400;

/** What names a text may be an option, if another one follows. */
const isNaming = (line: Line | undefined): boolean => line !== undefined && contextCue(line.raw) === "naming";

const isNumbered = ({ mark }: Line): boolean => mark?.kind === "number" || mark?.kind === "label";

/** Whether a numbered line is a text for respondents; as a question it would ask, or have answers below it. */
function isNumberedText({ text, raw }: Line, next: Line | undefined): boolean {
  const cue = contextCue(text);
  const start = text.slice(0, LONGEST_SEARCHED);
  return (
    (cue === "reading" || (cue === "naming" && !/:\s*$/u.test(text))) &&
    !text.includes("?") &&
    !openCue.test(start) &&
    !scaleCue.test(start) &&
    findScale(raw.slice(0, LONGEST_SEARCHED)) === null &&
    next !== undefined &&
    (next.mark === null || isNumbered(next)) &&
    !isScaleLine(next) &&
    !isBlank(next.raw) &&
    boxedTexts(next.raw).length === 0 &&
    (next.gap || isNumbered(next))
  );
}

/** Whether a line begins a text that respondents have to read before the questions below it. */
export function startsText(line: Line, next: Line | undefined, block: Block | null, isNumberedFile: boolean): boolean {
  const { raw } = line;
  if (line.isHeading || (block && !line.gap) || field.test(raw.slice(-LONGEST_SEARCHED))) return false;
  if (isNumbered(line)) return isNumberedText(line, next);
  const cue = line.mark === null ? contextCue(raw) : null;
  if (cue === null || asks(raw) || isScaleLine(line)) return false;
  if (cue === "naming") return !(block && (isNaming(next) || block.body.some(isNaming)));
  if (startsStem(line, next, null)) return false;
  if (cue === "reading" && next?.mark?.kind === "bullet") return !scaleCue.test(raw.slice(0, LONGEST_SEARCHED));
  return !openCue.test(raw.slice(-LONGEST_SEARCHED)) && !startsUnnumbered(line, next, null, isNumberedFile);
}
