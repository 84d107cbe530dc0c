import { describe, expect, it } from "vitest";
import { distinctRecommendations } from "../../../../functions/studies/report/distinct-recommendations.ts";

const kept = (...all: [title: string, rationale: string][]) =>
  distinctRecommendations(all.map(([title, rationale]) => ({ title, rationale }))).map(({ title }) => title);

describe("recommendations", () => {
  it("are kept if their reasons differ, even by half", () => {
    expect(kept(["Lower it", "It is dear. Nobody pays that."], ["Explain it", "It is dear. Nobody knows it."])).toEqual(
      ["Lower it", "Explain it"],
    );
  });

  it.each<[what: string, title: string, rationale: string]>([
    ["the title of an earlier one", " LOWER it ", "Shops ask for it."],
    ["the reason of an earlier one", "Explain it", "it is dear! Nobody pays that"],
    ["most of a reason in the same sentences", "Explain it", "P2 says so. It is dear. Nobody pays that."],
  ])("are removed with %s", (_what, title, rationale) => {
    expect(kept(["Lower it", "It is dear. Nobody pays that."], [title, rationale])).toEqual(["Lower it"]);
  });

  it("are compared in a language without spaces", () => {
    expect(kept(["値下げ", "高い。誰も払わない。"], ["説明", "高い。誰も払わない。"])).toEqual(["値下げ"]);
  });
});
