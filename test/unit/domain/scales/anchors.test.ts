import { describe, expect, it } from "vitest";
import { ANCHORS_VERSION, anchorSets } from "../../../../functions/domain/scales/anchors.ts";
import { detectLanguage, languages } from "../../../../functions/domain/scales/language.ts";
import { conceptScales, scaleFamilies } from "../../../../functions/domain/scales/scale-families.ts";
import { conceptItems } from "../../../../functions/domain/simulation/concept-battery.ts";
import { spearmanCorrelation } from "../../../../functions/domain/statistics/rank-agreement.ts";
import { meanRating, ratingDistribution } from "../../../../functions/domain/statistics/ssr.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";

const cases = scaleFamilies.flatMap((scale) => languages.map((language) => ({ scale, language })));

describe("anchor statements", () => {
  it("cover the concept battery", () => {
    expect(conceptScales).toEqual(expect.arrayContaining([...conceptItems]));
  });

  it("carry a version", () => {
    expect(ANCHORS_VERSION).toMatch(/^anchors@\d+$/);
  });

  it.each(cases)("of $scale in $language: three sets or more of five different statements", ({ scale, language }) => {
    const sets = anchorSets(scale, language);
    expect(sets.length).toBeGreaterThanOrEqual(3);
    for (const set of sets) expect(new Set(set).size).toBe(5);
    expect(new Set(sets.flat()).size).toBe(sets.length * 5);
  });

  it.each(cases)("of $scale in $language: sentences of that language", ({ scale, language }) => {
    for (const statement of anchorSets(scale, language).flat()) {
      expect(statement).toMatch(/^\p{L}.*[.。]$/u);
      // Two or three words may be anybody's.
      if (language === "en" || language === "de") expect(detectLanguage(statement)).toBe(language);
    }
    for (const set of anchorSets(scale, language)) expect(detectLanguage(set.join(" "))).toBe(language);
  });

  it.each(cases)("of $scale in $language: each set orders the statements of the others", ({ scale, language }) => {
    const sets = anchorSets(scale, language).map((set) => set.map((anchor) => embed(anchor, 512)));
    for (const [index, set] of sets.entries()) {
      const others = sets.filter((_, other) => other !== index);
      const ratings = set.map((statement) => meanRating(ratingDistribution(statement, others)));
      // One swap of neighbours at most: .9 is its Spearman correlation on five points.
      expect(spearmanCorrelation([1, 2, 3, 4, 5], ratings)).toBeGreaterThan(0.89);
    }
  });
});
