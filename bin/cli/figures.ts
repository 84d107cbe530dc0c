/** `60.0 %` */
export const percent = (value: number, decimals = 1): string => `${value.toFixed(decimals)} %`;

/** The ends of a 95 % interval: `23.1–88.2`; where there is none, `no interval` */
export const interval = (ends: readonly number[] | null, decimals = 1): string =>
  ends ? `${(ends[0] ?? NaN).toFixed(decimals)}–${(ends[1] ?? NaN).toFixed(decimals)}` : "no interval";

/** A value around zero with its sign: `+0.38` */
export const score = (value: number, decimals = 2): string => {
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? (0).toFixed(decimals) : value > 0 ? `+${text}` : text;
};

/** `12,345` */
export const count = (value: number): string => value.toLocaleString("en-US");

/** `1 persona`, `5 personas` */
export const counted = (value: number, noun: string): string => `${count(value)} ${noun}${value === 1 ? "" : "s"}`;

/** `4.2 s`, `2 min 05 s` */
export function duration(seconds: number): string {
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}
