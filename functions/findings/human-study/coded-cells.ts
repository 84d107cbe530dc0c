import { isMissing, numberIn } from "./cells.ts";
import type { Codes } from "./file-mapping.ts";
import { wordsOf } from "./same-text.ts";

/** Separates codes that share a cell. */
export const BETWEEN = /[|;,]/;

/** The meaning of a column's cells, from a mapping. */
export interface CellCodes {
  values?: Readonly<Record<string, number | string>> | undefined;
  /** Codes that mean no answer. */
  missing: Codes;
}

/**
 * The meaning of a cell: null for no answer, a list if several codes share the cell, or a code that the mapping does
 * not list.
 */
export type DecodedCell = Answer | { unlisted: string };
type Answer = number | string | string[] | null;

export const isUnlisted = (cell: DecodedCell): cell is { unlisted: string } =>
  cell !== null && typeof cell === "object" && "unlisted" in cell;

/** A code in the form in which it is compared: numbers by their value, words without case, spacing and punctuation. */
export function codeKey(cell: number | string): string {
  const text = String(cell)
    .trim()
    .replace(/^[−–](?=\d)/, "-");
  const value = numberIn(text, true);
  return value === undefined ? wordsOf(text) : String(value);
}

/** Whether a cell is one of some codes. */
export function codeMatcher(codes: Codes): (cell: string) => boolean {
  const keys = new Set(codes.map(codeKey));
  return (cell) => keys.size > 0 && keys.has(codeKey(cell));
}

const isNumber = (cell: string): boolean => numberIn(cell, true) !== undefined;

/**
 * Reads the cells of a column by its codes. Without `values`, cells are answers as they are. With `values`, a number
 * that is not listed is never read as an answer. A word may be a label or an option; the reader of answers knows this.
 */
export function cellDecoder({ values, missing }: CellCodes): (cell: string) => DecodedCell {
  const isNoAnswer = codeMatcher(missing);
  const known = values && new Map(Object.entries(values).map(([code, value]) => [codeKey(code), value]));
  return (cell) => {
    if (isNoAnswer(cell)) return null;
    if (!known || isMissing(cell)) return cell;
    const whole = known.get(codeKey(cell));
    if (whole !== undefined) return whole;
    const parts = cell.split(BETWEEN).map((part) => part.trim());
    if (parts.length > 1 && parts.some((part) => known.has(codeKey(part))))
      return parts.some((part) => isNumber(part) && !known.has(codeKey(part)))
        ? { unlisted: cell }
        : parts.map((part) => String(known.get(codeKey(part)) ?? part));
    return isNumber(cell) ? { unlisted: cell } : cell;
  };
}

const CHOSEN = /^(1|x|y|j|yes|true|checked|selected|chosen|ja|oui|sí|si|sim|はい)$/i;
const NOT_CHOSEN = /^(0|n|no|false|unchecked|not selected|not chosen|nein|non|não|いいえ)$/i;

/**
 * Reads the cells of a column that shows whether one option was chosen.
 * @returns true, false, null for an empty cell, or undefined where it cannot be known
 */
export function choiceReader(
  option: string,
  chosen: Codes | undefined,
  missing: Codes,
): (cell: string) => boolean | null | undefined {
  const isNoAnswer = codeMatcher(missing);
  const isChosen = codeMatcher(chosen ?? [option]);
  return (cell) => {
    if (isMissing(cell) || isNoAnswer(cell)) return null;
    if (isChosen(cell)) return true;
    if (chosen) return false;
    if (CHOSEN.test(cell)) return true;
    return NOT_CHOSEN.test(cell) ? false : undefined;
  };
}
