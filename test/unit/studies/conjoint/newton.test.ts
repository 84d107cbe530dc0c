import { describe, expect, it } from "vitest";
import { maximise, type ConcaveFunction } from "../../../../functions/studies/conjoint/newton.ts";

/** −ln cosh(x − 1): its undamped Newton steps diverge from anywhere beyond 1.09 of the maximum. */
const logCosh: ConcaveFunction = (point, gradient, curvature) => {
  const x = point[0]! - 1;
  gradient[0] = -Math.tanh(x);
  curvature[0] = 1 / Math.cosh(x) ** 2;
  return -Math.log(Math.cosh(x));
};

describe("Newton's method", () => {
  it("halves steps that would overshoot and still finds the maximum", () => {
    const result = maximise({ function: logCosh, start: Float64Array.of(4), maxIterations: 50 });
    expect(result.outcome).toBe("converged");
    expect(result.point[0]).toBeCloseTo(1, 12);
  });
  it("needs two steps on a quadratic: one to arrive, one to see that it has", () => {
    const quadratic: ConcaveFunction = (point, gradient, curvature) => {
      gradient[0] = 6 - 2 * point[0]!;
      curvature[0] = 2;
      return 6 * point[0]! - point[0]! ** 2;
    };
    const result = maximise({ function: quadratic, start: Float64Array.of(100), maxIterations: 50 });
    expect(result).toMatchObject({ outcome: "converged", iterations: 2, value: 9 });
  });
  it("says so when the curvature is singular", () => {
    const flat: ConcaveFunction = (_point, gradient, curvature) => {
      gradient[0] = 1;
      curvature[0] = 0;
      return 0;
    };
    expect(maximise({ function: flat, start: Float64Array.of(0), maxIterations: 5 }).outcome).toBe("singular");
  });
  it("says so when the steps do not suffice, and when it is told to stop", () => {
    const start = Float64Array.of(4);
    expect(maximise({ function: logCosh, start, maxIterations: 1 }).outcome).toBe("exhausted");
    const stopped = maximise({ function: logCosh, start, maxIterations: 50, stop: () => true });
    expect(stopped).toMatchObject({ outcome: "stopped", iterations: 1 });
  });
  it("leaves the start as it was", () => {
    const start = Float64Array.of(4);
    maximise({ function: logCosh, start, maxIterations: 50 });
    expect(start[0]).toBe(4);
  });
});
