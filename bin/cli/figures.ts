/** `4.2 s`, `2 min 05 s`. @param decimal writes seconds with a decimal */
export function duration(seconds: number, decimal = (value: number) => value.toFixed(1)): string {
  if (seconds < 59.95) return `${decimal(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`;
}

/** `1 persona`, `5,000 personas`: of what commands say in English. */
export const counted = (value: number, noun: string): string =>
  `${value.toLocaleString("en-US")} ${noun}${value === 1 ? "" : "s"}`;
