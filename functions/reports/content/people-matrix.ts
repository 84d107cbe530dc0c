import { alternativeOf, onePersona, percentWritten } from "./charts.ts";
import type { ReportContext } from "./context.ts";
import type { Chart, MatrixChart } from "./report.ts";

/** With more people than these, a page has no room for columns side by side. */
const MOST_COLUMNS = 30;

export interface PeopleMatrix {
  title: string;
  /** Null for the alternative text of the highest and the lowest share. */
  alternative: string | null;
  note: string;
  columns: string[];
  /** With the number of people it applies to. */
  rows: (Omit<MatrixChart["rows"][number], "share"> & { share: number; count: number })[];
  legend: MatrixChart["legend"];
}

/** The same for so few people that they are counted. */
function countedMatrix(
  context: ReportContext,
  given: PeopleMatrix["rows"],
  { title, columns, legend, alternative }: Omit<PeopleMatrix, "rows">,
): Chart {
  const total = columns.length;
  const rows = given.map(({ label, cells, share, count }) => ({
    ...{ label, cells, share },
    counted: context.say("figures.of", { count, total }),
  }));
  const figures = rows.map(({ share, ...row }) => ({ ...row, value: share }));
  return {
    kind: "matrix",
    ...{ title, columns, legend },
    alternative: alternative ?? alternativeOf(context, figures, ({ counted }) => counted),
    note: context.say("charts.base", { count: total }),
    rows: rows.map((row) => ({ ...row, share: null, interval: null })),
  };
}

/**
 * Which rows apply to which people, and the share of the people. A crowd gets only the shares; one persona has no
 * interval.
 */
export function peopleMatrix(context: ReportContext, { alternative, rows: given, ...rest }: PeopleMatrix): Chart {
  if (context.isCounted) return countedMatrix(context, given, { alternative, ...rest });
  const isAlone = rest.columns.length === 1;
  const rows = given.map(({ count: _, ...row }) => (isAlone ? { ...row, interval: null } : row));
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
