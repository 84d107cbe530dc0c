import type { ReportWording } from "../../languages/report-wording.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { percentIn, wordingOf } from "../../languages/wording.ts";

/** Signs of currencies that stand before the number, by the language that writes them so. */
const leading: Readonly<Record<string, RegExp>> = {
  en: /^(?:[A-Z]{0,3}\$|[£€¥₹])$/u,
  ja: /^(?:[A-Z]{0,3}\$|[£€¥₹])$/u,
  es: /^(?:[A-Z]{0,3}\$|[£¥])$/u,
  pt: /^(?:[A-Z]{0,3}\$|[£¥])$/u,
};

/** As many decimals as an amount has that was entered or asked for: none, or two. */
export const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : 2);

/** As many decimals as a mean of such a size is read with: three digits at least, two decimals at most. */
export const meanDecimals = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

/** Whether a unit stands before its number. */
export const leads = (language: string, unit: string | null): boolean =>
  unit !== null && (leading[primaryLanguage(language)]?.test(unit) ?? false);

/** `$449`, `449 €`, `12 days`, `30 %`: an amount with its unit, as the language writes it. */
export function amountIn(
  { language, number }: Pick<ReportWording, "language" | "number">,
  value: number,
  unit: string | null,
  decimals = decimalsOf(value),
): string {
  if (unit === "%") return percentIn(wordingOf(language), value, decimals);
  const written = number(value, decimals);
  if (!unit) return written;
  if (leads(language, unit)) return `${written.startsWith("-") ? "-" : ""}${unit}${written.replace(/^-/, "")}`;
  return `${written} ${unit}`;
}
