import { describe, expect, it } from "vitest";
import { longestSequence } from "../../../bench/storage/sequence.ts";

const span = (startedAt: number, endedAt: number) => ({ startedAt, endedAt });
const length = (...spans: [number, number][]) => longestSequence(spans.map(([start, end]) => span(start, end))).length;

describe("the longest sequence of calls", () => {
  it("is empty without calls", () => {
    expect(length()).toBe(0);
  });

  it("counts calls that follow one another, though the next begins in the instant the last ends", () => {
    expect(length([0, 2], [2, 3], [5, 6])).toBe(3);
  });

  it("counts calls that were sent side by side once, however their ends fall", () => {
    expect(length([0, 1], [0, 9], [0.1, 4])).toBe(1);
  });

  it("follows the branch with more calls beside one long call", () => {
    expect(length([0, 100], [0, 10], [11, 20], [21, 30], [101, 110])).toBe(4);
  });

  it("does not chain calls through one that overlaps both", () => {
    expect(longestSequence([span(0, 4), span(3, 6), span(5, 9)])).toEqual([span(0, 4), span(5, 9)]);
  });

  it("takes spans in any order and leaves them in theirs", () => {
    const spans = [span(5, 6), span(0, 1), span(2, 3)];
    expect(longestSequence(spans)).toEqual([span(0, 1), span(2, 3), span(5, 6)]);
    expect(spans[0]).toEqual(span(5, 6));
  });
});
