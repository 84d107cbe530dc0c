/** A time of the service (UTC without a zone) in the reader's zone: `20 Nov 2026, 21:43`. */
export const dateTime = (time: string): string =>
  new Date(`${time}Z`).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

export const date = (time: string): string => new Date(`${time}Z`).toLocaleDateString("en-GB", { dateStyle: "medium" });

/** `1 study`, `2 studies` */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

/** US dollars; of small sums the cents are not all. */
export const dollars = (amount: number): string =>
  amount.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: amount < 10 ? 3 : 2 });

/** Seconds as people say them: `40 seconds`, `3 minutes`, `2.5 hours` */
export function duration(seconds: number): string {
  if (seconds < 90) return count(seconds, "second");
  return seconds < 5_400 ? count(Math.round(seconds / 60), "minute") : `${decimal(seconds / 3_600, 1)} hours`;
}

/** Two places after the point, a real minus sign: `−0.42` */
export const decimal = (value: number, places = 2): string => value.toFixed(places).replace("-", "−");

/** A share of 0 to 1: `43 %` */
export const percent = (share: number): string => `${decimal(share * 100, 0)} %`;

/** `0.12 to 0.48` */
export const range = ([from = NaN, to = NaN]: readonly number[], places = 2): string =>
  `${decimal(from, places)} to ${decimal(to, places)}`;

/** A day of the calendar, the same in every zone: `2026-11-20` is `20 Nov 2026`. */
export const day = (isoDate: string): string =>
  new Date(`${isoDate}T00:00Z`).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" });
