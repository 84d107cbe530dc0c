import type { Attribute, Profile } from "./attributes.ts";
import { InvalidChoiceData } from "./errors.ts";

/**
 * How levels become columns. `effects`: L−1 columns, the omitted level is −1 on all of them, so part-worths sum to
 * zero. `dummy`: L−1 columns, the omitted level is 0. `linear`: one column of centred amounts.
 */
export type Scheme = "effects" | "dummy" | "linear";

export interface CodedAttribute {
  name: string;
  levels: readonly string[];
  scheme: Scheme;
  /** Position of the attribute's first column among the K columns. */
  first: number;
  /** Number of its columns. */
  width: number;
  /** Columns of each level, `rows[level]` of length `width`. */
  rows: readonly Float64Array[];
}

/** The columns of a multinomial logit, attributes in their order and the none constant last. */
export interface Coding {
  attributes: readonly CodedAttribute[];
  /** Column that is 1 for "none of these" and 0 for every offer; null without that alternative. */
  none: number | null;
  /** K. */
  columns: number;
}

export interface CodingOptions {
  /** Whether "none of these" is an alternative. */
  none: boolean;
  scheme?: "effects" | "dummy";
  /** Which level has no column of its own; default the last. */
  omitted?: "first" | "last";
  /**
   * An attribute that enters with its amounts, one per level, instead of its levels: a price, for willingness to pay.
   */
  linear?: { attribute: number; amounts: readonly number[] };
}

/** Amounts of a linear column are divided by this, so that the column spans −1 to 1 like an effects-coded one. */
export const linearUnit = (amounts: readonly number[]): number => (Math.max(...amounts) - Math.min(...amounts)) / 2;

/**
 * The coding of a set of attributes.
 * @throws InvalidChoiceData when the amounts of a linear attribute do not match its levels or are all the same
 */
export function codingOf(attributes: readonly Attribute[], options: CodingOptions): Coding {
  let columns = 0;
  const coded = attributes.map(({ name, levels }, index): CodedAttribute => {
    const linear = options.linear?.attribute === index ? options.linear.amounts : null;
    const rows = linear ? linearRows(linear, levels.length) : categoricalRows(levels.length, options);
    const first = columns;
    columns += rows[0]!.length;
    return {
      name,
      levels,
      scheme: linear ? "linear" : (options.scheme ?? "effects"),
      first,
      width: rows[0]!.length,
      rows,
    };
  });
  const none = options.none ? columns++ : null;
  return { attributes: coded, none, columns };
}

function categoricalRows(levels: number, { scheme = "effects", omitted = "last" }: CodingOptions): Float64Array[] {
  const shift = omitted === "first" ? 1 : 0;
  return Array.from({ length: levels }, (_, level) => {
    const row = new Float64Array(levels - 1);
    const isOmitted = omitted === "first" ? level === 0 : level === levels - 1;
    if (!isOmitted) row[level - shift] = 1;
    else if (scheme === "effects") row.fill(-1);
    return row;
  });
}

function linearRows(amounts: readonly number[], levels: number): Float64Array[] {
  const unit = linearUnit(amounts);
  if (amounts.length !== levels || !(unit > 0) || !Number.isFinite(unit))
    throw new InvalidChoiceData("A linear attribute needs one amount per level, and at least two different ones");
  const centre = (Math.max(...amounts) + Math.min(...amounts)) / 2;
  return amounts.map((amount) => Float64Array.of((amount - centre) / unit));
}

/**
 * Columns of an offer, length K.
 * @throws InvalidChoiceData when a level does not exist
 */
export function encodeProfile(coding: Coding, profile: Profile): Float64Array {
  const row = new Float64Array(coding.columns);
  coding.attributes.forEach((attribute, index) => {
    row.set(rowOf(attribute, profile[index]), attribute.first);
  });
  return row;
}

/** Columns of "none of these", length K. */
export function encodeNone(coding: Coding): Float64Array {
  const row = new Float64Array(coding.columns);
  if (coding.none !== null) row[coding.none] = 1;
  return row;
}

/**
 * Contrast c (length K) whose c'b is a level's part-worth, also for the omitted level: under effects coding minus the
 * sum of the others, with variance 1'V1.
 */
export function levelContrast(coding: Coding, attribute: number, level: number): Float64Array {
  const contrast = new Float64Array(coding.columns);
  const coded = coding.attributes[attribute];
  if (!coded) throw new InvalidChoiceData(`There is no attribute ${attribute}`);
  contrast.set(rowOf(coded, level), coded.first);
  return contrast;
}

/** Part-worths of every level of every attribute under the coefficients b. */
export function toPartWorths(coding: Coding, coefficients: Float64Array): number[][] {
  return coding.attributes.map(({ first, rows }) =>
    rows.map((row) => row.reduce((sum, value, k) => sum + value * coefficients[first + k]!, 0)),
  );
}

function rowOf(attribute: CodedAttribute, level: number | undefined): Float64Array {
  const row = level === undefined ? undefined : attribute.rows[level];
  if (!row) throw new InvalidChoiceData(`Attribute ${attribute.name} has no level ${level ?? "in this offer"}`);
  return row;
}
