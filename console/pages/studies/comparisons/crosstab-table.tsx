import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { Table } from "../../../components/table.tsx";
import { decimal } from "../../../words.ts";
import {
  isSortable,
  nextSorting,
  rowName,
  sortedRows,
  writerFor,
  type Banner,
  type Cell,
  type Interaction,
  type MergedQuestion,
  type Sorting,
} from "./crosstab-figures.ts";
import { t } from "../../../language/say.ts";

/** Marks figures of few answers; a note explains it. */
export const FEW = "†";

interface HeadProps {
  banners: readonly Banner[];
  sorting: Sorting;
  /** Absent if the order of rows has no meaning. */
  onSort: ((column: number) => void) | undefined;
}

function Head({ banners, sorting, onSort }: HeadProps) {
  const firsts = banners.flatMap(({ columns }) => columns.slice(0, 1)).map(({ letter }) => letter);
  const directions = { true: "descending", false: "ascending" } as const;
  const heading = (column: number, label: string, letter?: string) => {
    const isSorted = sorting?.column === column;
    const text = (
      <>
        {letter && <span class="letters">{letter} </span>}
        {label}
      </>
    );
    return (
      <th
        key={column}
        scope="col"
        class={letter !== undefined && firsts.includes(letter) ? "first" : undefined}
        aria-sort={isSorted ? directions[`${sorting.descending}`] : undefined}
      >
        {onSort ? (
          <button type="button" class="sort" onClick={() => onSort(column)}>
            {text}
            <span aria-hidden="true">{isSorted ? (sorting.descending ? " ↓" : " ↑") : ""}</span>
          </button>
        ) : (
          text
        )}
      </th>
    );
  };
  const columns = banners.flatMap((banner) => banner.columns);
  return (
    <thead>
      <tr>
        <td />
        <td />
        {banners
          .filter((banner) => banner.columns.length > 0)
          .map(({ name, columns: own }) => (
            <th key={name} scope="colgroup" colSpan={own.length} class="first">
              {name}
            </th>
          ))}
      </tr>
      <tr>
        <td />
        {heading(0, t("All"))}
        {columns.map(({ label, letter }, index) => heading(index + 1, label, letter))}
      </tr>
    </thead>
  );
}

type Writer = ReturnType<typeof writerFor>;

function CellFigure({ cell, writer }: { cell: Cell | null; writer: Writer }) {
  if (!cell || cell.value === null) return <span class="quiet">–</span>;
  const { value, interval, small_base, differs_from } = cell;
  return (
    <>
      {writer.value(value)}
      {small_base && FEW} <span class="letters">{differs_from.join(" ")}</span>
      {interval && <span class="quiet interval">{writer.interval(interval)}</span>}
    </>
  );
}

function Bases({ cells }: { cells: readonly (Cell | null)[] }) {
  return (
    <tr class="bases">
      <th scope="row">{t("Base")}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell?.base}</td>
      ))}
    </tr>
  );
}

interface InteractionsProps {
  rows: readonly Interaction[];
  writerOf: (row: Interaction) => Writer;
}

/** How one experiment changes the effect of another; nothing if none are crossed. */
const Interactions = ({ rows, writerOf }: InteractionsProps) =>
  rows.length > 0 && (
    <>
      <Table
        caption={t("Interactions")}
        rows={rows}
        keyOf={({ figure, label, first, second }) => [figure, label, first, second].join()}
        columns={[
          { heading: t("Interaction"), cell: (row) => `${rowName(row)}: ${row.first} × ${row.second}` },
          {
            heading: t("Difference"),
            numeric: true,
            cell: (row) => (
              <>
                {writerOf(row).value(row.difference)}
                {row.difference_interval && (
                  <span class="quiet interval">{writerOf(row).interval(row.difference_interval)}</span>
                )}
              </>
            ),
          },
          {
            heading: t("Adjusted p"),
            numeric: true,
            cell: ({ adjusted_p_value: p }) => (p === null ? "–" : p < 0.001 ? t("below 0.001") : decimal(p, 3)),
          },
        ]}
      />
      <p class="quiet">
        {t(
          "Each row takes the difference between an arm of the first experiment and its first arm. It " +
            "says how much larger that difference is in an arm of the second experiment than in its first " +
            "arm.",
        )}
      </p>
    </>
  );

interface CrosstabTableProps {
  question: MergedQuestion;
  banners: readonly Banner[];
  /** Personas of the study. */
  people: number;
  lang: string;
  /** A text with names for its piped parts. */
  named: (text: string) => string;
}

/** One question by all banners. Columns can be sorted by where the rows are options. */
export function CrosstabTable({ question, banners, people, lang, named }: CrosstabTableProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const { rows } = question;
  const title = named(question.question);
  const cellsOf = ({ total, cells }: (typeof rows)[number]) => [total, ...cells];
  const basesOf = (row: (typeof rows)[number]) => cellsOf(row).map((cell) => cell?.base);
  const isOneBase = new Set(rows.map((row) => basesOf(row).join())).size === 1;
  const starts = banners.map((_, at) => 1 + banners.slice(0, at).reduce((sum, { columns }) => sum + columns.length, 0));
  const onSort = isSortable(rows) ? (column: number) => setSorting(nextSorting(sorting, column)) : undefined;
  return (
    <>
      <h2 lang={lang} dir="auto">
        {title}
      </h2>
      <div class="crosstab" role="region" aria-label={title} tabIndex={0}>
        <table>
          <caption class="hidden">{title}</caption>
          <Head banners={banners} sorting={sorting} onSort={onSort} />
          <tbody>
            {isOneBase && <Bases cells={cellsOf(rows[0]!)} />}
            {sortedRows(rows, sorting).map((row) => (
              <Fragment key={rowName(row)}>
                {!isOneBase && <Bases cells={cellsOf(row)} />}
                <tr>
                  <th scope="row" lang={row.label === null ? undefined : lang} dir="auto">
                    {named(rowName(row))}
                  </th>
                  {cellsOf(row).map((cell, index) => (
                    <td key={index} class={starts.includes(index) ? "first" : undefined}>
                      <CellFigure cell={cell} writer={writerFor(row, question, people)} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <Interactions rows={question.interactions} writerOf={(row) => writerFor(row, question, people)} />
    </>
  );
}
