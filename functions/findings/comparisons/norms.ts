import { peopleWordingOf } from "../../languages/people-wording.ts";
import { quantile, quantileOfSorted } from "../../statistics/quantile.ts";
import { normal, randomFrom, type RandomGenerator } from "../../statistics/random.ts";
import type { NormFigure, NormRecord } from "./norm-record.ts";
import { FEWEST_CONCEPTS, type Norms } from "./norms-schema.ts";
import { rounded } from "../../statistics/rounded.ts";

/** Random numbers of one response, for all figures together: a tenth of a second. */
const NOISE = 200_000;
const DRAWS = { fewest: 200, most: 2_000 } as const;

/** Standard normal draws for a concept and this number of others. */
export function normNoise(others: number, random: RandomGenerator): Float64Array[] {
  const draws = Math.min(DRAWS.most, Math.max(DRAWS.fewest, Math.floor(NOISE / (others + 1))));
  return Array.from({ length: draws }, () => Float64Array.from({ length: others + 1 }, () => normal(random)));
}

/** Percentage of the others that are below a value; equal ones count half. */
const rankAmong = (value: number, others: ArrayLike<number>): number => {
  let below = 0;
  for (let index = 0; index < others.length; index++)
    below += others[index]! < value ? 1 : others[index]! === value ? 0.5 : 0;
  return (100 * below) / others.length;
};

type Measured = Pick<NormFigure, "value" | "error">;

/**
 * Percentile rank of a figure among others, with a 95 % interval for its rank among their true values. The interval
 * shows how the rank varies if all figures vary by their standard errors (parametric bootstrap, Efron & Tibshirani
 * 1993, §6.5). It does not include that others might have been tested: these are the ones that the company has.
 * @param others at least one
 * @param noise draws for at least this number of others
 */
export function percentileRank(own: Measured, others: readonly Measured[], noise: readonly Float64Array[]) {
  const drawn = ({ value, error }: Measured, z: number) => value + (error ?? 0) * z;
  const moved = new Float64Array(others.length);
  const ranks = noise
    .map((draw) => {
      for (const [index, other] of others.entries()) moved[index] = drawn(other, draw[index + 1]!);
      return rankAmong(drawn(own, draw[0]!), moved);
    })
    .sort((a, b) => a - b);
  const rank = rankAmong(
    own.value,
    others.map(({ value }) => value),
  );
  const [low, high] = [quantileOfSorted(ranks, 0.025, 6), quantileOfSorted(ranks, 0.975, 6)];
  return { rank, interval: [Math.min(rank, low), Math.max(rank, high)] as [number, number] };
}

/** Other concepts, each by its latest test. Another test of the own concept does not count as another concept. */
function otherConcepts(own: NormRecord, recorded: readonly NormRecord[]): NormRecord[] {
  const inOrder = recorded.toSorted((a, b) => (a.completed_at < b.completed_at ? -1 : 1));
  return [...new Map(inOrder.map((norm) => [norm.concept, norm])).values()].filter(
    ({ concept, simulation_id: id }) => concept !== own.concept && id !== own.simulation_id,
  );
}

export interface NormsRequest {
  own: NormRecord;
  /** Norms of the company. It makes no difference whether the own norm is among them. */
  recorded: readonly NormRecord[];
  /** Language of the sentence (BCP 47). */
  language: string;
}

/** The rank of a concept among the others of its company. */
export function presentNorms({ own, recorded, language }: NormsRequest): Norms {
  const others = otherConcepts(own, recorded);
  const noise = others.length < FEWEST_CONCEPTS ? [] : normNoise(others.length, randomFrom(own.simulation_id));
  const figures = own.figures.map((figure) => {
    const among = others.flatMap((other) =>
      other.figures.filter(
        ({ question_id, figure: kind, method }) =>
          question_id === figure.question_id && kind === figure.figure && method === figure.method,
      ),
    );
    const shown = (value: number) => (figure.figure === "mean" ? rounded(value, 2) : rounded(100 * value, 1));
    const { question_id, n: base, value } = figure;
    const known = { question_id, figure: figure.figure, value: shown(value), base, concepts: among.length };
    if (among.length < FEWEST_CONCEPTS)
      return { ...known, percentile_rank: null, percentile_interval: null, median: null, quartiles: null };
    const { rank, interval } = percentileRank(figure, among, noise);
    const [lower = NaN, median = NaN, upper = NaN] = [0.25, 0.5, 0.75].map((p) =>
      shown(
        quantile(
          among.map((other) => other.value),
          p,
        ),
      ),
    );
    return {
      ...known,
      percentile_rank: rounded(rank, 1),
      percentile_interval: interval.map((end) => rounded(end, 1)),
      median,
      quartiles: [lower, upper],
    };
  });
  const most = Math.max(0, ...figures.map(({ concepts }) => concepts));
  const ready = most >= FEWEST_CONCEPTS;
  return {
    simulation_id: own.simulation_id,
    concepts: others.length,
    ready,
    missing: ready
      ? null
      : peopleWordingOf(language).say("comparisons.norms_missing", { count: most, needed: FEWEST_CONCEPTS }),
    figures,
  };
}
