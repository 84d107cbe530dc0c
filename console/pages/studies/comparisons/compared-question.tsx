import type { Answer } from "../../../../clients/typescript/src/index.ts";
import type { ComponentChildren } from "preact";
import { Table } from "../../../components/table.tsx";
import { decimal, percent } from "../../../words.ts";
import { EstimateTable } from "./estimate-table.tsx";
import { figureWriter, isPercent, rowName } from "./estimates.tsx";
import { IntervalPlot } from "./interval-plot.tsx";

type Question = Answer<"compareSimulations">["questions"][number];
type Row = Question["rows"][number];
type Difference = Row["differences"][number] & { row: Row };

/** `0.032`, `below 0.001` */
export const pValue = (p: number | null): string =>
  p === null ? "not tested" : p < 0.001 ? "below 0.001" : decimal(p, 3);

const signed = (value: number, places: number) => `${value > 0 ? "+" : ""}${decimal(value, places)}`;

function differenceWriter(row: Row) {
  const places = isPercent(row) ? 0 : row.figure === "nps" ? 0 : 2;
  return (value: number) => `${signed(value, places)}${isPercent(row) ? " points" : ""}`;
}

/** Figures of one unit stand on one axis. */
const plotsOf = (rows: readonly Row[]): Row[][] => [
  ...Map.groupBy(rows, (row) => (isPercent(row) ? "%" : row.figure)).values(),
];

const Plot = ({ rows, lang }: { rows: readonly Row[]; lang: string }) => {
  const [first] = rows;
  if (!first) return null;
  return (
    <IntervalPlot
      rows={rows.map((row) => ({
        label: rowName(row),
        lang: row.label === null ? undefined : lang,
        points: row.simulations.flatMap(({ letter, value, interval }) =>
          value === null ? [] : [{ letter, value, interval }],
        ),
      }))}
      write={figureWriter(first)}
      {...(isPercent(first) ? { bounds: [0, 100] as const } : {})}
    />
  );
};

const Differences = ({ question, lang }: { question: Question; lang: string }) => (
  <details>
    <summary>Differences, with intervals</summary>
    <Table
      caption={`Differences of ${question.question_id}`}
      rows={question.rows.flatMap((row): Difference[] => row.differences.map((one) => ({ ...one, row })))}
      keyOf={({ row, first, second }) => `${row.figure} ${row.label} ${first} ${second}`}
      columns={[
        {
          heading: "Figure",
          cell: ({ row }) => <span lang={row.label === null ? undefined : lang}>{rowName(row)}</span>,
        },
        { heading: "Between", cell: ({ first, second }) => `${first} − ${second}` },
        { heading: "Difference", numeric: true, cell: ({ row, difference }) => differenceWriter(row)(difference) },
        {
          heading: "95 % interval",
          numeric: true,
          cell: ({ row, difference_interval: ends }) => ends?.map(differenceWriter(row)).join(" to "),
        },
        { heading: "p", numeric: true, cell: ({ p_value }) => pValue(p_value) },
        { heading: "p after Holm", numeric: true, cell: ({ adjusted_p_value }) => pValue(adjusted_p_value) },
        { heading: "Same personas", numeric: true, cell: ({ paired }) => paired },
      ]}
    />
  </details>
);

interface ComparedQuestionProps {
  question: Question;
  columns: readonly { key: string; heading: ComponentChildren }[];
  lang: string;
}

/** A question that several studies asked: a plot, the figures with who is best how probably, and the differences. */
export const ComparedQuestion = ({ question, columns, lang }: ComparedQuestionProps) => (
  <section class="compared">
    <h2 lang={lang} dir="auto">
      {question.question}
    </h2>
    {plotsOf(question.rows).map((rows) => (
      <Plot key={rows[0]?.figure} rows={rows} lang={lang} />
    ))}
    <EstimateTable
      question={question}
      columns={columns}
      rows={question.rows.map((row) => ({
        ...row,
        estimates: columns.map(({ key }) => row.simulations.find(({ letter }) => letter === key)),
        below: (column) => {
          const best = row.simulations.find(({ letter }) => letter === columns[column]?.key)?.probability_best;
          return (
            best && (
              <span class="quiet interval">
                best: {percent(best.probability)} ({best.interval.map(percent).join(" to ")})
              </span>
            )
          );
        },
      }))}
      lang={lang}
    />
    <Differences question={question} lang={lang} />
  </section>
);
