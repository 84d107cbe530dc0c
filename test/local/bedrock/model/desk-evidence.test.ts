import { describe, expect, it } from "vitest";
import { topicsOf } from "../../../../local/bedrock/model/desk/language.ts";
import { positionOf } from "../../../../local/bedrock/model/desk/report/evidence.ts";
import { packLanguages, packOf, type PackLanguage } from "../../../../local/bedrock/phrases/pack.ts";
import { written } from "./desk-study.ts";

const study = (
  language: PackLanguage,
  studyType: "concept_test" | "focus_group" | "conjoint",
  theme: string,
  people: readonly (readonly [word: string, score: number, statement: string])[],
) => {
  const themes = theme === "" ? [] : [theme];
  return written({
    studyType,
    language,
    stimulus: "",
    figures: { themes: themes.map((one) => ({ theme: one, participants: people.length })) },
    participants: people.map(([word, score, statement], index) => ({
      ...{ participant: `P${index + 1}`, profile: `Ann Ray${index}: ${word} (${score})` },
      ...{ statements: [statement], themes },
    })),
  });
};

describe.each(packLanguages)("evidence in %s", (language: PackLanguage) => {
  const { speaking, desk } = packOf(language);
  const { reasons, scales, openers, end, space, group } = speaking;
  const of = (template: string, point: string) => `${template.replace("{point}", point)}${end}`;

  it("reads what speaks against a thing, or leaves somebody cold, never as in its favour", () => {
    for (const topic of ["sugar", "price", "taste"])
      for (const template of [...reasons.bad, ...reasons.unmoved])
        for (const opener of openers)
          expect([positionOf(`${opener}${space}${of(template, speaking.names[topic]!)}`) > 0, template]).toEqual([
            false,
            template,
          ]);
  });

  it("does not read words to the group as judgements of what is shown", () => {
    for (const text of Object.values(group).flat())
      expect(Math.abs(positionOf(text.replace("{name}", "Tamsin Hale Orr")))).toBeLessThan(0.15);
  });

  it.each([
    ["for", "Positive", 0.6, 4],
    ["against", "Negative", -0.6, 0],
  ] as const)("quotes for a theme only what names it and points its way: %s", (side, word, score, shade) => {
    const theme = speaking.names.sugar!;
    const verdicts = scales.overall_sentiment[shade].map((text) => text.replaceAll(/<([^<>|]*)\|[^<>]*>/g, "$1"));
    const people = [...reasons.unmoved, ...reasons.good, ...reasons.bad].map(
      (text, index) => [word, score, `${verdicts[index % verdicts.length]}${end}${space}${of(text, theme)}`] as const,
    );
    const { recommendations } = study(language, "concept_test", theme, people);
    const sign = side === "for" ? 1 : -1;
    const built = recommendations.filter(({ rests_on }) => rests_on.includes(theme));
    expect(built.length).toBeGreaterThan(0);
    const wanted = [...topicsOf(theme, language)];
    for (const { evidence } of built)
      for (const { quote } of evidence) {
        expect(positionOf(quote) * sign).toBeGreaterThan(0);
        expect(wanted.some((topic) => topicsOf(quote, language).has(topic))).toBe(true);
      }
  });

  it("finds no disagreement where all are in favour", () => {
    const people = [...reasons.good, ...reasons.cheap].map(
      (text) => ["Positive", 0.5, of(text.replace("{price}", "1,99 EUR"), speaking.names.price!)] as const,
    );
    const { recommendations, disagreements } = study(language, "focus_group", "", people);
    expect(disagreements).toEqual([]);
    expect(recommendations.map(({ title }) => title)).not.toContain(desk.report.advice.disagreement[0]);
  });

  it("does not advise on undecided people where somebody always chose", () => {
    const { choices } = speaking;
    const always = choices.always.map((text) => ["Positive", 0.5, `${text}${end}`] as const);
    const drawn = choices.always.map((text) => ["Neutral", 0, `${text}${end}`] as const);
    const { recommendations } = study(language, "conjoint", "", [...always, ...drawn, ...drawn]);
    const neutral = recommendations.filter(({ rests_on }) => rests_on.includes("neutral"));
    expect(neutral.length === 0 || recommendations.length === 1).toBe(true);
  });
});
