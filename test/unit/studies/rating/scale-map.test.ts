import { describe, expect, it } from "vitest";
import { gradedAnswersIn, type RowsByAuthor } from "../../../../functions/studies/rating/graded-answers.ts";
import { languages } from "../../../../functions/languages/language.ts";
import { isAccepted, learnScale, readPoints } from "../../../../functions/studies/rating/scale-map.ts";
import { scaleFamilies } from "../../../../functions/studies/rating/scale-families.ts";
import { normal, randomFrom } from "../../../../functions/statistics/random.ts";
import { meanRating } from "../../../../functions/statistics/ssr.ts";
import { hashingVector } from "../../../support/hashing-vector.ts";
import { offlineScale } from "../../../support/read-scale.ts";

/** Rows of texts that name their author, row and grade. */
const rowsOf = (authors: number, each: number): RowsByAuthor =>
  Object.fromEntries(
    Array.from({ length: authors }, (_, author) => [
      `author ${author}`,
      Array.from({ length: each }, (__, row) => [1, 2, 3, 4, 5].map((grade) => `${author} ${row} ${grade}`)),
    ]),
  ) as unknown as RowsByAuthor;
const SIZE = 40;

/** An embedder of which one direction holds the grade among much else that does not; `signal` in its noise's units. */
function noisyVector(signal: number) {
  const random = randomFrom("directions");
  const direction = Array.from({ length: SIZE }, () => normal(random));
  return (text: string) => {
    const own = randomFrom(text);
    const grade = Number(text.split(" ").at(-1)) - 3;
    return direction.map((axis) => 5 + signal * grade * axis + normal(own));
  };
}

describe("a scale that is learned from graded answers", () => {
  it("is read where the vectors hold the grade, whatever else they hold", () => {
    const vectorOf = noisyVector(1);
    const { test, map } = learnScale(rowsOf(4, 3), vectorOf);
    expect(isAccepted(test)).toBe(true);
    const read = (text: string) => meanRating(readPoints({ test, map: map! }, vectorOf(text)));
    expect(read("new 0 1")).toBeLessThan(2);
    expect(read("new 0 5")).toBeGreaterThan(4);
    expect(Math.abs(read("new 0 3") - 3)).toBeLessThan(0.7);
  });

  it("is not accepted where vectors hold nothing, or nothing that one author shares with the others", () => {
    expect(isAccepted(learnScale(rowsOf(4, 3), noisyVector(0)).test)).toBe(false);
    const own = (text: string) => {
      const [author, , grade] = text.split(" ").map(Number) as [number, number, number];
      return Array.from({ length: 4 }, (_, axis) => (axis === author ? grade - 3 : 0));
    };
    const { test } = learnScale(rowsOf(4, 3), own);
    expect(isAccepted(test)).toBe(false);
  });

  it("says how far off it is: of one answer, and of a mean however many are asked", () => {
    const [clear, faint] = [2, 0.3].map((signal) => learnScale(rowsOf(4, 3), noisyVector(signal)).test);
    expect(faint!.error).toBeGreaterThan(clear!.error);
    expect(faint!.deviation).toBeGreaterThan(clear!.deviation);
    expect(faint!.bias).toBeGreaterThan(clear!.bias);
  });

  it("does not draw the ends to the middle, as ridge regression would", () => {
    const vectorOf = noisyVector(0.5);
    const { test, map } = learnScale(rowsOf(4, 3), vectorOf);
    const meanAt = (grade: number) => {
      const read = Array.from({ length: 200 }, (_, index) =>
        meanRating(readPoints({ test, map: map! }, vectorOf(`new ${index} ${grade}`))),
      );
      return read.reduce((sum, one) => sum + one, 0) / read.length;
    };
    for (const grade of [1, 2, 3, 4, 5]) expect(Math.abs(meanAt(grade) - grade)).toBeLessThan(2 * test.bias + 0.1);
    expect(meanAt(5) - meanAt(1)).toBeGreaterThan(3.3);
  });

  it("spreads an answer over the points by the errors that it makes", () => {
    const map = { intercept: 3, weights: [1] };
    const test = { spearman: 1, error: 0.5, deviation: 0.6, bias: 0 };
    const points = readPoints({ map, test }, [0]);
    expect(points.reduce((sum, p) => sum + p)).toBeCloseTo(1, 12);
    expect(points[2]).toBeCloseTo(0.5953, 4);
    expect(points[1]).toBeCloseTo(points[3]!, 12);
    // What lies beyond an end belongs to it.
    expect(meanRating(readPoints({ map, test }, [9]))).toBeGreaterThan(4.95);
    // What is read is the mean, near the ends too.
    for (const at of [-1.5, -0.3, 0, 1, 1.8])
      expect(meanRating(readPoints({ map, test }, [at]))).toBeCloseTo(3 + at, 6);
  });

  it.each([
    ["are all the same", () => [1, 0, 0]],
    ["are zero", () => [0, 0, 0]],
    ["hold no numbers", () => [Number.NaN, 1]],
    ["are empty", () => []],
    ["have another length every time", (text: string) => Array.from({ length: text.length }, () => 1)],
  ])("is not accepted where vectors %s", (_, vectorOf) => {
    const learned = learnScale(gradedAnswersIn("fr").scales.liking, vectorOf);
    expect(isAccepted(learned.test)).toBe(false);
    expect(learned.map).toBeNull();
  });
});

describe.each(languages)("answers in %s", (language) => {
  it("are read by the offline embedder on most scales", () => {
    const accepted = scaleFamilies.filter((family) => isAccepted(offlineScale(family, language).test));
    expect(accepted.length).toBeGreaterThanOrEqual(8);
    expect(accepted).toEqual(expect.arrayContaining(["liking", "frequency"]));
  });

  it("are read on few scales by one that knows nothing but their words", () => {
    const { scales } = gradedAnswersIn(language);
    const accepted = scaleFamilies.filter((family) => isAccepted(learnScale(scales[family], hashingVector).test));
    // What words alone give away is read for what it is: `jamais` and `toujours` are frequencies.
    expect(accepted.length).toBeLessThanOrEqual(4);
  });
});
