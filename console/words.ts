import { locale } from "./language/chosen.ts";
import { n, t } from "./language/say.ts";

/** A time of the service (UTC without a zone) in the reader's zone: `20 Nov 2026, 21:43`. */
export const dateTime = (time: string): string =>
  new Date(`${time}Z`).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });

export const date = (time: string): string => new Date(`${time}Z`).toLocaleDateString(locale, { dateStyle: "medium" });

/** US dollars; small sums have a third decimal. */
export const dollars = (amount: number): string =>
  amount.toLocaleString(locale, {
    ...{ style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" },
    maximumFractionDigits: amount < 10 ? 3 : 2,
  });

/** Seconds as people say them: `40 seconds`, `3 minutes`, `2.5 hours` */
export function duration(seconds: number): string {
  if (seconds < 90) return n(seconds, "{count} second", "{count} seconds");
  if (seconds < 5_400) return n(Math.round(seconds / 60), "{count} minute", "{count} minutes");
  return t("{hours} hours", { hours: decimal(seconds / 3_600, 1) });
}

/** Two places after the point, a real minus sign: `−0.42` */
export const decimal = (value: number, places = 2): string =>
  value
    .toLocaleString(locale, { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: false })
    .replace("-", "−");

/** Percent without decimals: `43 %` */
export const percentage = (value: number): string => t("{share} %", { share: decimal(value, 0) });

/** A share of 0 to 1: `43 %` */
export const percent = (share: number): string => percentage(share * 100);

/** `0.12 to 0.48` */
export const range = (ends: readonly number[], places = 2): string =>
  rangeInWords(ends.map((end) => decimal(end, places)));

/** Both ends of a range that are already text. */
export const rangeInWords = ([from = "", to = ""]: readonly string[]): string => t("{from} to {to}", { from, to });

/** A day of the calendar, the same in every zone: `2026-11-20` is `20 Nov 2026`. */
export const day = (isoDate: string): string =>
  new Date(`${isoDate}T00:00Z`).toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" });
