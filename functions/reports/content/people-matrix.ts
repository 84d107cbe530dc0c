import { alternativeOf, onePersona, percentWritten } from "./charts.ts";
import type { ReportContext } from "./context.ts";
import type { Chart, MatrixChart } from "./report.ts";

/** More people than these have no columns side by side on a page. */
const MOST_COLUMNS = 30;

export interface PeopleMatrix {
  title: string;
  /** Null for that of the highest and the lowest share. */
  alternative: string | null;
  note: string;
  columns: string[];
  rows: (Omit<MatrixChart["rows"][number], "share"> & { share: number })[];
  legend: MatrixChart["legend"];
}

/** What is true of whom, with the share of the people; of a crowd the shares alone. One persona gives no interval. */
export function peopleMatrix(context: ReportContext, { alternative, rows: given, ...rest }: PeopleMatrix): Chart {
  const isAlone = rest.columns.length === 1;
  const rows = isAlone ? given.map((row) => ({ ...row, interval: null })) : given;
  const matrix = isAlone ? { ...rest, note: context.sentences([rest.note, onePersona(context)]) } : rest;
  const { title, note } = matrix;
  const figures = rows.map(({ label, share, interval }) => ({ label, value: share, interval }));
  const said =
    alternative ?? alternativeOf(context, figures, percentWritten(context, { count: matrix.columns.length }));
  if (matrix.columns.length <= MOST_COLUMNS) return { kind: "matrix", ...matrix, alternative: said, rows };
  return {
    kind: "bars",
    title,
    note,
    alternative: said,
    rows: rows.map(({ label, share, interval }) => ({ label, share, interval, mood: null, note: null })),
  };
}
