import { describe, expect, it } from "vitest";
import {
  balance,
  cramersV,
  diagnose,
  levelCounts,
  overlap,
  predictedStandardErrors,
  recommendedTasks,
  taskKey,
} from "../../../../functions/studies/conjoint/design-diagnostics.ts";
import { RankDeficientDesign } from "../../../../functions/studies/conjoint/errors.ts";
import { matrix } from "../../../support/matrix.ts";
import { attributesOf } from "./simulations.ts";

const tasks = [matrix("0 0 | 1 0 | 0 1"), matrix("1 1 | 0 0 | 2 0")];

describe("design diagnostics", () => {
  it("count levels and score their balance", () => {
    expect(levelCounts(tasks, 0, 3)).toEqual([3, 2, 1]);
    expect(balance([3, 3, 3])).toBe(1);
    expect(balance([3, 2, 1])).toBeCloseTo(1 / 1.5, 12);
  });
  it("measure overlap", () => {
    expect(overlap(tasks, 0)).toEqual({ complete: 0, meanDistinct: 2.5 });
    expect(
      overlap(
        [
          [[0], [0]],
          [[0], [1]],
        ],
        0,
      ),
    ).toEqual({ complete: 0.5, meanDistinct: 1.5 });
  });
  it("measure association between attributes", () => {
    const bound = [matrix("0 0 | 1 1"), matrix("1 1 | 0 0")];
    const crossed = [matrix("0 0 | 1 1"), matrix("1 0 | 0 1")];
    expect(cramersV(bound, 0, 1, [2, 2])).toBeCloseTo(1, 12);
    expect(cramersV(crossed, 0, 1, [2, 2])).toBe(0);
    expect(cramersV([matrix("0 0 | 1 0")], 0, 1, [2, 2])).toBe(0);
  });
  it("predict standard errors that fall with the root of the answers", () => {
    const pairs = [[[0], [1]]];
    const errors = (answers: number) => predictedStandardErrors(pairs, attributesOf(2), false, answers).levels[0]!;
    // One pair of a two-level attribute carries information ½·½·2² = 1.
    expect(errors(1)).toEqual([1, 1]);
    expect(errors(25)[0]).toBeCloseTo(0.2, 12);
    expect(() => predictedStandardErrors(pairs, attributesOf(2, 2), false, 1)).toThrow();
  });
  it("know the same task in another order", () => {
    expect(taskKey(matrix("0 1 | 1 0"))).toBe(taskKey(matrix("1 0 | 0 1")));
    expect(taskKey(matrix("0 1 | 1 0"))).not.toBe(taskKey(matrix("0 1 | 1 1")));
  });
  it("recommend 2K/(J − 1) tasks", () => {
    expect(recommendedTasks(attributesOf(4, 4, 3, 2), 3)).toBe(9);
    expect(recommendedTasks(attributesOf(2, 2), 5)).toBe(1);
  });
  it("reject a design that cannot tell all utilities apart and say how many it can", () => {
    const confounded = [matrix("0 0 | 1 1"), matrix("1 1 | 0 0")];
    const attempt = () => diagnose([confounded], attributesOf(2, 2), false, 10);
    expect(attempt).toThrow(RankDeficientDesign);
    expect(attempt).toThrow("only 1 of 2 utilities");
  });
});
