import type { ComponentChildren } from "preact";
import { EstimateCell, hasOneBase, rowName, type Estimate, type Row } from "./estimates.tsx";

interface Column {
  key: string;
  heading: ComponentChildren;
}

interface TableRow extends Row {
  /** One a column; of a column without this figure none. */
  estimates: readonly (Estimate | undefined)[];
  /** What stands below the figure of a column. */
  below?: (column: number) => ComponentChildren;
}

interface EstimateTableProps {
  question: { question_id: string; question: string };
  columns: readonly Column[];
  rows: readonly TableRow[];
  lang: string;
}

/** Figures of a question in rows, groups or studies in columns. Where there is no room it scrolls by itself. */
export function EstimateTable({ question: { question_id, question }, columns, rows, lang }: EstimateTableProps) {
  const oneBase = hasOneBase(rows.map(({ estimates }) => estimates));
  return (
    // What scrolls has to be reached by the keyboard, and to have a name.
    <div class="scrolls" role="region" aria-label={`Figures of ${question_id}`} tabIndex={0}>
      <table class="estimates">
        <caption>
          <span class="quiet">{question_id}</span>{" "}
          <span lang={lang} dir="auto">
            {question}
          </span>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, heading }) => (
              <th key={key} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.figure} ${row.label}`}>
              <th scope="row" lang={row.label === null ? undefined : lang} dir="auto">
                {rowName(row)}
              </th>
              {row.estimates.map((estimate, index) => (
                <td key={columns[index]?.key}>
                  {estimate && (
                    <EstimateCell estimate={estimate} row={row} withBase={!oneBase}>
                      {row.below?.(index)}
                    </EstimateCell>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {oneBase && (
            <tr class="quiet">
              <th scope="row">Answered (n)</th>
              {rows[0]?.estimates.map((estimate, index) => (
                <td key={columns[index]?.key}>{estimate?.base.toLocaleString("en")}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** What letters and marks of these tables say. */
export const EstimateLegend = ({ what, notes, lang }: { what: string; notes: readonly string[]; lang: string }) => (
  <section class="table-legend" aria-label="How to read the tables">
    <p>
      <span class="letters">A B</span> A letter names a {what} that the figure differs from at 5 %, after Holm’s
      adjustment over all tests of the question. Below each figure stands its 95 % interval.
    </p>
    <p>
      <span class="badge small-base">under 5</span> Fewer than five answers: read with care; it is not tested.
    </p>
    {notes.map((note) => (
      <p key={note} lang={lang} dir="auto">
        {note}
      </p>
    ))}
  </section>
);
