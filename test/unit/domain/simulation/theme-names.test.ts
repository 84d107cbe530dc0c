import { describe, expect, it } from "vitest";
import { asSaid, themeNames, wordingsIn } from "../../../../functions/domain/simulation/theme-names.ts";
import { themeGroupsPrompt } from "../../../../functions/prompts/theme-groups/prompt.ts";

const said = ["Too dear", "mint taste", "high price", "too dear!", "High price", "high price", "bottle"];
const wordings = wordingsIn(said);

describe("naming themes", () => {
  it("asks for every wording once, in the order in which it was said first", () => {
    expect(wordings).toEqual(["Too dear", "mint taste", "high price", "bottle"]);
  });

  it("gives all of one meaning the wording that most used", () => {
    const nameOf = themeNames(said, wordings, [[0, 2]]);
    expect(said.map(nameOf)).toEqual([
      "high price",
      "mint taste",
      "high price",
      "high price",
      "high price",
      "high price",
      "bottle",
    ]);
    expect(asSaid("Too dear")).toBe("Too dear");
  });

  it("takes a theme into one group, and nothing that was not asked about", () => {
    const { output, question } = themeGroupsPrompt(wordings, "study");
    expect(question).toContain("2. mint taste");
    const groups = [[1, 3, 9], [3, 4], [2]];
    expect(output.parse({ groups })).toEqual([[0, 2]]);
  });
});
