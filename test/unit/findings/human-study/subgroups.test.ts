import { describe, expect, it } from "vitest";
import { ageBands, subgroupName } from "../../../../functions/findings/human-study/subgroups.ts";

describe("parts of people", () => {
  it.each([
    ["gender", "Female", "Female"],
    ["gender", " weiblich ", "Female"],
    ["gender", "m", "Male"],
    ["gender", "homme", "Male"],
    ["gender", "Non-binary", "Non-binary"],
    ["gender", "", null],
    ["age", 17, "13–17"],
    ["age", 18, "18–34"],
    ["age", "34", "18–34"],
    ["age", 35, "35–54"],
    ["age", "25–34", "18–34"],
    ["age", "under 18", "13–17"],
    ["age", "65 ans et plus", "55+"],
    ["age", 99, "55+"],
    // Two bands share these.
    ["age", "30-39", null],
    ["age", "12", null],
    ["age", "about forty", null],
    ["income_level", "Middle", "Middle"],
    ["income_level", "hoch", "High"],
    ["income_level", "54000", null],
  ] as const)("%s %s is %s", (fact, value, part) => {
    expect(subgroupName(fact, value)).toBe(part);
  });

  it("leaves no age between two bands", () => {
    for (const [index, { from }] of ageBands.entries()) {
      if (index > 0) expect(from).toBe(ageBands[index - 1]!.to + 1);
    }
  });
});
