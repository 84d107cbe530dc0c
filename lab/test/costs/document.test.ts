import { describe, expect, it } from "vitest";
import { readArguments } from "../../costs/arguments.ts";
import { replaceSection } from "../../costs/marked-section.ts";
import { straightLine } from "../../costs/straight-line.ts";

describe("a section of the document", () => {
  const document =
    "# Costs\n\n<!-- month: written by npm run lab -- costs -->\n\nold\n\n<!-- end of month -->\n\nOwn words.\n";

  it("is replaced, and nothing around it", () => {
    expect(replaceSection(document, "month", "new")).toBe(document.replace("old", "new"));
    expect(replaceSection(replaceSection(document, "month", "new"), "month", "old")).toBe(document);
  });

  it("that is not there is an error", () => {
    expect(() => replaceSection(document, "studies", "new")).toThrow("studies");
  });
});

describe("the line through the totals", () => {
  it("is the one that three points lie on", () => {
    const { fixed, each } = straightLine([
      [1, 5],
      [5, 13],
      [10, 23],
    ]);
    expect([fixed, each].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([3, 2]);
  });

  it("through one point is level", () => {
    expect(straightLine([[10, 4]])).toEqual({ fixed: 4, each: 0 });
  });
});

describe("the arguments", () => {
  it("have defaults, and sizes come out in order", () => {
    expect(readArguments([])).toEqual({
      personas: [1, 5, 10],
      latency: 5,
      timeoutSeconds: 1_800,
      write: false,
      estimates: false,
      json: null,
    });
    expect(readArguments(["--personas", "5, 2", "--latency", "0.5", "--write"])).toMatchObject({
      personas: [2, 5],
      latency: 0.5,
      write: true,
    });
  });

  it.each([
    [["--personas", "1,2,3,4"], "--personas takes up to 3 different group sizes, such as 1,5,10."],
    [["--personas", "2,2"], "--personas takes up to 3 different group sizes, such as 1,5,10."],
    [["--personas", "0"], '--personas takes numbers from 1 to 300, not "0".'],
    [["--latency", "-1"], "--latency"],
    [["--price", "1"], "npm run lab -- costs --help shows what there is."],
  ])("%j are refused", (argv, sentence) => {
    expect(() => readArguments(argv)).toThrow(sentence);
  });
});
