import { describe, expect, it } from "vitest";
import {
  areControlsMet,
  asSaid,
  controlThemes,
  themeNames,
  wordingsIn,
  wordsOfControls,
} from "../../../../functions/studies/report/theme-names.ts";
import { themeGroupsPrompt } from "../../../../functions/studies/report/theme-groups-prompt.ts";

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
    const groups = [
      [1, 3, 9],
      [3, 4],
    ];
    expect(output.parse({ groups })).toEqual([[0, 2]]);
  });

  it("believes a model that puts together what is known to be the same, and nothing else", () => {
    const controls = controlThemes("en-GB");
    const all = wordingsIn([...wordsOfControls(controls), ...wordings]).toSorted();
    const at = (...themes: string[]) => themes.map((theme) => all.indexOf(theme));
    const pairs = controls.alike.map(([theme, same]) => at(theme, same));
    const believed = (groups: number[][]) => areControlsMet(controls, all, groups);
    expect(believed(pairs)).toBe(true);
    expect(believed([...pairs.slice(0, 2), at("Too dear", "high price")])).toBe(true);
    expect(believed(pairs.slice(0, 1))).toBe(false);
    expect(believed([])).toBe(false);
    expect(believed([[...pairs[0]!, ...at("tastes good")], ...pairs.slice(1)])).toBe(false);
    expect(believed([...pairs, at("tastes good", "tastes bad")])).toBe(false);
    // What Qwen2.5-Coder-1.5B did with the themes of a concept test: two heaps.
    expect(believed([[...all.keys()].slice(0, 8), [...all.keys()].slice(8)])).toBe(false);
    expect(controlThemes("tr")).toEqual(controlThemes("en"));
  });

  it("names nothing by a theme that nobody has said", () => {
    const all = wordingsIn(["too expensive", ...said]);
    expect(themeNames(said, all, [[all.indexOf("too expensive"), all.indexOf("bottle")]])("bottle")).toBe("bottle");
  });
});
