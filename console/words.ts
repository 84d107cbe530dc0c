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
