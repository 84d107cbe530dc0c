/** What a number counts; times are in seconds, sizes in bytes, money in US dollars. */
export type Unit =
  | "s"
  | "bytes"
  | "USD"
  | "1/s"
  | "calls"
  | "units"
  | "tokens"
  | "transitions"
  | "events"
  | "times"
  | "tests";

export interface Quantity {
  value: number;
  unit: Unit;
}

/** What a ratio has to reach (design: "What to reach"). */
export type Target = { atMost: number } | { atLeast: number };

/**
 * One line of the benchmark's table: a quantity over another one, both of the same run on the same machine. What is
 * told is their ratio; the two quantities say where it comes from and mean little on another machine.
 */
export interface Figure {
  /**
   * What was measured, in words that are the same in every run: lines of two runs are matched by this, `size` and what
   * it is over.
   */
  what: string;
  /** How much of it: "10 personas"; empty where nothing grows. */
  size: string;
  measured: Quantity;
  /** What it is divided by, in words that complete "over …". */
  over: Quantity & { what: string };
  target?: Target;
  /** Processes that wanted to run on this machine, averaged over a minute, when the measurement began. */
  load: number;
  /** What a reader should know beside the ratio, in one short line. */
  details?: string;
  /** Numbers behind the line, for whoever reads the JSON. */
  data?: Record<string, unknown>;
}

/** @returns the measured quantity over its reference; 0 over 0 is 1, since nothing was wanted and nothing was used */
export function ratioOf({ measured, over }: Figure): number {
  return measured.value === 0 && over.value === 0 ? 1 : measured.value / over.value;
}

/** @returns whether the ratio reaches its target; undefined for a figure that has none */
export function meetsTarget(figure: Figure): boolean | undefined {
  const { target } = figure;
  if (!target) return undefined;
  const ratio = ratioOf(figure);
  return "atMost" in target ? ratio <= target.atMost : ratio >= target.atLeast;
}

/** At least three digits that say something, and thousands apart: 1,234 · 12.3 · 0.00041. */
export function digits(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (value === 0) return "0";
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return value.toLocaleString("en-US", { maximumSignificantDigits: 3 });
}

/** @returns a quantity as a person would write it: 12.3 ms · 4.20 MB · 0.0041 USD · 18 calls */
export function quantityText({ value, unit }: Quantity): string {
  switch (unit) {
    case "s":
      return Math.abs(value) < 1 ? `${digits(value * 1e3)} ms` : `${digits(value)} s`;
    case "bytes":
      if (Math.abs(value) >= 1_048_576) return `${digits(value / 1_048_576)} MB`;
      return Math.abs(value) >= 1_024 ? `${digits(value / 1_024)} KB` : `${digits(value)} B`;
    default:
      return `${digits(value)} ${unit}`;
  }
}
