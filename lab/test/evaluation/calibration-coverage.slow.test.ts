import { describe, expect, it } from "vitest";
import {
  calibratedKinds,
  calibrationTable,
  measureCalibration,
  type CalibrationCell,
} from "../../evaluation/coverage/calibration.ts";

describe("prediction intervals hold the figures of new human studies", () => {
  // Seeded. With sixty companies an interval that covers 95 % is not seen below 90, and one that covers 85 % is.
  it.each(calibratedKinds.map((kind) => [kind.truth, kind] as const))("%s", (_, kind) => {
    const { percent, within } = measureCalibration(kind, 10, 60);
    expect(percent).toBeGreaterThanOrEqual(90);
    expect(within).toBe(true);
  });

  it("and figures that no line of past studies foresees are missed", () => {
    const [kind] = calibratedKinds;
    let studies = 0;
    const changed = measureCalibration(
      {
        ...kind!,
        // Ten past studies, then four new ones in which people are of the opposite opinion.
        study: (random) => {
          const ask = kind!.study(random);
          const opposite = studies++ >= 10;
          return (people) =>
            ask(people).map(({ human, synthetic }) => ({
              human: opposite ? { ...human, mean: human.mean - 0.5 } : human,
              synthetic,
            }));
        },
      },
      10,
      1,
    );
    expect(changed).toMatchObject({ percent: 0, companies: 1 });
  });
});

it("the table has a row for each kind, and marks what is out of bounds", () => {
  const cell = (humanStudies: number, percent: number, within: boolean): CalibrationCell => ({
    kind: "Options, 1 a study",
    truth: "alike",
    humanStudies,
    companies: 50,
    percent,
    refused: 3,
    half: 0.124,
    within,
  });
  const [head, , row] = calibrationTable([cell(6, 80, false), cell(10, 95, true), cell(20, 94.6, true)]).split("\n");
  expect(head).toMatch(/^\| Questions +\| People and personas \| 6 studies +\| 10 studies +\| 20 studies +\| Refused/);
  expect(row).toMatch(/^\| Options, 1 a study \| alike +\| 80.0 \* \(±12\) \| 95.0 \(±12\) \| 94.6 \(±12\) \| 3, 3, 3/);
});
