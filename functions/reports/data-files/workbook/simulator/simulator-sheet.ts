import type { ReportContext } from "../../../content/context.ts";
import type { LineChart } from "../../xlsx-writer/chart.ts";
import { cellName, rangeName, firstCell } from "../../xlsx-writer/places.ts";
import type { Cell, Input, Sheet } from "../../xlsx-writer/sheet.ts";
import {
  BEYOND_OFFERS,
  dataCells,
  dataLayout,
  FIRST_OFFER,
  LAST_OFFER,
  LIST_ROW,
  SIMULATOR,
  SIMULATOR_DATA,
} from "./layout.ts";
import { simulatorRows } from "./layout.ts";
import { CURVE_POINTS, FEWEST_OFFERS, type Market, type Outcome } from "./market.ts";

const WIDTHS = [42, 20, 20, 20, 20, 20, 20] as const;
/** Place and size of the picture, in pixels. */
const PICTURE = { column: 3, width: 640, height: 340 } as const;

const styled = (value: string, style: "title" | "heading" | "note"): Cell[] => [{ value, style }];

/** Cells that the user fills in, with the values that each accepts. */
function inputsOf(market: Market): Input[] {
  const rows = simulatorRows(market);
  const layout = dataLayout(market);
  const columns = market.offers.map((_, offer) => FIRST_OFFER + offer);
  const span = (first: number, row: number) => `${cellName(first, row)}:${cellName(LAST_OFFER, row)}`;
  const prices = market.attributes[market.price]?.levels.length ?? 0;
  const [lowest, highest] = [0, prices - 1].map((at) => dataCells(layout.lists + market.price, LIST_ROW + at));
  const ofPrice = { from: lowest!, to: highest! };
  return [
    {
      cell: span(columns[FEWEST_OFFERS]!, rows.offered),
      takes: { oneOf: dataCells(layout.answers, LIST_ROW, LIST_ROW + 1) },
    },
    ...market.attributes.map(({ levels, amounts }, index) => ({
      cell: span(FIRST_OFFER, rows.attributes + index),
      takes: amounts ? ofPrice : { oneOf: dataCells(layout.lists + index, LIST_ROW, LIST_ROW + levels.length - 1) },
    })),
    ...(market.price < 0
      ? []
      : [
          {
            cell: cellName(FIRST_OFFER, rows.varied),
            takes: { oneOf: `$${cellName(FIRST_OFFER, rows.header)}:$${cellName(LAST_OFFER, rows.header)}` },
          },
          { cell: `${cellName(0, rows.curve)}:${cellName(0, rows.curve + CURVE_POINTS - 1)}`, takes: ofPrice },
        ]),
  ];
}

/** Formulas of shares: weighted means over all persons. */
function shareFormulas(market: Market) {
  const layout = dataLayout(market);
  const last = layout.people + market.people.length;
  const rows = [layout.people + 1, last] as const;
  const people = (column: number) => dataCells(column, ...rows);
  const weights = people(layout.weight);
  const mean = (of: string) => `SUMPRODUCT(${weights},${of})/SUM(${weights})`;
  const first = layout.utilities[market.price] ?? 0;
  const width = market.attributes[market.price]?.levels.length ?? 1;
  // All utilities of the price: a column for each of its levels.
  const prices = rangeName({ sheet: SIMULATOR_DATA, columns: [first, first + width - 1], rows });
  return {
    withNone: (offer: number) => mean(`${people(layout.exponentials + offer)}/${people(layout.withNone)}`),
    amongOffers: (offer: number) => mean(`${people(layout.exponentials + offer)}/${people(layout.total)}`),
    none: mean(`EXP(${people(layout.none)})/${people(layout.withNone)}`),
    atPrice(point: number) {
      const row = LIST_ROW + point;
      const [lower, part] = [dataCells(layout.lower, row), dataCells(layout.part, row)];
      const worth = `INDEX(${prices},0,${lower})*(1-${part})+INDEX(${prices},0,${lower}+1)*${part}`;
      const taken = `${people(layout.unpriced)}*EXP(${worth})`;
      return mean(`${taken}/(${taken}+${people(layout.beside)})`);
    },
  };
}

/** Revenue is stated for this number of people. */
const PEOPLE = 100;

function curveChart(context: ReportContext, market: Market, { curve }: Outcome): LineChart {
  const { say } = context;
  const rows = simulatorRows(market);
  const cells = (column: number) => ({
    sheet: SIMULATOR,
    columns: [column, column] as const,
    rows: [rows.curve, rows.curve + CURVE_POINTS - 1] as const,
  });
  return {
    kind: "lines",
    title: say("workbook.curve"),
    at: { ...PICTURE, row: rows.curveTitle },
    x: {
      label: `${say("conjoint.price")} (${market.currency})`,
      cells: cells(0),
      cached: curve.map(({ price }) => price),
    },
    lines: [
      {
        label: say("conjoint.choice_share"),
        values: { cells: cells(1), cached: curve.map(({ share }) => share) },
        format: "0%",
      },
      {
        label: say("workbook.revenue", { currency: market.currency }),
        values: { cells: cells(2), cached: curve.map(({ share, price }) => share * price * PEOPLE) },
        format: "General",
      },
    ],
  };
}

/** The table of demand and revenue by price, below the choice of the offer whose price changes. */
function curveRows({ say }: ReportContext, market: Market, { curve }: Outcome): Cell[][] {
  const { atPrice } = shareFormulas(market);
  const rows = simulatorRows(market);
  return [
    styled(say("workbook.curve"), "heading"),
    [say("workbook.varied"), { value: say("workbook.offer", { number: 1 }), style: "textInput" }],
    [],
    [
      { value: say("conjoint.price"), style: "tableHeader" },
      { value: say("conjoint.choice_share"), style: "numericTableHeader" },
      { value: say("workbook.revenue", { currency: market.currency }), style: "numericTableHeader" },
    ],
    ...curve.map(({ price, share }, point): Cell[] => {
      const row = rows.curve + point;
      return [
        { value: price, style: "input" },
        { value: share, style: "percent", formula: atPrice(point) },
        {
          ...{ value: share * price * PEOPLE, style: "decimal" },
          formula: `${cellName(0, row)}*${cellName(1, row)}*${PEOPLE}`,
        },
      ];
    }),
  ];
}

/** The offers that the user chooses, attribute by attribute. */
function offerRows({ say }: ReportContext, { attributes, offers, none, currency }: Market): Cell[][] {
  return [
    [
      { value: "", style: "tableHeader" },
      ...offers.map((_, index): Cell => ({
        value: say("workbook.offer", { number: index + 1 }),
        style: "tableHeader",
      })),
      ...(none ? [{ value: say("conjoint.none"), style: "numericTableHeader" } as const] : []),
    ],
    [
      say("workbook.offered"),
      ...offers.map(({ offered }, index): Cell => {
        const value = say(offered ? "workbook.yes" : "workbook.no");
        return index < FEWEST_OFFERS ? value : { value, style: "textInput" };
      }),
    ],
    ...attributes.map(({ name, levels, amounts }, index): Cell[] => [
      amounts ? `${name} (${currency})` : name,
      ...offers.map(({ values }): Cell =>
        amounts ? { value: values[index]!, style: "input" } : { value: levels[values[index]!]!, style: "textInput" },
      ),
    ]),
  ];
}

/** Shares and revenue of the chosen offers. */
function resultRows({ say }: ReportContext, market: Market, outcome: Outcome): Cell[][] {
  const formulas = shareFormulas(market);
  const rows = simulatorRows(market);
  const shares = (values: readonly number[], formula: (offer: number) => string) =>
    values.map((value, offer): Cell => ({ value, style: "strongPercent", formula: formula(offer) }));
  const sold = market.none
    ? { row: rows.withNone, of: outcome.withNone }
    : { row: rows.amongOffers, of: outcome.amongOffers };
  const price = (offer: number) => market.offers[offer]!.values[market.price]!;
  return [
    market.none
      ? [
          say("workbook.with_none"),
          ...shares(outcome.withNone, formulas.withNone),
          { value: outcome.none, style: "strongPercent", formula: formulas.none },
        ]
      : [],
    [say("workbook.among_offers"), ...shares(outcome.amongOffers, formulas.amongOffers)],
    market.price < 0
      ? []
      : [
          say("workbook.revenue", { currency: market.currency }),
          ...sold.of.map((share, offer): Cell => {
            const column = FIRST_OFFER + offer;
            const [own, at] = [cellName(column, sold.row), cellName(column, rows.attributes + market.price)];
            return { value: share * price(offer) * PEOPLE, style: "strongDecimal", formula: `${own}*${at}*${PEOPLE}` };
          }),
        ],
  ];
}

/** A market of two to five offers that the user chooses; shares, demand and revenue are formulas. */
export function simulatorSheet(context: ReportContext, market: Market, outcome: Outcome, back: string): Sheet {
  const { say, number } = context;
  const amounts = market.attributes[market.price]?.amounts ?? null;
  const written = (amount: number) => number(amount, Number.isInteger(amount) ? 0 : 2);
  const how = amounts
    ? say("workbook.how", {
        ...{ lowest: written(amounts[0]!), highest: written(amounts.at(-1)!) },
        currency: market.currency,
      })
    : say("workbook.how_levels");
  return {
    name: SIMULATOR,
    widths: WIDTHS.slice(0, BEYOND_OFFERS + 1),
    rows: [
      styled(say("workbook.simulator"), "title"),
      [{ value: `← ${back}`, style: "link", to: firstCell(back) }],
      styled(how, "note"),
      styled(say("workbook.rule", { count: market.people.length }), "note"),
      styled(say("method.limits"), "note"),
      [],
      ...offerRows(context, market),
      [],
      ...resultRows(context, market, outcome),
      [],
      ...(amounts ? curveRows(context, market, outcome) : []),
    ],
    inputs: inputsOf(market),
    charts: amounts ? [curveChart(context, market, outcome)] : [],
  };
}
