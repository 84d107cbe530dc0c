import type { ReportWording } from "../../../../languages/report-wording.ts";
import { cellName, fixedCell } from "../../xlsx-writer/places.ts";
import type { Cell, Sheet } from "../../xlsx-writer/sheet.ts";
import {
  BEYOND_OFFERS,
  chosenCell,
  dataCells,
  dataLayout,
  FIRST_OFFER,
  LAST_OFFER,
  LIST_ROW,
  SIMULATOR_DATA,
  simulatorRows,
} from "./layout.ts";
import { OFFERS, placeOf, type Market, type Outcome, type SimulatedAttribute } from "./market.ts";

const WIDTH = 14;
const formula = (code: string, value: number): Cell => ({ value, formula: code });

/** The rows for the parts of a choice: the position of a level, or for a price the lower neighbour and the part. */
interface ChoiceRow {
  attribute: number;
  what: "position" | "lower" | "part";
  row: number;
}

function choiceRows({ attributes }: Market, first: number): ChoiceRow[] {
  const parts = attributes.flatMap(({ amounts }, attribute): Omit<ChoiceRow, "row">[] =>
    (amounts ? (["lower", "part"] as const) : (["position"] as const)).map((what) => ({ attribute, what })),
  );
  return parts.map((part, index) => ({ ...part, row: first + index }));
}

/** A price cut to the range of those tested, its lower neighbour, and how far it is from that to the upper one. */
function priceFormulas(amounts: string, count: number, price: string, lower: string) {
  const within = `MEDIAN(MIN(${amounts}),${price},MAX(${amounts}))`;
  const at = (position: string) => `INDEX(${amounts},${position})`;
  return {
    lower: `MIN(MATCH(${within},${amounts},1),${count - 1})`,
    part: `(${within}-${at(lower)})/(${at(`${lower}+1`)}-${at(lower)})`,
  };
}

/** The chosen offers as numbers, to which the rows of the people refer. */
function choiceCells(market: Market, { attribute, what, row }: ChoiceRow, lower: (column: number) => string): Cell[] {
  const layout = dataLayout(market);
  const { levels, amounts, name } = market.attributes[attribute]!;
  const list = dataCells(layout.lists + attribute, LIST_ROW, LIST_ROW + levels.length - 1);
  const own = market.offers.map(({ values }, offer) => {
    const value = values[attribute]!;
    const chosen = chosenCell(FIRST_OFFER + offer, simulatorRows(market).attributes + attribute);
    if (!amounts || what === "position")
      return formula(`SUMPRODUCT(EXACT(${list},${chosen})*(ROW(${list})-${LIST_ROW - 1}))`, value + 1);
    const place = placeOf(amounts, value);
    const formulas = priceFormulas(list, levels.length, chosen, lower(FIRST_OFFER + offer));
    return what === "lower" ? formula(formulas.lower, place.lower + 1) : formula(formulas.part, place.part);
  });
  const first = own[0]! as { value: number };
  const all = `${fixedCell(FIRST_OFFER, row)}:${fixedCell(LAST_OFFER, row)}`;
  const chosen = `INDEX(${all},${fixedCell(BEYOND_OFFERS, layout.numbers)})`;
  return [what === "position" ? name : `${name}, ${what}`, ...own, formula(chosen, first.value)];
}

/** An entry of the lists of values that cells of the simulator accept, and of the prices of its curve. */
function listCells(market: Market, { curve }: Outcome, words: readonly string[], row: number): Cell[] {
  const index = row - LIST_ROW;
  const layout = dataLayout(market);
  const entry = ({ levels, amounts }: SimulatedAttribute): Cell => (amounts ?? levels)[index] ?? null;
  const point = curve[index];
  const amounts = market.attributes[market.price]?.amounts;
  if (!point || !amounts) return [...market.attributes.map(entry), words[index] ?? null, null, null];
  const list = dataCells(layout.lists + market.price, LIST_ROW, LIST_ROW + amounts.length - 1);
  const price = chosenCell(0, simulatorRows(market).curve + index);
  const { lower, part } = priceFormulas(list, amounts.length, price, dataCells(layout.lower, row));
  return [
    ...[...market.attributes.map(entry), words[index] ?? null],
    ...[formula(lower, point.lower + 1), formula(part, point.part)],
  ];
}

/** The formulas of a person: exponentials of the utilities of the offers, and their sums. */
function personFormulas(market: Market, choices: readonly ChoiceRow[], row: number): string[] {
  const { utilities, none, offered, exponentials, total, withNone, numbers } = dataLayout(market);
  const choice = (attribute: number, what: ChoiceRow["what"], column: number) =>
    fixedCell(column, choices.find((one) => one.attribute === attribute && one.what === what)!.row);
  const worth = (attribute: number, column: number): string => {
    const { levels, amounts } = market.attributes[attribute]!;
    const first = utilities[attribute]!;
    const own = `${cellName(first, row)}:${cellName(first + levels.length - 1, row)}`;
    if (!amounts) return `INDEX(${own},${choice(attribute, "position", column)})`;
    const [lower, part] = [choice(attribute, "lower", column), choice(attribute, "part", column)];
    return `INDEX(${own},${lower})*(1-${part})+INDEX(${own},${lower}+1)*${part}`;
  };
  const sum = (column: number, without = -1) =>
    market.attributes.flatMap((_, attribute) => (attribute === without ? [] : [worth(attribute, column)])).join("+");
  const own = `${cellName(exponentials, row)}:${cellName(total - 1, row)}`;
  const offers = Array.from({ length: OFFERS }, (_, offer) => FIRST_OFFER + offer);
  return [
    ...offers.map((column) => `${fixedCell(column, offered)}*EXP(${sum(column)})`),
    `SUM(${own})`,
    market.none ? `${cellName(total, row)}+EXP(${cellName(none, row)})` : cellName(total, row),
    `${cellName(withNone, row)}-INDEX(${own},${fixedCell(BEYOND_OFFERS, numbers)})`,
    `EXP(${sum(BEYOND_OFFERS, market.price)})`,
  ];
}

/**
 * The data for the simulator's formulas: the chosen offers as numbers, the lists of levels, and for each person
 * utilities and their exponentials. The formulas refer to cells and never contain text that users wrote.
 */
export function simulatorDataSheet(market: Market, outcome: Outcome, say: ReportWording["say"]): Sheet {
  const layout = dataLayout(market);
  const rowsOf = simulatorRows(market);
  const choices = choiceRows(market, layout.choices);
  const words = [say("workbook.yes"), say("workbook.no")];
  const lowerRow = choices.find(({ what }) => what === "lower")?.row ?? 0;
  const header = (values: readonly string[]): Cell[] => values.map((value) => ({ value, style: "header" }));
  const yes = dataCells(layout.answers, LIST_ROW);
  const names = `${chosenCell(FIRST_OFFER, rowsOf.header)}:$${cellName(LAST_OFFER, rowsOf.header)}`;

  function chosen(row: number): Cell[] {
    const numbers = market.offers.map((_, offer) => offer + 1);
    const varied = market.price >= 0 ? formula(`MATCH(${chosenCell(1, rowsOf.varied)},${names},0)`, 1) : 1;
    if (row === layout.numbers) return ["offer", ...numbers, varied];
    if (row === layout.offered)
      return [
        "offered",
        ...market.offers.map(({ offered }, offer) =>
          formula(`IF(EXACT(${chosenCell(FIRST_OFFER + offer, rowsOf.offered)},${yes}),1,0)`, offered ? 1 : 0),
        ),
        null,
      ];
    const own = choices.find((one) => one.row === row);
    return own
      ? choiceCells(market, own, (column) => cellName(column, lowerRow))
      : Array<Cell>(BEYOND_OFFERS + 1).fill(null);
  }

  function* rows(): Generator<readonly Cell[]> {
    const lists = header([...market.attributes.map(({ name }) => name), "", "lower", "part"]);
    yield [...chosen(layout.numbers), null, ...lists];
    for (let row = LIST_ROW; row < layout.people; row += 1)
      yield [...chosen(row), null, ...listCells(market, outcome, words, row)];
    yield header([
      ...["persona_name", "weight"],
      ...market.attributes.flatMap(({ name, levels }) => levels.map((level) => `${name}: ${level}`)),
      "none",
      ...market.offers.map((_, offer) => `exp(offer ${offer + 1})`),
      ...["offers", "offers and none", "all others", "offer without price", "persona_id"],
    ]);
    for (const [index, { id, name, weight, utilities, none }] of market.people.entries()) {
      const { offers, total, withNone, beside, unpriced } = outcome.rows[index]!;
      const values = [...offers, total, withNone, beside, unpriced];
      const formulas = personFormulas(market, choices, layout.people + 1 + index);
      yield [
        ...[name, weight, ...utilities.flat(), market.none ? none : null],
        ...formulas.map((code, at) => formula(code, values[at]!)),
        id,
      ];
    }
  }
  return {
    name: SIMULATOR_DATA,
    widths: Array<number>(layout.id + 1).fill(WIDTH),
    rows: { [Symbol.iterator]: rows },
    frozen: { rows: 0, columns: 1 },
  };
}
