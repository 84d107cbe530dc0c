import { scaleCue } from "./cues.ts";
import { readHints } from "./hints.ts";
import { inlineOptions } from "./inline-options.ts";
import { cellsOf, LONGEST_LINE, type Line } from "./lines.ts";
import { boxRow } from "./marks.ts";
import { findScale } from "./numeric-scale.ts";
import { verbalEnds } from "./verbal-ends.ts";
import { verbalScale } from "./verbal-scale.ts";

/** Whether a line is nothing but a place to write on. */
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

/** Whether a line has cells. */
export const isTable = (line: Line): boolean => cellsOf(line.raw).length >= 2;

/** Whether a line shows nothing but a scale. */
export function isScaleLine(line: Line): boolean {
  if (line.raw.length > LONGEST_LINE || asks(line.raw)) return false;
  const cells = cellsOf(line.raw).filter(Boolean);
  if (cells.length >= 3 && verbalScale(cells)) return true;
  if (verbalScale(line.raw.split(/\s*[/|;,–—]\s*|\s+-\s+|\s{3,}/))) return true;
  if (boxRow(line.raw) || (line.mark === null && verbalEnds(line.raw))) return true;
  const found = findScale(line.raw);
  if (!found) return false;
  return (
    found.isRow ||
    found.isLabelled ||
    (scaleCue.test(line.raw) && line.raw.length < 120) ||
    found.end - found.start >= line.raw.length - 4
  );
}
