import { describe, expect, it } from "vitest";
import { fitLine } from "../../../../functions/studies/calibration/prediction.ts";
import type { Cluster } from "../../../../functions/statistics/random-intercept-line.ts";

/** Seven studies with one to five figures, made in numpy: synthetic and human. */
const figures: [number, number][][] = [
  [[0.74, 0.596]],
  [
    [0.42, 0.338],
    [0.25, 0.338],
    [0.69, 0.501],
    [0.42, 0.392],
  ],
  [
    [0.49, 0.475],
    [0.55, 0.455],
  ],
  [
    [0.59, 0.445],
    [0.37, 0.367],
    [0.59, 0.508],
    [0.27, 0.314],
    [0.51, 0.431],
  ],
  [
    [0.53, 0.427],
    [0.39, 0.417],
    [0.36, 0.363],
  ],
  [[0.45, 0.51]],
  [
    [0.33, 0.43],
    [0.73, 0.657],
    [0.72, 0.652],
    [0.66, 0.554],
  ],
];
const studies = (errorOf: (study: number) => number): Cluster[] =>
  figures.map((own, study) => own.map(([x, y]) => ({ x, y, error: errorOf(study) })));

describe("the line of past studies", () => {
  it("is that of statsmodels 0.15 (MixedLM, REML) where measurements have no error", () => {
    const line = fitLine(studies(() => 0));
    expect(line.intercept).toBeCloseTo(0.2239203, 5);
    expect(line.slope).toBeCloseTo(0.4816357, 5);
    expect(line.between).toBeCloseTo(0.00161509, 6);
    expect(line.within).toBeCloseTo(0.00097468, 7);
  });

  it("is that of a restricted likelihood maximised by scipy where errors are known", () => {
    const line = fitLine(studies((study) => 0.0625 / (40 + 30 * study)));
    expect(line.intercept).toBeCloseTo(0.21906107, 6);
    expect(line.slope).toBeCloseTo(0.49232012, 6);
    expect(line.between).toBeCloseTo(0.00167197, 7);
    expect(line.within).toBeCloseTo(0.00051932, 7);
    expect(line.covariance[3]).toBeCloseTo(0.00301644, 6);
  });

  it("has the prediction interval of least squares with one figure a study and points of equal leverage", () => {
    const ys = [0.31, 0.36, 0.41, 0.52, 0.44, 0.6];
    const line = fitLine(ys.map((y, index) => [{ x: index < 3 ? 0.4 : 0.6, y, error: 0 }]));
    // Means .36 and .52; residuals −.05, 0, .05, 0, −.08, .08: s² = .0178/4; leverage of x = .5 is 1/6.
    expect(line.freedom).toBeCloseTo(4, 9);
    const { estimate, half } = line.predict(0.5);
    expect(estimate).toBeCloseTo(0.44, 9);
    expect(half).toBeCloseTo(2.7764451052 * Math.sqrt((0.0178 / 4) * (1 + 1 / 6)), 9);
    // Errors without the study are residuals over 1 − 1/3.
    expect(line.leaveOneOutError).toBeCloseTo(1.5 * Math.sqrt(0.0178 / 6), 9);
  });

  it("does not count the questions of a study as so many studies", () => {
    const alike = (times: number) =>
      fitLine(
        figures.map(([first]) => Array.from({ length: times }, () => ({ x: first![0], y: first![1], error: 0 }))),
      );
    expect(alike(5).freedom).toBeCloseTo(alike(1).freedom, 3);
    expect(alike(5).predict(0.5).half).toBeCloseTo(alike(1).predict(0.5).half, 4);
  });
});

it("a new study has its own sampling error, however well past ones fit", () => {
  const onALine = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((x) => [{ x, y: x / 2, error: 0.0004 }]);
  const { estimate, half } = fitLine(onALine).predict(0.5);
  expect(estimate).toBeCloseTo(0.25, 9);
  expect(half).toBeCloseTo(1.959964 * 0.02, 6);
});
