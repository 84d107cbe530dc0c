import { describe, expect, it } from "vitest";
import { optionHolding, rangeOf } from "../../../../local/bedrock/consumer/questionnaire/ranges.ts";

describe("the numbers an option stands for", () => {
  it.each([
    ["18–24", 18, 24],
    ["18 to 24 years", 18, 24],
    ["25 bis 34 Jahre", 25, 34],
    ["under 18", 0, 17],
    ["unter 18 Jahre", 0, 17],
    ["17 or younger", 0, 17],
    ["65+", 65, Infinity],
    ["65 and over", 65, Infinity],
    ["65 Jahre und älter", 65, Infinity],
    ["over 65", 66, Infinity],
    ["5 or more", 5, Infinity],
    ["two people", 2, 2],
    ["Just me (1)", 1, 1],
    ["$25,000–$49,999", 25_000, 49_999],
    ["1.500 bis 2.000 €", 1_500, 2_000],
    ["25–50k", 25_000, 50_000],
  ])("of %s are %d to %d", (option, from, to) => {
    expect(rangeOf(option)).toEqual({ from, to });
  });

  it("are none in plain words", () => {
    expect(rangeOf("Prefer not to say")).toBeNull();
  });

  it("find the nearest bracket where none holds the value", () => {
    expect(optionHolding(["18–24", "25–34", "Prefer not to say"], 70)).toBe("25–34");
  });
});
