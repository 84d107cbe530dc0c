import { describe, expect, it } from "vitest";
import { signalLanguage } from "../../../../functions/personas/signals/signal-language.ts";

describe("signalLanguage", () => {
  it.each([
    ["Das Brot beim Bäcker ist teuer und ich kaufe es nicht mehr", ["en", "de"], "de"],
    ["I switched to the own brand and cannot taste a difference", ["de", "en"], "en"],
    ["Le beurre est à trois euros et je ne sais pas quoi faire", ["fr", "en"], "fr"],
    ["Moved back from Berlin and the groceries are a shock both ways", ["es", "en"], "en"],
    ["コンビニのおにぎりが小さくなった気がする", ["en", "ja"], "ja"],
    ["대형마트 우유 가격이 또 올랐어요", ["en", "ko"], "ko"],
    ["香港茶餐廳加價", ["zh", "en"], "zh"],
  ] as [string, [string, ...string[]], string][])("tells the language of %j", (text, likely, language) => {
    expect(signalLanguage(text, likely)).toBe(language);
  });

  it("takes the likeliest language of the place where a text has no grammar", () => {
    expect(signalLanguage("Bosch Waschmaschine A+++", ["de", "en"])).toBe("de");
    expect(signalLanguage("", ["pt", "en"])).toBe("pt");
  });
});
