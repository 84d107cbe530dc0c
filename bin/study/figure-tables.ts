import type { ComparedFigure } from "../../functions/studies/report/compared-figures.ts";
import type { Norms } from "../../functions/findings/comparisons/norms-schema.ts";
import {
  crosstabFacts,
  type Cell,
  type Crosstab,
  type SimulationComparison,
  type SimulationDifference,
} from "../../functions/findings/comparisons/schemas.ts";
import { reportWordingOf } from "../../functions/languages/report-wording.ts";
import { percentIn, wordingOf } from "../../functions/languages/wording.ts";
import { amountIn, meanDecimals } from "../../functions/reports/content/amounts.ts";
import { asInterval, intervalIn } from "../../functions/reports/content/context.ts";
import type { Column } from "../../functions/reports/content/report.ts";
import { markdownTable } from "../../functions/reports/markdown/table.ts";
import { escaped } from "../../functions/reports/markdown/text.ts";
import { FEW_PEOPLE } from "../../functions/statistics/mean-share.ts";

const english = reportWordingOf("en");
const service = wordingOf("en");
const { number } = english;

const text = (label: string): Column => ({ label, numeric: false });
const figures = (...labels: string[]): Column[] => labels.map((label) => ({ label, numeric: true }));
const percent = (value: number, decimals = 1): string => percentIn(service, value, decimals);
const interval = (ends: readonly number[] | null, decimals = 1): string =>
  intervalIn(english, service, asInterval(ends), decimals);
/** A value around zero with its sign: `+0.38`. */
const signed = (value: number, decimals: number): string =>
  (Number(value.toFixed(decimals)) > 0 ? "+" : "") + number(value, decimals);
/** Parts of a document, a blank line between them. */
const document = (parts: readonly string[]): string => parts.map((part) => `\n${part}\n`).join("");

interface Question {
  unit: string | null;
  /** Whether shares are printed in whole percent, as of studies of few people. */
  whole: boolean;
}
interface Row {
  figure: ComparedFigure;
  label: string | null;
}

const figureNames: Record<ComparedFigure, string> = {
  mean: "Mean",
  top_two_box: "Top two",
  nps: "Net Promoter Score",
  share: "Share",
  mean_rank: "Mean rank",
};
const rowName = ({ figure, label }: Row): string => label ?? figureNames[figure];

function decimalsFor(figure: ComparedFigure, value: number, { unit, whole }: Question): number {
  if (figure === "share" || figure === "top_two_box") return whole ? 0 : 1;
  if (figure === "nps") return 0;
  return unit === null ? 2 : meanDecimals(value);
}

/** `64.4 % (56.3–71.7) B`: a figure with its interval and the letters of those that it differs from. */
function cellText({ figure }: Row, question: Question, cell: Cell): string {
  const { value, interval: ends, differs_from: letters, small_base } = cell;
  if (value === null) return "–";
  const decimals = decimalsFor(figure, value, question);
  const written = {
    mean: () => amountIn(english, value, question.unit, decimals),
    mean_rank: () => number(value, decimals),
    nps: () => signed(value, 0),
    share: () => percent(value, decimals),
    top_two_box: () => percent(value, decimals),
  }[figure]();
  return [`${written}${small_base ? "†" : ""}`, `(${interval(ends, decimals)})`, letters.join(" ")].join(" ").trim();
}

const factNames = { gender: "gender", age: "age", income_level: "income", location: "place" } as const;

function groupName({ by }: Crosstab): string {
  const fact = crosstabFacts.find((one) => one === by.id && by.question === null);
  return fact ? factNames[fact] : (by.question ?? by.id);
}

/** Questions in rows, groups of personas in columns, with the base above, intervals, and letters of what differs. */
export function crosstabMarkdown(table: Crosstab): string {
  const columns = [text(""), text("Total"), ...table.columns.map(({ letter, label }) => text(`${letter} ${label}`))];
  const cellsOf = ({ total, cells }: Crosstab["questions"][number]["rows"][number]) => [total, ...cells];
  const small = table.questions.some(({ rows }) => rows.some((row) => cellsOf(row).some((cell) => cell.small_base)));
  const notes = [
    ...table.notes,
    ...(small ? ["† fewer than 5 answers: read with care, not tested."] : []),
    ...(table.without_column > 0 ? [`In no column: ${table.without_column} of ${table.personas}.`] : []),
  ];
  const questions = table.questions.flatMap(({ question, unit, rows }) => {
    const [first] = rows;
    if (!first) return [];
    const about = { unit, whole: table.personas < FEW_PEOPLE };
    const lines = rows.map((row) => [rowName(row), ...cellsOf(row).map((cell) => cellText(row, about, cell))]);
    const bases = ["n", ...cellsOf(first).map(({ base }) => number(base))];
    return [`### ${escaped(question)}`, markdownTable({ columns, rows: [bases, ...lines] })];
  });
  return document([`## Cross-tab by ${escaped(groupName(table))}`, ...questions, ...notes.map(escaped)]);
}

/** Simulations of so many are compared pair by pair; of more, those pairs that differ. */
const MOST_IN_PAIRS = 3;
const differenceColumns = [
  text(""),
  text("Pair"),
  ...figures("Difference", "95 % interval", "Adjusted p (Holm)", "Same personas"),
];

function differenceRow(row: Row, question: Question, one: SimulationDifference): string[] {
  const decimals = decimalsFor(row.figure, one.difference, question);
  return [
    rowName(row),
    `${one.first} − ${one.second}`,
    signed(one.difference, decimals),
    interval(one.difference_interval, decimals),
    one.adjusted_p_value === null ? "–" : number(one.adjusted_p_value, 3),
    number(one.paired),
  ];
}

/** Simulations beside each other: figures with intervals and letters, who is best how probably, and the differences. */
export function comparisonMarkdown({ simulations, questions, not_compared, notes }: SimulationComparison): string {
  const columns = [text(""), ...simulations.map(({ letter }) => text(letter))];
  const compared = questions.flatMap(({ question, unit, rows }) => {
    const about = { unit, whole: simulations.some(({ personas }) => personas < FEW_PEOPLE) };
    const lines = rows.flatMap((row) => {
      const cells = simulations.map(({ letter }) => row.simulations.find((one) => one.letter === letter));
      const best = cells.map((cell) => cell?.probability_best?.probability ?? null);
      return [
        [rowName(row), ...cells.map((cell) => (cell ? cellText(row, about, cell) : "–"))],
        ["n", ...cells.map((cell) => (cell ? number(cell.base) : "–"))],
        ...(best.some((one) => one !== null)
          ? [["best with", ...best.map((one) => (one === null ? "–" : percent(100 * one)))]]
          : []),
      ];
    });
    const differences = rows.flatMap((row) =>
      row.differences
        .filter(({ adjusted_p_value: p }) => simulations.length <= MOST_IN_PAIRS || (p !== null && p < 0.05))
        .map((one) => differenceRow(row, about, one)),
    );
    return [
      `### ${escaped(question)}`,
      markdownTable({ columns, rows: lines }),
      ...(differences.length > 0 ? [markdownTable({ columns: differenceColumns, rows: differences })] : []),
    ];
  });
  const names = simulations.map(
    ({ letter, name, prompt_question, simulation_id, personas }) =>
      `- ${letter} ${escaped(name ?? prompt_question ?? simulation_id)}, n = ${personas}`,
  );
  return document(["## Comparison", names.join("\n"), ...compared, ...[...notes, ...not_compared].map(escaped)]);
}

/** Where a concept stands among all that its company has tested; what is missing where they are too few. */
export function normsMarkdown({ figures: placed, missing, concepts }: Norms): string {
  const columns = [text(""), ...figures("This concept", "n", "Above", "95 % interval", "Median", "Quartiles")];
  const rows = placed.map(({ question_id, figure, value, base, ...among }) => {
    const isBox = figure === "top_two_box";
    const written = (one: number) => (isBox ? percent(one) : number(one, 2));
    const question = question_id === "sentiment" ? "Sentiment" : service.say(`items.${question_id}`);
    const { percentile_rank: rank, percentile_interval: ends, median, quartiles } = among;
    return [
      isBox ? `${question} (top two)` : question,
      written(value),
      number(base),
      rank === null ? "–" : percent(rank, 0),
      rank === null ? "–" : interval(ends, 0),
      median === null ? "–" : written(median),
      quartiles === null ? "–" : quartiles.map((end) => number(end, isBox ? 1 : 2)).join("–"),
    ];
  });
  const note =
    `“Above” is the share of the ${concepts} other concepts of your company that it lies above, with a 95 % interval ` +
    "by the errors of all figures; median and quartiles are those of the others.";
  return document([
    "## Norms: where the concept stands",
    ...(missing === null ? [] : [escaped(missing)]),
    markdownTable({ columns, rows }),
    ...(missing === null ? [note] : []),
  ]);
}
