import { mean, sum } from "../../statistics/moments.ts";
import { normalQuantile } from "../../statistics/normal.ts";
import {
  informationMatrix,
  lineFrom,
  pointOf,
  together,
  varianceComponents,
  type Cluster,
  type Line,
  type VarianceComponents,
} from "../../statistics/random-intercept-line.ts";
import { studentTQuantile } from "../../statistics/student-t.ts";
import { add, form, multiply, square, trace, transpose, ZERO, type TwoByTwo } from "../../statistics/two-by-two.ts";

/** A line fitted to past studies, and its prediction for a study that is not among them. */
export interface FittedLine extends Line, VarianceComponents {
  /** Degrees of freedom of the prediction error. */
  freedom: number;
  /** Root mean square of the errors of lines fitted without a study on that study; every study has the same weight. */
  leaveOneOutError: number;
  /** @returns the figure of people that is expected, and half the width of its 95 % prediction interval */
  predict: (synthetic: number) => { estimate: number; half: number };
}

/** A study that was left out: the line without it, and its figures' errors over what the model expects of them. */
interface LeftOut {
  line: Line;
  /** Information of the others. */
  xx: TwoByTwo;
  /** √ of the variance that the model expects of each error. */
  expected: number[];
  errors: number[];
}

/**
 * Fits human on synthetic figures, a random intercept for every study, and says where the figure of a new study lies.
 *
 * Jackknife+ (Barber et al. 2021) has no 95 % interval below twenty studies. Instead, the errors of each study under
 * the line fitted without it are divided by the standard deviations that the model gives to them. These ratios show by
 * how much the model's variances are off. The mean of their squares, with the same weight for every study, scales the
 * variance of a new figure. Half the width is a quantile of Student's t times its root. The quantile has the degrees of
 * freedom that this mean has under the model (Satterthwaite 1946). The new study is taken to ask as many people as past
 * ones on average.
 * @param studies at least three, each with a figure, that leave different `x` whichever of them is left out
 */
export function fitLine(studies: readonly Cluster[]): FittedLine {
  const components = varianceComponents(studies);
  const { between, within } = components;
  const parts = studies.map((study) => informationMatrix(study, components));
  const all = parts.reduce((p, q) => together(p, q));
  const line = lineFrom(all);
  const varianceAt = (fitted: Line, x: number, error: number) =>
    between + within + error + form(pointOf({ x }), fitted.covariance, pointOf({ x }));

  const leftOut = studies.map((study, index): LeftOut => {
    const others = together(all, parts[index]!, -1);
    const fitted = lineFrom(others);
    return {
      line: fitted,
      xx: others.xx,
      expected: study.map(({ x, error }) => Math.sqrt(varianceAt(fitted, x, error))),
      errors: study.map(({ x, y }) => y - fitted.intercept - fitted.slope * x),
    };
  });
  const meanSquare = (of: (study: LeftOut, point: number) => number) =>
    mean(leftOut.map((study) => mean(study.errors.map((_, point) => of(study, point) ** 2))));
  const scale = meanSquare(({ errors, expected }, point) => errors[point]! / expected[point]!);
  const measured = mean(studies.map((study) => mean(study.map(({ error }) => error))));
  const freedom = degreesOfFreedom(studies, leftOut, all.xx, between);
  const quantile = studentTQuantile(0.975, freedom);
  // However well past figures happen to fit, a new study has at least its own sampling error.
  const leastHalf = normalQuantile(0.975) * Math.sqrt(measured);
  return {
    ...line,
    ...components,
    freedom,
    leaveOneOutError: Math.sqrt(meanSquare(({ errors }, point) => errors[point]!)),
    predict: (x) => ({
      estimate: line.intercept + line.slope * x,
      half: Math.max(quantile * Math.sqrt(scale * varianceAt(line, x, measured)), leastHalf),
    }),
  };
}

/**
 * Degrees of freedom of the mean of squares of `leftOut`: 2 · mean² / variance. Under the model this is one over the
 * weighted sum of all squared correlations between two errors. The errors e = y − zᵀβ₋ of two studies i and h covary as
 * zᵀ(C₋ᵢ M C₋ₕ − C₋ᵢ − C₋ₕ)z. C are the covariances of their lines, and M is the information of all but both. The
 * errors of one study covary as zᵀC₋ᵢz + between. A sum of squares of such forms is tr(WᵢBWₕBᵀ), with W = Σ w z zᵀ.
 */
function degreesOfFreedom(
  studies: readonly Cluster[],
  leftOut: readonly LeftOut[],
  whole: TwoByTwo,
  between: number,
): number {
  const sharedIntercept: TwoByTwo = [between, 0, 0, 0];
  const inverseVariances = studies.map((study, index) =>
    study.map((_, point) => 1 / (studies.length * study.length * leftOut[index]!.expected[point]! ** 2)),
  );
  const moments = studies.map((study, index) =>
    study.map((point, at) => square(pointOf(point), inverseVariances[index]![at])).reduce((p, q) => add(p, q), ZERO),
  );
  const squares = (i: number, b: TwoByTwo, h: number) =>
    trace(multiply(multiply(moments[i]!, b), multiply(moments[h]!, transpose(b))));
  return (
    1 /
    sum(
      leftOut.flatMap((one, i) =>
        leftOut.map((other, h) => {
          const [c, d] = [one.line.covariance, other.line.covariance];
          if (i !== h) {
            const withoutBoth = add(add(one.xx, other.xx), whole, -1);
            return squares(i, add(add(multiply(multiply(c, withoutBoth), d), c, -1), d, -1), h);
          }
          const b = add(c, sharedIntercept);
          // The diagonal has the variances, those of single points included.
          const diagonal = studies[i]!.map((point, at) => {
            const weight = inverseVariances[i]![at]!;
            const ownOnly = form(pointOf(point), b, pointOf(point));
            return (one.expected[at]! ** 4 - ownOnly ** 2) * weight ** 2;
          });
          return squares(i, b, i) + sum(diagonal);
        }),
      ),
    )
  );
}
