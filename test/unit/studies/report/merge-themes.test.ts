import { describe, expect, it } from "vitest";
import { mergeThemes } from "../../../../functions/studies/report/merge-themes.ts";

const price = [1, 0, 0];
const nearPrice = [0.95, Math.sqrt(1 - 0.95 ** 2), 0];
const taste = [0, 0, 1];
const entry = (personaId: string, theme: string, embedding: number[]) => ({ personaId, theme, embedding });

describe("mergeThemes", () => {
  it("counts personas, not mentions, under the wording most of them used", () => {
    const themes = mergeThemes(
      [
        entry("a", "fair price", price),
        entry("a", "price is fair", nearPrice),
        entry("b", "fair price", price),
        entry("c", "taste", taste),
      ],
      ["a", "b", "c"],
    );
    expect(themes).toMatchObject([
      { theme: "fair price", count: 2, share: 66.7, persona_ids: ["a", "b"] },
      { theme: "taste", count: 1, share: 33.3, persona_ids: ["c"] },
    ]);
  });

  it("keeps apart what is only half alike, also in a chain", () => {
    const at = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180), 0];
    // Neighbours are 25° apart (cosine .91), the ends 50° (cosine .64).
    const themes = mergeThemes(
      [entry("a", "one", at(0)), entry("b", "two", at(25)), entry("c", "three", at(50))],
      ["a", "b", "c"],
    );
    expect(themes.map(({ count }) => count)).toEqual([2, 1]);
  });

  it("takes the same words for the same theme, whatever their embedding says", () => {
    expect(mergeThemes([entry("a", "Price ", price), entry("b", "price", taste)], ["a", "b"])).toHaveLength(1);
  });

  it("gives every share the Wilson interval of the number of personas", () => {
    const [theme] = mergeThemes([entry("a", "price", price)], ["a", "b", "c", "d", "e"]);
    // Wilson for 1 of 5: 3.6 % to 62.4 % (Newcombe 1998, Stat Med 17:857).
    expect(theme?.share_interval).toEqual([3.6, 62.4]);
  });

  it("weights shares and counts heads", () => {
    const [theme] = mergeThemes([entry("a", "price", price)], ["a", "b", "c"], (id) => (id === "a" ? 2 : 1));
    expect(theme).toMatchObject({ count: 1, share: 50 });
  });

  it("has nothing to say about nothing", () => {
    expect(mergeThemes([], ["a"])).toEqual([]);
  });
});
