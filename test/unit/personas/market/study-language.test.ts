import { describe, expect, it } from "vitest";
import { languageName, languageTagSchema, primaryLanguage } from "../../../../functions/languages/language-tag.ts";
import { groupLanguage, studyLanguage } from "../../../../functions/personas/market/study-language.ts";

describe("a language tag", () => {
  it.each([
    ["pt-br", "pt-BR"],
    ["DE", "de"],
    ["zh-hant-TW", "zh-Hant-TW"],
    ["fil", "fil"],
  ])("%s is stored as %s", (given, stored) => expect(languageTagSchema.parse(given)).toBe(stored));

  it.each(["", "german", "xx", "de_DE", "e", "de-", "\u0000", "de-x-".padEnd(40, "a")])("%j is none", (given) =>
    expect(languageTagSchema.safeParse(given).error?.issues[0]?.message).toBe(
      "must be a language tag such as pt-BR (BCP 47)",
    ),
  );

  it("is called by its English name and kept by its primary part", () => {
    expect(languageName("pt-BR")).toBe("Brazilian Portuguese");
    expect(primaryLanguage("pt-BR")).toBe("pt");
  });
});

describe("the language of a study", () => {
  it.each([
    [{ language: null, location: "Lyon, France" }, "Familien, die Tee trinken", "fr"],
    [{ language: "tr", location: "Berlin, Germany" }, "Ein Tee", "tr"],
    [{ language: null, location: null }, "Ein Tee, den man kalt trinkt", "en"],
    [{ language: null, location: "Erewhon" }, "Ein Tee, den man kalt trinkt", "de"],
    [
      { language: null, location: "Erewhon" },
      "Een ijsthee die je thuis maakt en die niet te zoet is voor je kinderen",
      "nl",
    ],
    [{ language: null, location: "Erewhon" }, null, "en"],
  ])("of %j that shows %j is %s", (group, stimulus, language) => expect(studyLanguage(group, stimulus)).toBe(language));

  it("of an unknown market is not known before something is shown", () =>
    expect(groupLanguage({ language: null, location: "Erewhon" })).toBeNull());
});
