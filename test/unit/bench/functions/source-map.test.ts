import { describe, expect, it } from "vitest";
import { decodeSegment, runsOf } from "../../../bench/functions/source-map.ts";

describe("a segment", () => {
  // Worked examples of the format's description: https://tc39.es/ecma426/
  it.each([
    ["AAAA", [0, 0, 0, 0]],
    ["C", [1]],
    ["D", [-1]],
    ["gB", [16]],
    ["hB", [-16]],
    ["2HwcqxB", [123, 456, 789]],
  ])("%s is %j", (segment, numbers) => {
    expect(decodeSegment(segment)).toEqual(numbers);
  });

  it("that is none is refused", () => {
    expect(() => decodeSegment("A!")).toThrow('"A!" is no segment of a source map.');
  });
});

describe("the runs of a bundle", () => {
  const sources = ["a.ts", "b.ts"];

  it("reach from a source's first segment to that of the next one", () => {
    // Line 1: a.ts from column 2, b.ts from column 5; line 2: a.ts again from its column 1.
    const code = "--aaabbb\n-aa";
    expect(runsOf({ sources, mappings: "EAAA,GCAA;CDAA" }, code)).toEqual([
      { start: 2, end: 5, source: "a.ts" },
      { start: 5, end: 10, source: "b.ts" },
      { start: 10, end: 12, source: "a.ts" },
    ]);
  });

  it("join what follows from the same source, also over lines without any mapping", () => {
    expect(runsOf({ sources, mappings: "AAAA,EAAA;;CAAA" }, "aaaa\n\naaa")).toEqual([
      { start: 0, end: 9, source: "a.ts" },
    ]);
  });
});
