const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The number in a cell; undefined for anything else, `NaN` and `1e999` included. */
export function numberIn(cell: string, decimalComma: boolean): number | undefined {
  const text = decimalComma ? cell.trim().replace(",", ".") : cell.trim();
  const value = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Removes the noise of floating point, and numbers too near to 0 for the table (1e-130). */
export const tidy = (value: number): number => Number(value.toFixed(12));

/** Whether a workbook would compute the content of a cell: `=SUM(A1)`, `@A1`, `+A1`, `-A1`. */
export const isFormula = (cell: string): boolean => /^[=@]|^[+-](?![\d.,]*$)/.test(cell.trim());
export const FORMULA = "is a formula; send its result";

/** How programs write that there is no answer: R `NA`, LimeSurvey `N/A`, SPSS `#NULL!`, or an empty cell. */
const NO_ANSWER: ReadonlySet<string> = new Set(["", "NA", "N/A", "#NULL!"]);
export const isMissing = (cell: string): boolean => NO_ANSWER.has(cell);

/** A cell as it is shown in a sentence. */
export const shown = (cell: string): string => `“${cell.length > 40 ? `${cell.slice(0, 39)}…` : cell}”`;
