import type { Answer } from "../../../../clients/typescript/src/index.ts";
import type { ComponentChildren } from "preact";
import { decimal } from "../../../words.ts";

export type TabledQuestion = Answer<"getCrosstab">["questions"][number];
export type Row = Pick<TabledQuestion["rows"][number], "figure" | "label">;
/** One figure of some personas, as cross-tabs and comparisons have it. */
export type Estimate = TabledQuestion["rows"][number]["total"];

const figureNames: Readonly<Record<Row["figure"], string>> = {
  mean: "Mean",
  top_two_box: "Top two box",
  nps: "Net promoter score",
  share: "Share",
  mean_rank: "Mean rank (1 is first)",
};

/** An item of the concept battery: `Value for money`. */
export const itemName = (id: string): string => `${id[0]?.toUpperCase()}${id.slice(1).replaceAll("_", " ")}`;

export const rowName = ({ figure, label }: Row): string => label ?? figureNames[figure];

/** Shares and boxes are percent, others in the numbers of the question. */
export const isPercent = ({ figure }: Pick<Row, "figure">): boolean => figure === "share" || figure === "top_two_box";

/** `43 %`, `−12`, `3.42` */
export const figureWriter = (row: Pick<Row, "figure">) =>
  isPercent(row)
    ? (value: number) => `${decimal(value, 0)} %`
    : (value: number) => decimal(value, row.figure === "nps" ? 0 : 2);

interface EstimateCellProps {
  estimate: Estimate;
  row: Row;
  /** Whether the base stands in the cell, because it differs from row to row. */
  withBase: boolean;
  children?: ComponentChildren;
}

/** A figure with its letters, its interval and its base; one of fewer than five answers is marked. */
export function EstimateCell({ estimate, row, withBase, children }: EstimateCellProps) {
  const { value, interval, base, differs_from, small_base } = estimate;
  const write = figureWriter(row);
  if (value === null) return <span class="quiet">no answers</span>;
  return (
    <>
      <b>{write(value)}</b>
      {differs_from.length > 0 && (
        <span class="letters">
          <span class="hidden"> differs from </span>
          {differs_from.join(" ")}
        </span>
      )}
      {interval && <span class="quiet interval">{interval.map(write).join(" to ")}</span>}
      {withBase && <span class="quiet interval">n = {base.toLocaleString("en")}</span>}
      {small_base && <span class="badge small-base">under 5</span>}
      {children}
    </>
  );
}

/** Whether every row of a question rests on the same answers, column by column. */
export const hasOneBase = (rows: readonly (readonly (Estimate | undefined)[])[]): boolean =>
  rows.every((row) => row.every((estimate, column) => estimate?.base === rows[0]?.[column]?.base));
