import { rangeName } from "../../xlsx-writer/places.ts";
import { CURVE_POINTS, OFFERS, type Market } from "./market.ts";

export const SIMULATOR = "Simulator";
export const SIMULATOR_DATA = "Simulator data";

/** Rows of the sheet in which the user chooses offers. */
export interface SimulatorRows {
  header: number;
  offered: number;
  /** Row of the first attribute; the others follow. */
  attributes: number;
  withNone: number;
  amongOffers: number;
  revenue: number;
  curveTitle: number;
  varied: number;
  curveHeader: number;
  /** Row of the first price. */
  curve: number;
}

/**
 * First column of the offers in both sheets. `BEYOND_OFFERS` is the column of none, and of the offer whose price
 * changes.
 */
export const FIRST_OFFER = 1;
export const LAST_OFFER = FIRST_OFFER + OFFERS - 1;
export const BEYOND_OFFERS = LAST_OFFER + 1;

export function simulatorRows({ attributes }: Market): SimulatorRows {
  const header = 7;
  const shares = header + attributes.length + 3;
  return {
    header,
    offered: header + 1,
    attributes: header + 2,
    withNone: shares,
    amongOffers: shares + 1,
    revenue: shares + 2,
    curveTitle: shares + 4,
    varied: shares + 5,
    curveHeader: shares + 7,
    curve: shares + 8,
  };
}

/** Columns and rows of the sheet that calculates: the choices, the lists, and a row for each person. */
export interface DataLayout {
  /** Rows of the offer numbers, of whether they are offered, and of the first choice. */
  numbers: number;
  offered: number;
  choices: number;
  /**
   * First column of the lists of levels, one for each attribute. Then come yes and no, and two columns of the curve.
   */
  lists: number;
  answers: number;
  lower: number;
  part: number;
  /** Row of the header above the people. */
  people: number;
  weight: number;
  /** First column of the utilities of each attribute. */
  utilities: readonly number[];
  none: number;
  exponentials: number;
  total: number;
  withNone: number;
  beside: number;
  unpriced: number;
  id: number;
}

/** Row of the first entry of a list, and of the first price of the curve. */
export const LIST_ROW = 2;

export function dataLayout({ attributes }: Market): DataLayout {
  const lists = BEYOND_OFFERS + 2;
  const answers = lists + attributes.length;
  const firstUtility = 2;
  let next = firstUtility;
  const utilities = attributes.map(({ levels }) => (next += levels.length) - levels.length);
  const none = next;
  const exponentials = none + 1;
  const total = exponentials + OFFERS;
  return {
    ...{ numbers: 1, offered: 2, choices: 3 },
    ...{ lists, answers, lower: answers + 1, part: answers + 2 },
    // Below the lists, the choices of eight attributes and the prices of the curve.
    people: LIST_ROW + CURVE_POINTS + 2,
    ...{ weight: 1, utilities, none, exponentials, total },
    ...{ withNone: total + 1, beside: total + 2, unpriced: total + 3, id: total + 4 },
  };
}

/** `'Simulator'!$B$7`. */
export const chosenCell = (column: number, row: number): string => cellsOf(SIMULATOR, column, row, row);

/**
 * Cells of a column of the sheet that calculates, as absolute references, which stay the same if a formula is copied.
 */
export const dataCells = (column: number, first: number, last = first): string =>
  cellsOf(SIMULATOR_DATA, column, first, last);

const cellsOf = (sheet: string, column: number, first: number, last: number): string =>
  rangeName({ sheet, columns: [column, column], rows: [first, last] });
