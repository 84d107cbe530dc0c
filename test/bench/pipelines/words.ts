/** `12,345` */
export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");

/** `1 event`, `12 events` */
export const counted = (count: number, noun: string): string => `${whole(count)} ${noun}${count === 1 ? "" : "s"}`;

/** Dollars with three significant digits, never in powers of ten: `0.00414`. */
export const usd = (value: number): string => {
  if (value === 0) return "0";
  const decimals = Math.max(2, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(decimals, 9));
};

/** `23 KB`, `512 bytes` */
export const bytes = (value: number): string =>
  value < 1_024 ? counted(value, "byte") : `${(value / 1_024).toFixed(1)} KB`;

/** `12 %`; a share below one percent keeps a digit: `0.3 %` */
export const percent = (share: number): string =>
  `${share > 0 && share < 0.01 ? (100 * share).toFixed(1) : Math.round(100 * share)} %`;
