import type { ReportWording } from "../../languages/report-wording.ts";
import { grammarOf } from "../../languages/grammar.ts";
import { memoize } from "../../languages/memoize.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { percentIn, wordingOf } from "../../languages/wording.ts";

/** Fits signs of currencies that a language writes before the number. */
const leading = memoize((language: string): RegExp => {
  const { currencies_in_front: signs } = grammarOf(language);
  return new RegExp(`^(?:${signs || "(?!)"})$`, "u");
}, 100);

/** The decimals of an amount that was entered or asked for: none, or two. */
export const decimalsOf = (value: number): number => (Number.isInteger(value) ? 0 : 2);

/** As many decimals as a mean of such a size is read with: three digits at least, two decimals at most. */
export const meanDecimals = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

/** Whether a unit is written before its number. */
export const leads = (language: string, unit: string | null): boolean =>
  unit !== null && leading(primaryLanguage(language)).test(unit);

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
