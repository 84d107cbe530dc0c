import { requireInput } from "./input-error.ts";
import { add, apply, determinant, inverse, square, ZERO, type Pair, type TwoByTwo } from "./two-by-two.ts";

/** A point of a cluster; `error` is the known variance of `y` as a measurement, 0 where there is none. */
export interface MeasuredPoint {
  x: number;
  y: number;
  error: number;
}
export type Cluster = readonly MeasuredPoint[];

/**
 * Variances around the line: the variance of the clusters' intercepts, and that of points within clusters, without
 * their errors.
 */
export interface VarianceComponents {
  between: number;
  within: number;
}

export interface Line {
  intercept: number;
  slope: number;
  /** Covariance of intercept and slope. */
  covariance: TwoByTwo;
}

/**
 * XᵀΣ⁻¹X, XᵀΣ⁻¹y, yᵀΣ⁻¹y and ln |Σ| of one or several clusters: everything that is needed to fit a line. Σ is between ·
 * 11ᵀ + diag(within + error).
 */
export interface Information {
  xx: TwoByTwo;
  xy: Pair;
  yy: number;
  logDeterminant: number;
}

/**
 * A variance below this counts as none; it keeps Σ regular. For figures from 0 to 1, its root is a hundredth of a
 * percent.
 */
const SMALLEST = 1e-8;
/** First and last step of the search for the components, as standard deviations in units of `y`'s own. */
const STEPS = { first: 0.5, last: 1e-6 } as const;

export const pointOf = ({ x }: Pick<MeasuredPoint, "x">): Pair => [1, x];

/** The information of a cluster on the line; Σ is inverted by the method of Sherman and Morrison (1950). */
export function informationMatrix(cluster: Cluster, { between, within }: VarianceComponents): Information {
  let sums: Omit<Information, "logDeterminant"> = { xx: ZERO, xy: [0, 0], yy: 0 };
  let logDeterminant = 0;
  for (const point of cluster) {
    const variance = Math.max(SMALLEST, within + point.error);
    const { x, y } = point;
    sums = {
      xx: add(sums.xx, square(pointOf(point)), 1 / variance),
      xy: [sums.xy[0] + y / variance, sums.xy[1] + (x * y) / variance],
      yy: sums.yy + (y * y) / variance,
    };
    logDeterminant += Math.log(variance);
  }
  const { xx, xy, yy } = sums;
  const shared = between / (1 + between * xx[0]);
  return {
    xx: add(xx, square([xx[0], xx[1]]), -shared),
    xy: [xy[0] - shared * xx[0] * xy[0], xy[1] - shared * xx[1] * xy[0]],
    yy: yy - shared * xy[0] * xy[0],
    logDeterminant: logDeterminant + Math.log(1 + between * xx[0]),
  };
}

/** The information of several clusters together. With `times` −1, it is that of the first without the second. */
export const together = (p: Information, q: Information, times = 1): Information => ({
  xx: add(p.xx, q.xx, times),
  xy: [p.xy[0] + times * q.xy[0], p.xy[1] + times * q.xy[1]],
  yy: p.yy + times * q.yy,
  logDeterminant: p.logDeterminant + times * q.logDeterminant,
});

/** The line of generalised least squares. */
export function lineFrom({ xx, xy }: Information): Line {
  const covariance = inverse(xx);
  const [intercept, slope] = apply(covariance, xy);
  return { intercept, slope, covariance };
}

const allOf = (clusters: readonly Cluster[], components: VarianceComponents): Information =>
  clusters.map((cluster) => informationMatrix(cluster, components)).reduce((p, q) => together(p, q));

/** −2 × the restricted log-likelihood, without its constant. */
export function restrictedDeviance(clusters: readonly Cluster[], components: VarianceComponents): number {
  const all = allOf(clusters, components);
  const { intercept, slope } = lineFrom(all);
  return all.logDeterminant + Math.log(determinant(all.xx)) + all.yy - intercept * all.xy[0] - slope * all.xy[1];
}

/**
 * Components of variance by restricted maximum likelihood (Patterson & Thompson 1971). With known errors of
 * measurement, it is the model of random-effects meta-regression. The search moves standard deviations by steps along
 * either axis, which are halved if none helps. This is slow, but works on the boundary, where one of the components is
 * 0.
 * @param clusters more than two points, whose `x` are not all the same
 * @throws StatisticsInputError
 */
export function varianceComponents(clusters: readonly Cluster[]): VarianceComponents {
  const points = clusters.flat();
  requireInput(points.length > 2, "A line with a spread needs three points.");
  const ys = points.map(({ y }) => y);
  const unit = Math.max(Math.sqrt(SMALLEST), Math.max(...ys) - Math.min(...ys));
  const componentsAt = ([between, within]: Pair): VarianceComponents => ({
    between: between ** 2,
    within: within ** 2,
  });
  const devianceAt = (at: Pair) => restrictedDeviance(clusters, componentsAt(at));
  let best: Pair = [unit / 4, unit / 4];
  let lowest = devianceAt(best);
  for (let step = STEPS.first * unit; step > STEPS.last * unit; step /= 2)
    for (let moved = true; moved;) {
      moved = false;
      for (const [b, w] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ] as const) {
        const there: Pair = [Math.max(0, best[0] + b), Math.max(0, best[1] + w)];
        const deviance = devianceAt(there);
        if (!(deviance < lowest)) continue;
        [best, lowest, moved] = [there, deviance, true];
      }
    }
  return componentsAt(best);
}
