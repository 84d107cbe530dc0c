import type { SurveyScale } from "../schemas.ts";
import { withoutRouting } from "./cues.ts";
import { lettersRun, type Mark } from "./marks.ts";
import { BROKEN_SCALE, scaleOf, type ScalePoint } from "./numeric-scale.ts";
import { verbalScale } from "./verbal-scale.ts";

/** A line below a question that may be an option, a point of its scale or a row of its matrix. */
export interface Item {
  mark: Mark | null;
  text: string;
  /** With its mark. */
  raw: string;
  line: number;
}

export type ItemsReading =
  | { kind: "none" }
  | { kind: "unreadable" }
  | { kind: "scale"; scale: SurveyScale }
  | { kind: "options"; items: Item[] }
  | { kind: "matrix"; scale: SurveyScale; rows: Item[] };

const scaleTask =
  /\b(?:scale|rate|rating|score|skala|bewerten|échelle|évaluez|noter|escala|valore|puntúe|scala|valuti|schaal|beoordeel|avalie)/iu;
const FIRST_SPECIAL_CODE = 90;
const otherOption =
  /^\W*(?:others?|something else|none|sonstige|andere|keine|etwas anderes|autres?|aucun|otr[ao]s?|ningun|altr[oai]|nessun|anders?|overige|geen|outr[ao]s?|nenhum|don['’]?t know|prefer not|weiß nicht|keine angabe|ne sais pas|no sé)\b/iu;
const field = /[\s:([]*(?:_{2,}|\.{4,}|…{2,})[\s_.…)\]]*$/u;
const spacedPoint = /^([-−+]?\d{1,2})\s+(\p{L}.*)$/u;

const cleanOption = (text: string): string => {
  const open = text.slice(-300).replace(field, "");
  return withoutRouting(`${text.slice(0, -300)}${open}`)
    .replace(/[;,]$/u, "")
    .replace(/\s*:$/u, "")
    .replace(/\s+/gu, " ")
    .trim();
};

/** Reads what stands below a question, line by line. */
export function readItems(
  source: readonly Item[],
  about: { multiple: boolean; hasScale: boolean; stem: string },
): ItemsReading {
  if (source.length === 0) return { kind: "none" };
  const points = pointsOf(source);
  if (points) return readPoints(source, points, about);
  const items = source.map((item) =>
    // "0" and "1-2" are options: a number without a label is its own text.
    item.text === "" && item.mark?.kind === "point"
      ? { ...item, mark: null, text: item.raw }
      : { ...item, text: cleanOption(item.text) },
  );
  if (items.some(({ text }) => text === "")) return { kind: "unreadable" };
  const groups = groupsOf(items);
  if (groups.length === 2 && !about.hasScale) {
    const [above = [], below = []] = groups;
    for (const [labels, rows] of [
      [above, below],
      [below, above],
    ] as const) {
      const scale = rows.length >= 2 ? verbalScale(labels.map(({ text }) => text)) : null;
      if (scale && isRun(labels) && isRun(rows)) return { kind: "matrix", scale, rows };
    }
  }
  if (!groups.every(isRun) || !isUniform(groups)) return { kind: "unreadable" };
  if (items.length < 2) return { kind: "unreadable" };
  if (!about.hasScale && items.some(({ mark }) => mark?.kind === "number" && mark.numbers.length > 1))
    return { kind: "unreadable" };
  if (new Set(items.map(({ text }) => text.toLowerCase())).size < items.length) return { kind: "unreadable" };
  const scale = about.multiple ? null : verbalScale(items.map(({ text }) => text));
  return scale ? { kind: "scale", scale } : { kind: "options", items };
}

function pointsOf(items: readonly Item[]): ScalePoint[] | null {
  const points: ScalePoint[] = [];
  for (const { mark, text } of items) {
    const spaced = mark === null ? spacedPoint.exec(text) : null;
    const value =
      mark?.kind === "point"
        ? mark.value
        : mark?.kind === "number"
          ? (mark.numbers[0] ?? 0)
          : spaced
            ? Number(spaced[1]?.replace("−", "-"))
            : undefined;
    if (value === undefined || (mark?.kind === "number" && mark.numbers.length > 1)) return null;
    points.push({ value, label: (spaced?.[2] ?? text).trim() || null });
  }
  // Lines such as "2 or more" and "3 to 5" begin with numbers that are no points.
  const isSpaced = items.some(({ mark }) => mark === null);
  const isSequence = points.every(
    ({ value }, index) => index === 0 || Math.abs(value - (points[index - 1]?.value ?? 0)) === 1,
  );
  return isSpaced && !isSequence ? null : points;
}

function readPoints(
  items: readonly Item[],
  points: readonly ScalePoint[],
  about: { multiple: boolean; hasScale: boolean; stem: string },
): ItemsReading {
  if (points.length < 2) return { kind: "unreadable" };
  const values = points.map(({ value }) => value);
  if (new Set(values).size < values.length) return { kind: "unreadable" };
  const labels = points.map(({ label }) => label);
  const hasAll = labels.every((label) => label !== null);
  const isNumbering = items.every(({ mark }) => mark?.kind === "number");
  const cleaned = points.map(({ label }, index) => ({
    ...items[index],
    mark: null,
    text: cleanOption(label ?? ""),
    raw: items[index]?.raw ?? "",
    line: items[index]?.line ?? 0,
  }));
  if (hasAll) {
    const texts = cleaned.map(({ text }) => text);
    const verbal = about.multiple ? null : verbalScale(texts);
    if (isNumbering) {
      if (!countsOn(values)) return { kind: "unreadable" };
      return verbal ? { kind: "scale", scale: verbal } : { kind: "options", items: cleaned };
    }
    const isRated = scaleTask.test(about.stem) && points.length >= 3 && !about.multiple;
    if (!verbal && !isRated) return { kind: "options", items: cleaned };
    // An opt-out such as 99 or 6 = "Don't know" is no point of the scale.
    const kept = verbal ? points.filter((_, index) => verbal.labels?.includes(texts[index] ?? "")) : points;
    return asScale(kept.map(({ value, label }) => ({ value, label: cleanOption(label ?? "") })));
  }
  const ends = [Math.min(...values), Math.max(...values)].map((end) => labels[values.indexOf(end)]);
  if (!scaleTask.test(about.stem) && !ends.every(Boolean)) {
    // "1", "2", "3 or more" are numbers of things.
    return { kind: "options", items: items.map((item) => ({ ...item, mark: null, text: cleanOption(item.raw) })) };
  }
  const ordered = [...values].sort((left, right) => left - right);
  const isGapless = ordered.every((value, index) => value === index + (ordered[0] ?? 0));
  return isGapless ? asScale(points) : { kind: "unreadable" };
}

const asScale = (points: readonly ScalePoint[]): ItemsReading => {
  const scale = scaleOf(points);
  return scale === BROKEN_SCALE ? { kind: "unreadable" } : { kind: "scale", scale };
};

/** Codes from 90 are those of "Other" and "None" behind a list that counts from 1. */
const countsOn = (values: readonly number[]): boolean =>
  values.every((value, index) => value === index + (values[0] ?? 0) || (index > 0 && value >= FIRST_SPECIAL_CODE));

/** Neighbours with marks of one kind. */
function groupsOf(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const above = group?.[0];
    if (group && above && above.mark?.kind === item.mark?.kind && signOf(above.mark) === signOf(item.mark))
      group.push(item);
    else groups.push([item]);
  }
  return groups;
}

const signOf = (mark: Mark | null): string => (mark?.kind === "bullet" ? mark.sign : "");

/** Letters have to run a, b, c and numbers 1, 2, 3; what skips one has lost an option. */
const isRun = (items: readonly Item[]): boolean => {
  const letters = items.flatMap(({ mark }) => (mark?.kind === "letter" ? [mark.letter] : []));
  const numbers = items.flatMap(({ mark }) => (mark?.kind === "number" ? [mark.numbers.at(-1) ?? 0] : []));
  return lettersRun(letters) && numbers.every((number, index) => index === 0 || number === (numbers[0] ?? 0) + index);
};

/** One kind of marks throughout; only "Other" and its like may stand below without one. */
const isUniform = (groups: readonly Item[][]): boolean =>
  groups.length === 1 || (groups.length === 2 && (groups[1] ?? []).every(({ text }) => otherOption.test(text)));
