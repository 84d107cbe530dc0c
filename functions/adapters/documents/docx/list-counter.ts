import { lookUp } from "../../../domain/look-up.ts";
import type { Indent } from "./indent.ts";
import type { Level, ListPlace, Numbering, StyleInfo } from "./numbering.ts";

/** Deepest chain of styles, or of lists defined by styles, that is followed. */
const DEEPEST_CHAIN = 20;
/** Symbols that are what they look like; others are characters of symbol fonts and stand for a dot. */
const plainBullets = /^[-–—*•◦‣▪□☐☑☒✓✔→➢]$/u;
/** What the usual bullets look like: a letter of Courier and characters of Wingdings; boxes are for boxes to tick only. */
const wordBullets: Record<string, string> = {
  o: "◦",
  "○": "◦",
  "■": "▪",
  "\uf0a7": "▪",
  "\uf0d8": "➢",
  "\uf0fc": "✓",
  "\uf06f": "☐",
  "\uf071": "☐",
  "\uf072": "☐",
  "\uf0a8": "☐",
  "\uf0fe": "☒",
};

/** What stands in front of a paragraph in a list, and where. */
export interface ListMark {
  text: string;
  /** Whether it is a bullet or the number 1; one that starts with 4 goes on with what stands elsewhere. */
  begins: boolean;
  indent: Indent;
}

/**
 * Counts through a document's lists in the order of its paragraphs, as Word does: lists of one kind go on counting across
 * other paragraphs unless they start anew, and a level starts again below every item of a higher one.
 */
export function createListCounter({ lists, kinds, styles }: Numbering) {
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();

  /** What a style, or one that it is based on, says. */
  function ofStyle<Value>(
    styleId: string | undefined,
    read: (style: StyleInfo) => Value | undefined,
  ): Value | undefined {
    let style = styles.get(styleId ?? "");
    for (let depth = 0; style && depth < DEEPEST_CHAIN; depth += 1) {
      const value = read(style);
      if (value !== undefined) return value;
      style = styles.get(style.basedOn ?? "");
    }
    return undefined;
  }

  /** Where a style puts its paragraphs, its own settings before those of the style it is based on. */
  function placeOfStyle(styleId: string): ListPlace | undefined {
    let level: number | undefined;
    let style = styles.get(styleId);
    for (let depth = 0; style && depth < DEEPEST_CHAIN; depth += 1) {
      level ??= style.level;
      if (style.listId !== undefined) return { listId: style.listId, level: level ?? 0 };
      style = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
    }
    return undefined;
  }

  function levelsOf(kindId: string): ReadonlyMap<number, Level> {
    let kind = kinds.get(kindId);
    for (let depth = 0; kind?.styleLink !== undefined && depth < DEEPEST_CHAIN; depth += 1) {
      kind = kinds.get(lists.get(styles.get(kind.styleLink)?.listId ?? "")?.kind ?? "");
    }
    return kind?.levels ?? new Map<number, Level>();
  }

  /**
   * The mark in front of the next paragraph at a place: `3.`, `a)`, `Q2:`, `•`.
   * @returns undefined if the place is in no list or carries no mark
   */
  function next({ listId, level }: ListPlace): ListMark | undefined {
    const list = lists.get(listId);
    if (!list) return undefined;
    const common = levelsOf(list.kind);
    const levelAt = (index: number) => list.levels.get(index) ?? common.get(index);
    const own = levelAt(level);
    if (!own) return undefined;
    if (own.format === "bullet") {
      const text = lookUp(wordBullets, own.text) ?? (plainBullets.test(own.text) ? own.text : "•");
      return { text, begins: true, indent: own.indent };
    }

    const numbers = counts.get(list.kind) ?? [];
    counts.set(list.kind, numbers);
    const restart = list.restarts.get(level);
    const firstTime = !begun.has(`${listId} ${level}`);
    begun.add(`${listId} ${level}`);
    const before = numbers[level];
    numbers[level] =
      firstTime && restart !== undefined
        ? restart
        : before === undefined
          ? (list.restarts.get(level) ?? own.start)
          : before + 1;
    numbers.length = level + 1;

    const mark = own.text.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const format = levelAt(index)?.format ?? "decimal";
      return numberText((numbers[index] ??= levelAt(index)?.start ?? 1), format);
    });
    if (own.format === "none" ? !/[^\s.]/.test(mark) : mark.trim() === "") return undefined;
    return {
      text: mark.trim(),
      begins: (numbers[level] ?? 0) <= 1,
      indent: own.indent,
    };
  }

  return {
    next,
    placeOfStyle,
    indentOfStyle: (styleId: string | undefined): Indent => ({
      left: ofStyle(styleId, ({ indent }) => indent.left),
      first: ofStyle(styleId, ({ indent }) => indent.first),
    }),
    headingLevel: (styleId: string | undefined) => ofStyle(styleId, (style) => style.headingLevel),
  };
}

/** A number in one of WordprocessingML's formats; those that are not known are written in digits. */
export function numberText(value: number, format: string): string {
  switch (format) {
    case "lowerLetter":
      return letters(value).toLowerCase();
    case "upperLetter":
      return letters(value);
    case "lowerRoman":
      return roman(value).toLowerCase();
    case "upperRoman":
      return roman(value);
    case "decimalZero":
      return String(value).padStart(2, "0");
    case "none":
      return "";
    default:
      return String(value);
  }
}

/** A to Z, then AA to ZZ, as Word counts: the same letter repeated. */
const letters = (value: number): string =>
  value < 1 ? String(value) : String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.min(10, Math.ceil(value / 26)));

const romanDigits = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let text = "";
  let rest = value;
  for (const [worth, digits] of romanDigits) {
    text += digits.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return text;
}
