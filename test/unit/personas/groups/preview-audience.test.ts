import { describe, expect, it } from "vitest";
import { previewAudience } from "../../../../functions/personas/groups/preview-audience.ts";

describe("what a definition means before a group is created", () => {
  it.each([
    ["Nairobi, Kenya", "KE", "Kenya", "sw", ["sw", "en"]],
    ["Zürich", "CH", "Switzerland", "de", ["de", "fr", "it"]],
    [null, "US", "United States", "en", ["en", "es"]],
    ["Nowhereland", "ZZ", null, null, []],
  ])("says of %j which market and language were recognised", (location, market, country, language, languages) => {
    const preview = previewAudience({ location });
    expect(preview).toMatchObject({ country, language, languages, population: { market } });
  });

  it("takes the language that the definition names over the market's", () => {
    expect(previewAudience({ location: "Kenya", language: "en" }).language).toBe("en");
  });

  it("says when the world's figures stand in for a market without figures", () => {
    expect(previewAudience({ location: "Tanzania" }).population).toEqual({
      market: "TZ",
      missing: ["ages", "education", "households", "work"],
      note: expect.stringContaining("no figures of Tanzania"),
    });
  });
});
