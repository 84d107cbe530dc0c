import { SCALE_POINTS, type SurveyScale } from "../schemas.ts";
import { pointValue } from "./marks.ts";

/** A point of a scale as a file names it. */
export interface ScalePoint {
  value: number;
  label: string | null;
}

/** A scale whose points do not make sense, such as one from 5 to 5. */
export const BROKEN_SCALE = "broken scale";
export type ScaleReading = SurveyScale | typeof BROKEN_SCALE | null;

const LOWEST_FIRST = -5;
const HIGHEST_FIRST = 1;

/** Makes a scale of its points in any order; its lowest number is its lowest point. */
export function scaleOf(points: readonly ScalePoint[]): SurveyScale | typeof BROKEN_SCALE {
  const labels = new Map<number, string | null>();
  for (const { value, label } of points) {
    const known = labels.get(value);
    if (known && label && known.toLowerCase() !== label.toLowerCase()) return BROKEN_SCALE;
    labels.set(value, known ?? label);
  }
  const values = [...labels.keys()];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const count = high - low + 1;
  if (count < SCALE_POINTS.fewest || count > SCALE_POINTS.most) return BROKEN_SCALE;
  if (low < LOWEST_FIRST || low > HIGHEST_FIRST) return BROKEN_SCALE;
  const all = Array.from({ length: count }, (_, index) => labels.get(low + index) ?? null);
  return {
    points: count,
    first_value: low,
    low_label: all[0] ?? null,
    high_label: all.at(-1) ?? null,
    labels: all.every((label) => label !== null) ? all : null,
  };
}

const number = /(?<![\p{L}\p{N}.,€$£])(?:(?<!\d\s?)[-−–+])?\d{1,3}(?![\p{L}\p{N}%€$£]|[.,]\d|\s?(?:%|€|\$|£))/gu;
const connector =
  /^[\s,;|/([\])]*(?:[-−–—~]|\.{2,4}|…|to|through|up to|until|bis(?: zu)?|à|au|a|al|hasta|fino a|tot(?: en met)?|t\/m|até|ao?|and|und|et|y|e|en)?[\s,;|/([\])☐□○◯]*$/iu;
const opener =
  /^\s*(?:[([]\s*(?:=|:|-|–)?\s*(?<paren>[^()[\]]{1,200}?)\s*[)\]]|(?:=|:|→)\s*(?<equals>[\s\S]{1,220})|(?:\s+-|[-–—](?=\s)|[–—])\s*(?<dash>\p{L}[\s\S]{0,220})|,?\s*(?:means?|meaning|being|is|stands for|representing|indicates|indicating|corresponds to|bedeutet|heißt|steht für|ist|signifiant|signifie|étant|est|veut dire|correspond à|significa|siendo|es|quiere decir|equivale a|significando|è|sendo|é|betekent|staat voor|is)\s+(?<means>[\s\S]{1,220}))/iu;
const ending =
  /[\s,;.:|/]*(?:[\s,;.)(–—-]+(?:to|and|through|where|up to|bis(?: zu)?|und|wobei|à|et|a|y|e|al?|hasta|tot|en|até|ao)|\.{2,4}|…|[-–—])?[\s,;.:|/([–—-]*$/iu;
const QUOTES = /^["'“”„‟‘’‚«»\s]+|["'“”„‟‘’‚«»\s]+$/gu;

const cleanLabel = (text: string): string | null => {
  const behindSentence =
    text.split(
      /[.?!](?=\s|$)|[;\n)\]]|,\s+(?=how|wie|where|wobei|please|inwieweit|cómo|qué|comment|dans quelle)/iu,
    )[0] ?? "";
  const label = behindSentence.replace(ending, "").replace(QUOTES, "");
  return label === "" ? null : label;
};

/** What reading found: the scale, and where in the text its points stand. */
export interface FoundScale {
  scale: SurveyScale | typeof BROKEN_SCALE;
  start: number;
  end: number;
  /** Whether the ends of the scale have labels; a bare range may be an amount or a number of years. */
  isLabelled: boolean;
  /** Whether every point stands in the text. */
  isRow: boolean;
}

/**
 * Finds the numbers of a scale in a text and what they stand for: `1 = never, 5 = always`, `1 (never) to 5 (always)`,
 * `never (1) … always (5)`, `0-10`, `Never 1 2 3 4 5 Always`.
 */
export function findScale(text: string): FoundScale | null {
  const anchors = [...text.matchAll(number)];
  if (anchors.length < 2 || anchors.length > 40) return null;
  const points: (ScalePoint & { start: number; end: number; certain: boolean })[] = [];
  const joins: boolean[] = [];
  for (const [index, anchor] of anchors.entries()) {
    const start = anchor.index;
    const after = start + anchor[0].length;
    const next = anchors[index + 1];
    const between = text.slice(after, Math.min(next?.index ?? text.length, after + 240));
    const found = opener.exec(between)?.groups;
    const raw = found?.["paren"] ?? found?.["equals"] ?? found?.["dash"] ?? found?.["means"];
    const label = raw === undefined ? null : cleanLabel(raw);
    const joined = next !== undefined && label === null && connector.test(between);
    joins.push(joined);
    const paren = found?.["paren"] !== undefined;
    const length = raw === undefined || label === null ? 0 : between.indexOf(label) + label.length + (paren ? 1 : 0);
    points.push({
      value: pointValue(anchor[0].replace(/\s/, "")),
      label,
      start,
      end: after + length,
      certain: label !== null,
    });
  }
  // Numbers that only a connector separates are a range or a row.
  const isRow = points.length >= 3 && joins.slice(0, -1).every(Boolean) && isSequence(points.map(({ value }) => value));
  for (const [index, joined] of joins.entries()) {
    if (!joined) continue;
    for (const point of points.slice(index, index + 2)) point.certain = true;
  }
  labelBefore(text, points, isRow);
  const chosen = points.filter(({ certain }) => certain);
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (chosen.length < 2 || !first || !last) return null;
  const labelled = chosen.filter(({ label }) => label !== null);
  return {
    scale: scaleOf(chosen),
    start: first.start,
    end: last.end,
    isLabelled: labelled.length >= 2,
    isRow,
  };
}

const isSequence = (values: readonly number[]): boolean => {
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  return (
    Math.abs(step) === 1 && values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === step)
  );
};

/** Labels in front of their numbers: `never (1) to always (5)`, and the words around a row: `Never 1 2 3 4 5 Always`. */
function labelBefore(
  text: string,
  points: (ScalePoint & { start: number; end: number; certain: boolean })[],
  isRow: boolean,
) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.some(({ label }) => label !== null && !isRow)) return;
  if (isRow) {
    const before =
      text
        .slice(0, first.start)
        .split(/[\n?!:]|\.\s/)
        .at(-1) ?? "";
    const behind = (text.slice(last.end).split("\n")[0] ?? "").replace(/^[)\]\s|:=–—-]+/u, "");
    const low = cleanLabel(before.replace(/^[\s|([]+/u, "").replace(/[\s|([☐□○◯:=–—-]+$/u, ""));
    const high = cleanLabel(behind);
    if (low !== null && high !== null) {
      first.label = low;
      last.label = high;
      first.start = Math.max(0, first.start - before.length);
      last.end = Math.min(text.length, text.indexOf(high, last.end) + high.length);
    }
    return;
  }
  let from = 0;
  for (const point of points) {
    const before = text.slice(Math.max(from, point.start - 200), point.start);
    const label =
      /(?:^|[,;:?.…]\s*|\bto\b|\bbis\b|\bà\b|\ba\b|\band\b|\bund\b)?([^,;:?.…()[\]=]{2,80}?)\s*(?:[([]|=)\s*$/iu.exec(
        before,
      )?.[1];
    if (label !== undefined) {
      point.label = cleanLabel(label.replace(/^\s*(?:to|bis|à|a|and|und|from|von|de)\s+/iu, ""));
      point.certain = point.label !== null;
      point.start = Math.max(from, point.start - label.length - 2);
    }
    from = point.end + 1;
  }
}
