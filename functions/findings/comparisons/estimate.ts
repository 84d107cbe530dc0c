import { countedShare } from "../../statistics/counted-share.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { meanShare } from "../../statistics/mean-share.ts";
import {
  differenceOfMeans,
  differenceOfShares,
  weightedSample,
  type Member,
  type SampleDifference,
  type WeightedSample,
} from "../../statistics/sample-difference.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import type { FigureRow } from "../../dataset/figure-row.ts";
import { SMALLEST_BASE, type Cell } from "./schemas.ts";
import { rounded } from "../../statistics/rounded.ts";

type Drawing = Pick<FigureRow, "figure" | "values" | "bounds">;

/** Shares are shown in percent. */
export const factorOf = ({ values }: Drawing): number => (values === "measured" ? 1 : 100);
export const decimalsOf = ({ figure, values }: Drawing): number => (values === "measured" && figure !== "nps" ? 2 : 1);

/** The personas who answered, with the weight of each. @param among absent: everybody */
export function membersOf(
  row: FigureRow,
  weightOf: (personaId: string) => number,
  among?: ReadonlySet<string>,
): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const [id, value] of row.of) if (!among || among.has(id)) members.set(id, { value, weight: weightOf(id) });
  return members;
}

function intervalOf(row: Drawing, members: ReadonlyMap<string, Member>): [number, number] | null {
  const values = [...members.values()].map(({ value }) => value);
  const weights = [...members.values()].map(({ weight }) => weight);
  if (row.values === "measured") return meanInterval(values, ...row.bounds, { decimals: decimalsOf(row), weights });
  const interval =
    row.values === "counted"
      ? countedShare(
          values.map((value) => value === 1),
          weights,
        )
      : meanShare(values, weights).interval;
  return interval && shownInterval(100 * interval.lower, 100 * interval.upper, decimalsOf(row));
}

/** A figure of some personas, as it is shown, and the sample behind it; null without personas. */
export interface Estimate {
  shown: Omit<Cell, "differs_from">;
  sample: WeightedSample | null;
}

export function estimateOf(row: Drawing, members: ReadonlyMap<string, Member>): Estimate {
  const base = members.size;
  const small_base = base < SMALLEST_BASE;
  const count = row.values === "counted" ? [...members.values()].filter(({ value }) => value === 1).length : null;
  if (base === 0)
    return { shown: { base, effective_n: 0, count, value: null, interval: null, small_base }, sample: null };
  const sample = weightedSample(members);
  const value = rounded(factorOf(row) * sample.mean, decimalsOf(row));
  const effective_n = rounded(sample.effectiveN, 1);
  return { shown: { base, effective_n, count, value, interval: intervalOf(row, members), small_base }, sample };
}

/** The difference of two figures of a row, as it is shown; `p` is null where one of them has too small a base. */
export function compareEstimates(row: Drawing, first: Estimate, second: Estimate): SampleDifference | null {
  if (!first.sample || !second.sample) return null;
  const compared =
    row.values === "counted"
      ? differenceOfShares(first.sample, second.sample)
      : differenceOfMeans(first.sample, second.sample);
  const [low, high] = row.bounds;
  const within = (value: number) => Math.max(low - high, Math.min(high - low, value));
  const [factor, decimals] = [factorOf(row), decimalsOf(row)];
  const [lower, upper] = compared.interval ?? [0, 0];
  return {
    ...compared,
    difference: rounded(factor * compared.difference, decimals),
    interval: compared.interval && shownInterval(factor * within(lower), factor * within(upper), decimals),
    p: first.shown.small_base || second.shown.small_base ? null : compared.p,
  };
}
