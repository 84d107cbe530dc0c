import { cholesky, choleskySolve, dot } from "../../statistics/linear-algebra.ts";

/** Relative tolerance on the Newton decrement. An absolute one stalls where |LL| is near 1e4 (rounding of the sum). */
const TOLERANCE = 1e-14;
/** Share of the predicted gain that a step must deliver (Armijo). */
const SUFFICIENT_GAIN = 1e-4;
/** Rounding of a sum of thousands of logarithms; smaller differences do not reject a step. */
const ROUNDING = 1e-13;
const HALVINGS = 40;

/** Value of a concave function; overwrites its gradient (K) and the negative of its Hessian (K×K). */
export type ConcaveFunction = (point: Float64Array, gradient: Float64Array, curvature: Float64Array) => number;

export interface NewtonResult {
  /**
   * `converged`: the decrement g'H⁻¹g fell below the tolerance times 1+|f|, and a last full step was taken;
   * `singular`: the curvature is not positive definite; `stopped`: `stop` said so; `exhausted`: neither in time.
   */
  outcome: "converged" | "singular" | "stopped" | "exhausted";
  point: Float64Array;
  value: number;
  gradient: Float64Array;
  curvature: Float64Array;
  /** Newton steps taken. */
  iterations: number;
}

/**
 * Maximises a concave function by Newton's method with backtracking: the full step is halved until the function gains
 * (undamped Newton diverges for many individual posteriors).
 * @param tolerance relative, on the decrement: the square of what a step is long in standard deviations of H⁻¹
 * @param stop asked after every step with the direction taken; true ends the search
 */
export function maximise(options: {
  function: ConcaveFunction;
  start: Float64Array;
  maxIterations: number;
  tolerance?: number;
  stop?: (direction: Float64Array) => boolean;
}): NewtonResult {
  const { tolerance = TOLERANCE } = options;
  const n = options.start.length;
  let current = evaluated(options.function, options.start.slice());
  let spare = emptyState(n);
  const factor = new Float64Array(n * n);
  const step = new Float64Array(n);
  let iterations = 0;

  const result = (outcome: NewtonResult["outcome"]): NewtonResult => ({ outcome, ...current, iterations });
  while (iterations < options.maxIterations) {
    if (!cholesky(current.curvature, n, factor)) return result("singular");
    choleskySolve(factor, n, current.gradient, step);
    const decrement = dot(current.gradient, step);
    const last = decrement < tolerance * (1 + Math.abs(current.value));

    let length = 1;
    for (let halving = 0; ; halving++) {
      for (let k = 0; k < n; k++) spare.point[k] = current.point[k]! + length * step[k]!;
      spare.value = options.function(spare.point, spare.gradient, spare.curvature);
      const required = current.value + SUFFICIENT_GAIN * length * decrement - ROUNDING * (1 + Math.abs(current.value));
      if (spare.value >= required) break;
      if (halving === HALVINGS) return result(last ? "converged" : "exhausted");
      length /= 2;
    }
    [current, spare] = [spare, current];
    iterations++;
    if (options.stop?.(step)) return result("stopped");
    if (last) return result("converged");
  }
  return result("exhausted");
}

type State = Pick<NewtonResult, "point" | "value" | "gradient" | "curvature">;

const emptyState = (n: number): State => ({
  point: new Float64Array(n),
  value: -Infinity,
  gradient: new Float64Array(n),
  curvature: new Float64Array(n * n),
});

function evaluated(concave: ConcaveFunction, point: Float64Array): State {
  const state = { ...emptyState(point.length), point };
  state.value = concave(point, state.gradient, state.curvature);
  return state;
}
