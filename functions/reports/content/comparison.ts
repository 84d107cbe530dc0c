import { SMALLEST_BASE, type SimulationComparison } from "../../findings/comparisons/schemas.ts";
import { chartBlock, facts, noteBlock, noticeBlocks, subheading, tableBlock } from "./blocks.ts";
import { alternativeOf } from "./charts.ts";
import { asInterval, type Writing } from "./context.ts";
import { decimalsFor, endsText, figureName, figureText, isPercent, pText, rowName } from "./figure-rows.ts";
import type { Block, PointChart, Section } from "./report.ts";

type Simulation = SimulationComparison["simulations"][number];
type Question = SimulationComparison["questions"][number];
type Row = Question["rows"][number];
type Estimate = Row["simulations"][number];

/** The most letters of a name that fit in the rows of charts; the list above the charts has the whole name. */
const LONGEST_NAME = 50;

const nameOf = ({ name, prompt_question, simulation_id }: Simulation): string =>
  name ?? prompt_question ?? simulation_id;

function shortName(simulation: Simulation): string {
  const name = [...nameOf(simulation)];
  return name.length > LONGEST_NAME
    ? `${name
        .slice(0, LONGEST_NAME - 1)
        .join("")
        .trimEnd()}…`
    : name.join("");
}

/** An axis that contains all of these values, with round ends. */
function spanOf(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = 10 ** Math.floor(Math.log10(high - low || Math.abs(high) || 1));
  const ends = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const [from = 0, to = 0] = ends.map((end) => Number(end.toPrecision(12)));
  return [from, from === to ? from + step : to];
}

/** The base, the studies it differs from, and the probability that it is the best. */
function noteOf({ say, service, percent, intervalText }: Writing, estimate: Estimate): string {
  const { base, differs_from: letters, probability_best: best, small_base } = estimate;
  return [
    say("charts.own_base", { count: base }),
    ...(small_base ? [say("compared.few", { smallest: SMALLEST_BASE })] : []),
    ...(letters.length > 0 ? [say("concepts.differs", { letters: service.list(letters) })] : []),
    ...(best
      ? [
          say("compared.best", {
            probability: percent(100 * best.probability),
            ends: intervalText(asInterval(best.interval.map((end) => 100 * end))),
          }),
        ]
      : []),
  ].join(" · ");
}

/** Figures of one unit on one axis. */
function figuresChart(
  writing: Writing,
  { simulations }: SimulationComparison,
  question: Question,
  rows: readonly [Row, ...Row[]],
): Block[] {
  const { say, sentences } = writing;
  const [first] = rows;
  const inPercent = isPercent(first);
  const shown = rows.flatMap((row) =>
    row.simulations.flatMap((estimate) => {
      const simulation = simulations.find(({ letter }) => letter === estimate.letter);
      if (estimate.value === null || !simulation) return [];
      return [{ row, estimate, value: estimate.value, label: `${estimate.letter} ${shortName(simulation)}` }];
    }),
  );
  if (shown.length === 0) return [];
  const values = shown.flatMap(({ value, estimate }) => [value, ...(estimate.interval ?? [])]);
  const unit = question.unit === null || inPercent ? "" : ` (${question.unit})`;
  const chart: PointChart = {
    kind: "points",
    title: figureName(writing, inPercent ? "share" : first.figure) + unit,
    alternative: alternativeOf(writing, shown, ({ row, estimate, value }) =>
      say("charts.figure", {
        value: figureText(writing, row, question, value),
        ends: `${say("figures.interval")} ${endsText(writing, row, question, estimate)}`,
      }),
    ),
    note: sentences([
      say("charts.lines"),
      ...(simulations.some(({ weighted }) => weighted) ? [say("charts.weighted")] : []),
    ]),
    domain: inPercent ? [0, 100] : spanOf(values),
    ends: null,
    reference: null,
    rows: shown.map(({ row, estimate, label, value }) => ({
      label,
      group: rows.length > 1 || row.label !== null || inPercent ? rowName(writing, row) : null,
      value,
      interval: asInterval(estimate.interval),
      note: noteOf(writing, estimate),
    })),
    decimals: Math.min(...shown.map(({ row, value }) => decimalsFor(writing, row, question.unit, value))),
    unit: inPercent ? "%" : "",
  };
  return [chartBlock(chart)];
}

function differences(writing: Writing, { question, unit, rows }: Question): Block[] {
  const { say, score, service, number } = writing;
  const found = rows.flatMap((row) =>
    row.differences.map((one) => {
      const decimals = decimalsFor(writing, row, unit, one.difference);
      const ends = asInterval(one.difference_interval);
      return [
        rowName(writing, row),
        `${one.first} − ${one.second}`,
        score(one.difference, decimals),
        ends
          ? service.say("format.range", { low: score(ends[0], decimals), high: score(ends[1], decimals) })
          : say("figures.no_interval"),
        pText(writing, one.p_value),
        pText(writing, one.adjusted_p_value),
        number(one.paired),
      ];
    }),
  );
  if (found.length === 0) return [];
  return [
    tableBlock({
      folded: true,
      title: say("concepts.pairs", { figure: question }),
      columns: [
        { label: say("concepts.figure"), numeric: false },
        { label: say("concepts.pair"), numeric: false },
        ...[say("concepts.difference"), say("concepts.interval"), "p", say("concepts.p"), say("compared.paired")].map(
          (label) => ({ label, numeric: true }),
        ),
      ],
      rows: found,
    }),
  ];
}

const questionBlocks = (writing: Writing, comparison: SimulationComparison, question: Question): Block[] => [
  subheading(question.question),
  ...[...Map.groupBy(question.rows, (row) => (isPercent(row) ? "%" : row.figure)).values()].flatMap(
    ([first, ...rest]) => (first ? figuresChart(writing, comparison, question, [first, ...rest]) : []),
  ),
  ...differences(writing, question),
];

/** Studies side by side, on the questions that several of them asked in the same way. */
export function comparison(writing: Writing, found: SimulationComparison): Section {
  const { say } = writing;
  return {
    id: "comparison",
    heading: say("compared.comparison"),
    blocks: [
      facts(
        found.simulations.map((simulation) => ({
          label: simulation.letter,
          text: say("charts.figure", {
            value: nameOf(simulation),
            ends: say("charts.own_base", { count: simulation.personas }),
          }),
        })),
      ),
      ...found.questions.flatMap((question) => questionBlocks(writing, found, question)),
      ...[...found.notes, say("compared.best_note")].map(noteBlock),
      ...(found.not_compared.length > 0 ? [subheading(say("humans.unmatched"))] : []),
      ...noticeBlocks(found.not_compared),
    ],
  };
}
