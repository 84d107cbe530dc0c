const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The number that a cell says; undefined for anything else, `NaN` and `1e999` included. */
export function numberIn(cell: string, decimalComma: boolean): number | undefined {
  const text = decimalComma ? cell.trim().replace(",", ".") : cell.trim();
  const value = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Without the noise of floating point, and without numbers too near to 0 for the table (1e-130). */
export const tidy = (value: number): number => Number(value.toFixed(12));

/** Whether a workbook would compute what stands in a cell: `=SUM(A1)`, `@A1`, `+A1`, `-A1`. */
export const isFormula = (cell: string): boolean => /^[=@]|^[+-](?![\d.,]*$)/.test(cell.trim());
export const FORMULA = "is a formula; send its result";

/** How programs write that there is no answer: R `NA`, LimeSurvey `N/A`, SPSS `#NULL!`; an empty cell says so, too. */
const NO_ANSWER: ReadonlySet<string> = new Set(["", "NA", "N/A", "#NULL!"]);
export const isMissing = (cell: string): boolean => NO_ANSWER.has(cell);

/** A cell in a sentence. */
export const shown = (cell: string): string => `“${cell.length > 40 ? `${cell.slice(0, 39)}…` : cell}”`;
