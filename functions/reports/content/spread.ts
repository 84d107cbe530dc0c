import type { SpreadAdjusted } from "../../studies/spread/schemas.ts";
import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import { noteBlock, tableBlock } from "./blocks.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block } from "./report.ts";

interface Row {
  label: string;
  share: number;
  adjusted: SpreadAdjusted;
}

/**
 * Shares of a closed question that have a figure of the public prior; the company's own studies have their own table.
 */
function rowsOf({ options, rating }: QuestionFigures): Row[] {
  const shares = [
    ...(options ?? []).map(({ option, ...one }) => ({ label: option, ...one })),
    ...(rating?.points ?? []).map(({ value, label, ...one }) => ({
      label: label ? `${value} ${label}` : String(value),
      ...one,
    })),
  ];
  return shares.flatMap(({ label, share, spread_adjusted: adjusted }) =>
    adjusted?.source === "public" && share !== null ? [{ label, share, adjusted }] : [],
  );
}

/** The share of people that is expected, next to the personas' own, and the basis for it. */
export function spreadBlocks(context: ReportContext, question: QuestionFigures): Block[] {
  const { say, percent, intervalText, shareDecimals } = context;
  const rows = rowsOf(question);
  if (rows.length === 0) return [];
  return [
    tableBlock({
      folded: true,
      title: say("spread.heading"),
      columns: [
        { label: "", numeric: false },
        { label: say("humans.personas"), numeric: true },
        { label: say("calibrated.estimate"), numeric: true },
        { label: say("calibrated.interval"), numeric: true },
      ],
      rows: rows.map(({ label, share, adjusted }) => [
        label,
        percent(share),
        percent(adjusted.share),
        intervalText(asInterval(adjusted.interval), shareDecimals),
      ]),
    }),
  ];
}

/** The basis of those tables, said once above them. */
export const spreadNote = ({ say }: ReportContext, questions: readonly QuestionFigures[]): Block[] =>
  questions.some((question) => rowsOf(question).length > 0) ? [noteBlock(say("spread.note"))] : [];
