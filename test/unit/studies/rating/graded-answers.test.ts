import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gradedAnswersIn } from "../../../../functions/studies/rating/graded-answers.ts";
import { GRADED_ANSWERS_VERSION } from "../../../../functions/studies/rating/scale-families.ts";
import { pointsIn } from "../../../../functions/studies/rating/scale-points.ts";
import { detectLanguage, languages } from "../../../../functions/languages/language.ts";
import { conceptScales, scaleFamilies } from "../../../../functions/studies/rating/scale-families.ts";
import { gradedAnswersOf } from "../../../../functions/studies/rating/scale-map.ts";
import { conceptItems } from "../../../../functions/studies/concept-test/battery.ts";

const cases = scaleFamilies.flatMap((scale) => languages.map((language) => ({ scale, language })));

describe("graded answers", () => {
  it("cover the concept battery", () => {
    expect(conceptScales).toEqual(expect.arrayContaining([...conceptItems]));
  });

  it("carry a version", () => {
    expect(GRADED_ANSWERS_VERSION).toMatch(/^graded@\d+$/);
  });

  it.each(cases)("of $scale in $language: enough, all different, of four authors or more", ({ scale, language }) => {
    const rows = gradedAnswersIn(language).scales[scale];
    const texts = gradedAnswersOf(rows).map(({ text }) => text);
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(language === "en" ? 60 : 30);
    expect(Object.keys(rows).length).toBeGreaterThanOrEqual(4);
  });

  it.each(cases)("of $scale in $language: formal ones are sentences of that language", ({ scale, language }) => {
    const { formal = [] } = gradedAnswersIn(language).scales[scale];
    expect(formal.length).toBeGreaterThanOrEqual(3);
    for (const row of formal) expect(detectLanguage(row.join(" "))).toBe(language);
    expect(pointsIn(scale, language)).toEqual(formal[0]);
  });
});

describe.each(languages)("themes in %s", (language) => {
  it("are three different ones in a row", () => {
    for (const row of gradedAnswersIn(language).alike) expect(new Set(row).size).toBe(3);
  });
});

describe.each(languages)("what was said in %s", (language) => {
  it("is no sentence of the offline model's", () => {
    const folder = new URL("../../../../local/bedrock/phrases/", import.meta.url);
    const packs = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => readFileSync(new URL(file, folder), "utf8").toLowerCase());
    const bare = (text: string) => text.toLowerCase().replace(/[.。!]$/u, "");
    const said = Object.values(gradedAnswersIn(language).scales).flatMap(({ formal: _, ...others }) =>
      Object.values(others).flat(2),
    );
    // A few words may be anybody's.
    const sentences = said.filter((text) => text.split(" ").length > 7 || (language === "ja" && text.length > 12));
    expect(sentences.filter((text) => packs.some((pack) => pack.includes(bare(text))))).toEqual([]);
  });
});
