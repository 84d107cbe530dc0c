import { describe, expect, it } from "vitest";
import { presentCalibration } from "../../../../functions/studies/calibration/present-calibration.ts";
import { calibrationSchema } from "../../../../functions/studies/calibration/schemas.ts";
import { samplePair, sixPairs } from "../../../support/sample-pairs.ts";

describe("what human studies teach", () => {
  it("is nothing without any, and says what is missing", () => {
    expect(presentCalibration([])).toEqual({
      ready: false,
      pairs: 0,
      questions: 0,
      families: ["rating", "share"].map((family) => ({
        family,
        studies: 0,
        questions: 0,
        ready: false,
        intercept: null,
        slope: null,
        synthetic_range: null,
        leave_one_out_error: null,
        leave_one_out_coverage: null,
      })),
      missing:
        "Calibration begins at 6 human studies with the same kind of question, each paired with a complete " +
        "simulation of its own that asked the same; there are 0 with rating scales and 0 with options to choose " +
        "from. Upload 6 more human studies.",
      studies: [],
    });
  });

  it("is a line from six on, with its errors on studies that it does not know", () => {
    const calibration = presentCalibration(sixPairs());
    expect(calibrationSchema.parse(calibration)).toEqual(calibration);
    expect(calibration).toMatchObject({ ready: true, pairs: 6, questions: 12, missing: null });
    const [rating, share] = calibration.families;
    expect(share).toMatchObject({ ready: false, studies: 0 });
    expect(rating).toMatchObject({ ready: true, studies: 6, questions: 12, synthetic_range: [0.3, 0.8] });
    expect(rating!.intercept).toBeCloseTo(0.1, 1);
    expect(rating!.slope).toBeCloseTo(0.8, 1);
    // Half of the figures are off by .02, the others by nothing: √(.02²/2) = .0141, a little more without their study.
    expect(rating!.leave_one_out_error).toBeGreaterThan(0.0141);
    expect(rating!.leave_one_out_error).toBeLessThan(0.02);
    expect(rating!.leave_one_out_coverage).toBe(1);
  });

  it("needs six studies with the same kind of question", () => {
    const mixed = [...sixPairs().slice(0, 5), ...sixPairs("share").slice(0, 3)];
    const { ready, pairs, missing, families } = presentCalibration(mixed);
    expect([ready, pairs, families.map(({ studies }) => studies)]).toEqual([false, 8, [5, 3]]);
    expect(missing).toContain("5 with rating scales and 3 with options to choose from. Upload 1 more human study.");
  });

  it("is not learned from six human studies of one simulation", () => {
    const copies = sixPairs().map((pair) => ({ ...pair, simulation_id: "s0" }));
    const { ready, pairs, missing, families } = presentCalibration(copies);
    expect([ready, pairs, families[0]!.studies, families[0]!.questions]).toEqual([false, 6, 1, 12]);
    expect(missing).toContain("there are 1 with rating scales");
  });

  it("is nothing where all was received alike, since no slope can be told", () => {
    const alike = Array.from({ length: 7 }, (_, number) => samplePair(number, [[0.5, 0.4 + number / 100]]));
    const { ready, missing } = presentCalibration(alike);
    expect(ready).toBe(false);
    expect(missing).toMatch(/^The synthetic figures of 7 human studies with rating scales are almost the same/);
    // One that differs is not enough: without it nothing would be known of it.
    const one = [...alike, samplePair(7, [[0.9, 0.8]])];
    expect(presentCalibration(one).ready).toBe(false);
    expect(presentCalibration([...one, samplePair(8, [[0.7, 0.6]])]).ready).toBe(true);
  });

  it("says how far each study was off", () => {
    const { studies } = presentCalibration([
      samplePair(3, [
        [0.5, 0.4],
        [0.6, 0.9],
      ]),
    ]);
    expect(studies).toEqual([
      {
        human_study_id: "h3",
        name: "Study 3",
        project_id: "p3",
        simulation_id: "s3",
        questions: 2,
        mean_absolute_error: 0.2,
      },
    ]);
  });
});
