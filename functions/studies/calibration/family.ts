import type { Cluster } from "../../statistics/random-intercept-line.ts";
import type { PairedFigure, PairRecord } from "./record.ts";
import { fitLine, type FittedLine } from "./prediction.ts";
import { FEWEST_STUDIES, type ScaleFamily } from "./schemas.ts";

/** Synthetic figures closer to each other than this, on 0..1, show no slope. */
const SMALLEST_RANGE = 0.02;
/** The rounding with which figures are printed, on 0..1; nothing is refused for it. */
const ROUNDING = 0.005;

/** The line of a family of figures, with the range of synthetic figures that it was fitted to. */
export interface FittedFamily {
  line: FittedLine;
  range: readonly [number, number];
}

/** The variance of a human figure as a measurement; a share of 0 or 100 % has one, too (Laplace). */
function errorOf(family: ScaleFamily, { mean, sd, n }: PairedFigure["human"]): number {
  if (family === "rating") return sd ** 2 / n;
  const share = (n * mean + 1) / (n + 2);
  return (share * (1 - share)) / n;
}

/**
 * The pairs' figures of one family: one cluster a simulation, without simulations that have none. Several human studies
 * of one simulation share whatever its model got wrong, so that they count as one study.
 */
export const clusterPairs = (pairs: readonly PairRecord[], family: ScaleFamily): Cluster[] =>
  [...Map.groupBy(pairs, ({ simulation_id }) => simulation_id).values()]
    .map((own) =>
      own
        .flatMap(({ questions }) => questions)
        .filter((question) => question.family === family)
        .flatMap(({ figures }) => figures)
        .map(({ human, synthetic }) => ({ x: synthetic.mean, y: human.mean, error: errorOf(family, human) })),
    )
    .filter((cluster) => cluster.length > 0);

export function rangeOf(clusters: readonly Cluster[]): readonly [number, number] | null {
  const synthetic = clusters.flat().map(({ x }) => x);
  return synthetic.length === 0 ? null : [Math.min(...synthetic), Math.max(...synthetic)];
}

export const without = <T>(all: readonly T[], index: number): T[] => all.toSpliced(index, 1);

/** Whether synthetic figures differ enough for a slope, whichever study is left out. */
export const differ = (clusters: readonly Cluster[]): boolean =>
  clusters.every((_, index) => {
    const [low, high] = rangeOf(without(clusters, index)) ?? [0, 0];
    return high - low >= SMALLEST_RANGE;
  });

/** @returns undefined below six studies, or where their synthetic figures are almost the same */
export function fitFamily(pairs: readonly PairRecord[], family: ScaleFamily): FittedFamily | undefined {
  const clusters = clusterPairs(pairs, family);
  const range = rangeOf(clusters);
  if (clusters.length < FEWEST_STUDIES || !range || !differ(clusters)) return undefined;
  return { line: fitLine(clusters), range };
}

/** Whether a synthetic figure lies where past ones did. */
export const isCovered = ([low, high]: readonly [number, number], synthetic: number): boolean =>
  synthetic >= low - ROUNDING && synthetic <= high + ROUNDING;
