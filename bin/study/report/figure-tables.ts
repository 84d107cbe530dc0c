import type {
  Cell,
  Crosstab,
  SimulationComparison,
  SimulationDifference,
} from "../../../functions/findings/comparisons/schemas.ts";
import type { ComparedFigure } from "../../../functions/studies/survey/questions/figure-row.ts";
import { crosstabFacts } from "../../../functions/findings/comparisons/schemas.ts";
import { FEW_PEOPLE } from "../../../functions/statistics/mean-share.ts";
import { amountIn, meanDecimals } from "../../../functions/reports/content/amounts.ts";
import type { Column, Table } from "../../../functions/reports/content/report.ts";
import { oneLine } from "../../cli/printable.ts";
import { interval, percent, score } from "./figures.ts";
import { heading, INDENT, paragraph, type Page } from "./page.ts";
import { tableLines } from "./table.ts";

/** Columns of figures that a screen has room for; more go on in another table below. */
const ABREAST = 4;

type Question = Pick<Crosstab["questions"][number], "question" | "unit"> & {
  /** Whether shares are printed in whole percent, as of studies of few people. */
  whole: boolean;
};
type Row = { figure: ComparedFigure; label: string | null };

const text = (label: string): Column => ({ label, numeric: false });
const isPercent = (figure: ComparedFigure): boolean => figure === "share" || figure === "top_two_box";

function rowName({ say }: Page, { figure, label }: Row): string {
  const names = {
    mean: say("kinds.mean"),
    top_two_box: say("crosstab.top_two"),
    nps: say("kinds.nps"),
    share: "",
    mean_rank: say("kinds.mean_ranks"),
  };
  return label === null ? names[figure] : oneLine(label);
}

const decimalsFor = (figure: ComparedFigure, value: number, { unit, whole }: Question): number => {
  if (isPercent(figure)) return whole ? 0 : 1;
  if (figure === "nps") return 0;
  return unit === null ? 2 : meanDecimals(value);
};

/** `64.4 % (56.3–71.7) B`: a figure with its interval and the letters of those that it differs from. */
function cellText(page: Page, { figure }: Row, question: Question, cell: Cell): string {
  const { value, interval: ends, differs_from: letters, small_base } = cell;
  if (value === null) return "–";
  const decimals = decimalsFor(figure, value, question);
  const written = {
    mean: () => amountIn(page, value, question.unit, decimals),
    mean_rank: () => page.number(value, decimals),
    nps: () => score(page, value, 0),
    share: () => percent(page, value, decimals),
    top_two_box: () => percent(page, value, decimals),
  }[figure]();
  return [`${written}${small_base ? "*" : ""}`, `(${interval(page, ends, decimals)})`, letters.join(" ")]
    .filter(Boolean)
    .join(" ");
}

/** A question's table in parts that fit the page, each with its rows named and all its figures beside the first. */
function parts(
  page: Page,
  title: string,
  columns: readonly Column[],
  rows: readonly string[][],
  fixed: number,
): string[] {
  const others = columns.length - fixed;
  const abreast = Math.max(1, ABREAST + 1 - fixed);
  const starts = Array.from({ length: Math.max(1, Math.ceil(others / abreast)) }, (_, part) => fixed + part * abreast);
  const cut = <T>(list: readonly T[], start: number): T[] => [
    ...list.slice(0, fixed),
    ...list.slice(start, start + abreast),
  ];
  return [
    "",
    ...paragraph(page, oneLine(title), INDENT, page.paint.strong),
    ...starts.flatMap((start) => {
      const table: Table = { title, columns: cut(columns, start), rows: rows.map((row) => cut(row, start)) };
      return tableLines(page, table, INDENT);
    }),
  ];
}

function groupName({ say }: Page, { by }: Crosstab): string {
  const fact = crosstabFacts.find((one) => one === by.id && by.question === null);
  return fact ? say(`crosstab.${fact}`) : oneLine(by.question ?? by.id);
}

/** Questions in rows, groups of personas in columns, with the base above, intervals, and letters of what differs. */
export function crosstabLines(page: Page, table: Crosstab): string[] {
  const { say, number } = page;
  const columns = [
    text(""),
    text(say("crosstab.total")),
    ...table.columns.map(({ letter, label }) => text(`${letter} ${oneLine(label)}`)),
  ];
  const cellsOf = ({ total, cells }: Crosstab["questions"][number]["rows"][number]) => [total, ...cells];
  const small = table.questions.some(({ rows }) => rows.some((row) => cellsOf(row).some((cell) => cell.small_base)));
  const notes = [
    ...table.notes,
    ...(small ? [say("crosstab.small")] : []),
    ...(table.without_column > 0
      ? [say("crosstab.without", { count: table.without_column, total: table.personas })]
      : []),
  ];
  return [
    ...heading(page, say("crosstab.heading", { by: groupName(page, table) })),
    ...table.questions.flatMap((own) => {
      const question = { ...own, whole: table.personas < FEW_PEOPLE };
      const [first] = question.rows;
      if (!first) return [];
      const bases = ["n", ...cellsOf(first).map(({ base }) => number(base))];
      const rows = question.rows.map((row) => [
        rowName(page, row),
        ...cellsOf(row).map((cell) => cellText(page, row, question, cell)),
      ]);
      return parts(page, question.question, columns, [bases, ...rows], 2);
    }),
    "",
    ...notes.flatMap((note) => paragraph(page, oneLine(note), INDENT, page.paint.faint)),
  ];
}

function differenceRow(page: Page, row: Row, question: Question, one: SimulationDifference): string[] {
  const decimals = decimalsFor(row.figure, one.difference, question);
  return [
    rowName(page, row),
    `${one.first} − ${one.second}`,
    score(page, one.difference, decimals),
    interval(page, one.difference_interval, decimals),
    one.adjusted_p_value === null ? "–" : page.number(one.adjusted_p_value, 3),
    page.number(one.paired),
  ];
}

/** Simulations of so many are compared pair by pair; of more, those pairs that differ. */
const MOST_IN_PAIRS = 3;

/** Simulations beside each other: figures with intervals and letters, who is best how probably, and the differences. */
export function comparisonLines(page: Page, comparison: SimulationComparison): string[] {
  const { say, number } = page;
  const { simulations, questions, not_compared, notes } = comparison;
  const columns = [text(""), ...simulations.map(({ letter }) => text(letter))];
  const inPairs = simulations.length <= MOST_IN_PAIRS;
  const differenceColumns = [
    text(""),
    text(say("comparison.pair")),
    ...[
      say("comparison.difference"),
      say("figures.interval"),
      say("comparison.adjusted"),
      say("comparison.paired"),
    ].map((label) => ({ label, numeric: true })),
  ];
  return [
    ...heading(page, say("comparison.heading")),
    ...simulations.flatMap(({ letter, name, prompt_question, simulation_id, personas }) => {
      const called = oneLine(name ?? prompt_question ?? simulation_id);
      return paragraph(page, say("comparison.study", { name: called, count: personas }), `${INDENT}${letter}  `);
    }),
    ...questions.flatMap((own) => {
      const question = { ...own, whole: simulations.some(({ personas }) => personas < FEW_PEOPLE) };
      const rows = question.rows.flatMap((row) => {
        const inColumns = simulations.map(({ letter }) => row.simulations.find((one) => one.letter === letter));
        const best = inColumns.map((cell) => cell?.probability_best?.probability ?? null);
        return [
          [rowName(page, row), ...inColumns.map((cell) => (cell ? cellText(page, row, question, cell) : "–"))],
          ["n", ...inColumns.map((cell) => (cell ? number(cell.base) : "–"))],
          ...(best.some((probability) => probability !== null)
            ? [
                [
                  "",
                  ...best.map((probability) =>
                    probability === null
                      ? "–"
                      : say("comparison.best", { probability: percent(page, 100 * probability) }),
                  ),
                ],
              ]
            : []),
        ];
      });
      const differences = question.rows.flatMap((row) =>
        row.differences
          .filter(({ adjusted_p_value: p }) => inPairs || (p !== null && p < 0.05))
          .map((one) => differenceRow(page, row, question, one)),
      );
      return [
        ...parts(page, question.question, columns, rows, 1),
        ...(differences.length > 0
          ? ["", ...tableLines(page, { title: "", columns: differenceColumns, rows: differences }, INDENT)]
          : []),
      ];
    }),
    "",
    ...[...notes, ...not_compared].flatMap((note) => paragraph(page, oneLine(note), INDENT, page.paint.faint)),
  ];
}
