import { decimal, rangeInWords } from "../words.ts";

interface FigureProps {
  value: number | null | undefined;
  /** 95 %, below the figure. */
  interval?: readonly number[] | null | undefined;
  inWords?: (value: number) => string;
}

/** A figure of a table with its interval; empty if it is unknown. */
export const Figure = ({ value, interval, inWords = decimal }: FigureProps) =>
  value == null ? null : (
    <>
      {inWords(value)}
      {interval && <span class="quiet interval">{rangeInWords(interval.map((end) => inWords(end)))}</span>}
    </>
  );
