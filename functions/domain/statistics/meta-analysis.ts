import { chiSquareSurvival } from "./chi-square.ts";
import { requireFinite, requireInput } from "./input-error.ts";
import { sum } from "./moments.ts";
import { twoSidedZ } from "./normal.ts";
import type { Interval } from "./wilson.ts";

/** An estimate of one simulation with its sampling variance (squared standard error). */
export interface StudyEffect {
  effect: number;
  variance: number;
}

export interface PooledEffect extends Interval {
  pooled: number;
  standardError: number;
  /** Variance between simulations beyond sampling, in squared units of the effect. */
  tau2: number;
  /**
   * Share of the observed variation that is between simulations, percent (Higgins & Thompson 2002, Stat Med 21:1539).
   */
  i2Percent: number;
  /** Cochran's homogeneity test. */
  q: number;
  df: number;
  p: number;
}

/**
 * Share with variance p(1 − p)/n; at 0 or n of n, half an answer is added to each side, since a variance of 0 would
 * outweigh all else.
 */
export function shareEffect(successes: number, n: number): StudyEffect {
  requireInput(
    n > 0 && successes >= 0 && successes <= n,
    `A share needs 0 <= successes <= n, found ${successes} of ${n}.`,
  );
  const extreme = successes === 0 || successes === n;
  const share = extreme ? (successes + 0.5) / (n + 1) : successes / n;
  return { effect: share, variance: (share * (1 - share)) / (extreme ? n + 1 : n) };
}

function pool(studies: readonly StudyEffect[], tau2: number) {
  const weights = studies.map(({ variance }) => 1 / (variance + tau2));
  const total = sum(weights);
  return { weights, total, pooled: sum(studies.map(({ effect }, i) => weights[i]! * effect)) / total };
}

/** DerSimonian & Laird (1986, Control Clin Trials 7:177). */
function momentEstimate(q: number, df: number, weights: readonly number[]): number {
  const total = sum(weights);
  const scale = total - sum(weights.map((weight) => weight ** 2)) / total;
  return Math.max(0, (q - df) / scale);
}

/** Restricted maximum likelihood by fixed-point iteration, cut at 0 (Viechtbauer 2005, J Educ Behav Stat 30:261). */
function restrictedEstimate(studies: readonly StudyEffect[], start: number): number {
  let tau2 = start;
  for (let step = 0; step < 10_000; step += 1) {
    const { weights, total, pooled } = pool(studies, tau2);
    const squares = weights.map((weight) => weight ** 2);
    const excess = sum(studies.map(({ effect, variance }, i) => squares[i]! * ((effect - pooled) ** 2 - variance)));
    const next = Math.max(0, excess / sum(squares) + 1 / total);
    const change = Math.abs(next - tau2);
    tau2 = next;
    if (change <= 1e-15 * (1 + tau2)) break;
  }
  return tau2;
}

/**
 * Random-effects summary of one estimate over several simulations: is there more variation between them than sampling
 * explains? Weights 1/(v + τ²), normal interval.
 * @param method τ² by DerSimonian–Laird (default) or restricted maximum likelihood
 * @returns null below two simulations
 * @throws StatisticsInputError unless effects are finite and variances positive
 */
export function randomEffects(
  studies: readonly StudyEffect[],
  { method = "dersimonian-laird", level = 0.95 }: { method?: "dersimonian-laird" | "reml"; level?: number } = {},
): PooledEffect | null {
  requireFinite(
    studies.flatMap(({ effect, variance }) => [effect, variance]),
    "Effects and variances",
  );
  requireInput(
    studies.every(({ variance }) => variance > 0),
    "The sampling variance of an effect must be positive.",
  );
  if (studies.length < 2) return null;
  const fixed = pool(studies, 0);
  const q = sum(studies.map(({ effect }, i) => fixed.weights[i]! * (effect - fixed.pooled) ** 2));
  const df = studies.length - 1;
  const moment = momentEstimate(q, df, fixed.weights);
  const tau2 = method === "reml" ? restrictedEstimate(studies, moment) : moment;
  const { pooled, total } = pool(studies, tau2);
  const standardError = Math.sqrt(1 / total);
  const margin = twoSidedZ(level) * standardError;
  return {
    pooled,
    standardError,
    tau2,
    i2Percent: q > 0 ? Math.max(0, (100 * (q - df)) / q) : 0,
    q,
    df,
    p: chiSquareSurvival(q, df),
    lower: pooled - margin,
    upper: pooled + margin,
  };
}
