import { crosstabFacts, SMALLEST_BASE, type Cell, type Crosstab } from "../../findings/comparisons/schemas.ts";
import { noteBlock, subheading, tableBlock } from "./blocks.ts";
import type { Writing } from "./context.ts";
import { factNames, factValue } from "./fact-words.ts";
import { decimalsFor, endsText, figureText, pText, rowName } from "./figure-rows.ts";
import type { Block, Section } from "./report.ts";

type Question = Crosstab["questions"][number];
type Row = Question["rows"][number];

const cellsOf = ({ total, cells }: Row): Cell[] => [total, ...cells];

/** Marks figures of few answers; a note explains it. */
const FEW = "†";

const factOf = ({ by }: Crosstab) => crosstabFacts.find((one) => one === by.id && by.question === null);

function groupName({ say }: Writing, table: Crosstab): string {
  const fact = factOf(table);
  return fact ? say(factNames[fact]) : (table.by.question ?? table.by.id);
}

/** `64.4 % (56.3–71.7) B`: a figure with its interval and the letters of those that it differs from. */
function cellText(writing: Writing, question: Question, row: Row, cell: Cell): string {
  const { value, differs_from: letters, small_base } = cell;
  if (value === null) return "–";
  const written = figureText(writing, row, question, value) + (small_base ? FEW : "");
  const figure = writing.say("charts.figure", { value: written, ends: endsText(writing, row, question, cell) });
  return [figure, ...letters].join(" ");
}

/** Figures of a question in rows, with the bases above them, or in each row if they differ. */
function questionTable(writing: Writing, table: Crosstab, question: Question): Block {
  const { say, number } = writing;
  const { rows } = question;
  const basesOf = (row: Row) => cellsOf(row).map(({ base }) => number(base));
  const labelOf = (label: string) => (factOf(table) ? factValue(writing, label) : label);
  const isOne = new Set(rows.map((row) => basesOf(row).join())).size === 1;
  return tableBlock({
    title: question.question,
    columns: [
      { label: "", numeric: false },
      ...[say("compared.total"), ...table.columns.map(({ letter, label }) => `${letter} ${labelOf(label)}`)].map(
        (label) => ({ label, numeric: true }),
      ),
    ],
    rows: rows.flatMap((row, index) => [
      ...(isOne && index > 0 ? [] : [["n", ...basesOf(row)]]),
      [rowName(writing, row), ...cellsOf(row).map((cell) => cellText(writing, question, row, cell))],
    ]),
  });
}

/** How one experiment changes the effect of another; nothing if none are crossed. */
function interactionTable(writing: Writing, question: Question): Block[] {
  const { say, score } = writing;
  if (question.interactions.length === 0) return [];
  return [
    tableBlock({
      title: say("compared.interactions"),
      columns: [say("compared.interactions"), "", "p"].map((label, index) => ({ label, numeric: index > 0 })),
      rows: question.interactions.map((row) => {
        const { first, second, difference, difference_interval: interval, adjusted_p_value: p } = row;
        const value = score(difference, decimalsFor(writing, row, question.unit, difference));
        const ends = endsText(writing, row, question, { value: difference, interval });
        return [
          `${rowName(writing, row)}: ${first} × ${second}`,
          say("charts.figure", { value, ends }),
          pText(writing, p),
        ];
      }),
    }),
    noteBlock(say("compared.interaction_note")),
  ];
}

/** The questions of a study by groups of its personas. */
export function crosstab(writing: Writing, table: Crosstab): Section {
  const { say, service } = writing;
  const { questions, personas, without_column: count, weighted, notes } = table;
  const tabled = questions.filter(({ rows }) => rows.length > 0);
  const without = questions.filter(({ rows }) => rows.length === 0).map(({ question }) => question);
  const areFew = tabled.some(({ rows }) => rows.some((row) => cellsOf(row).some(({ small_base }) => small_base)));
  return {
    id: "crosstab",
    heading: say("compared.crosstab", { group: groupName(writing, table) }),
    blocks: [
      ...tabled.flatMap((question) => [
        subheading(question.question),
        questionTable(writing, table, question),
        ...interactionTable(writing, question),
      ]),
      ...[
        say("compared.cells"),
        ...notes,
        ...(areFew ? [`${FEW} ${say("compared.few", { smallest: SMALLEST_BASE })}.`] : []),
        ...(count > 0 ? [say("compared.without_column", { count, total: personas })] : []),
        ...(weighted ? [say("charts.weighted")] : []),
        ...(without.length > 0 ? [say("compared.without_figures", { questions: service.list(without) })] : []),
      ].map(noteBlock),
    ],
  };
}
