import { describe, expect, it } from "vitest";
import { wordOverlap, wordsOf } from "../../../../functions/languages/word-overlap.ts";
import { gradedAnswersIn } from "../../../../functions/studies/rating/graded-answers.ts";
import { languages } from "../../../../functions/languages/language.ts";
import { samePersonAbove, tellsApart, testThemes } from "../../../../functions/studies/rating/theme-test.ts";
import { cosineSimilarity } from "../../../../functions/statistics/ssr.ts";
import { readRecording } from "../../../../local/bedrock/recording.ts";
import { hashingVector } from "../../../support/hashing-vector.ts";
import { offlineVector } from "../../../support/read-scale.ts";

const told = (language: (typeof languages)[number], vectorOf: (text: string) => number[]) =>
  tellsApart(testThemes(gradedAnswersIn(language).alike, vectorOf));

describe("the test of an embedding model by themes", () => {
  it.each(languages)("passes one that reads %s, and none that knows its words alone", (language) => {
    expect(told(language, offlineVector)).toBe(true);
    expect(told(language, hashingVector)).toBe(false);
  });

  it.each([
    ["answers the same to everything", () => [1, 0, 0]],
    ["answers nothing", () => [0, 0, 0]],
    ["answers no numbers", () => [Number.NaN, 1]],
    ["answers an empty list", () => []],
    ["answers with another length every time", (text: string) => Array.from({ length: text.length }, () => 1)],
  ])("trusts none that %s", (_, vectorOf) => {
    expect(told("fr", vectorOf)).toBe(false);
  });

  it("trusts no vectors that find other themes alike", () => {
    expect(tellsApart({ margin: 0.5, nearest_other: 0.9 })).toBe(false);
    expect(tellsApart({ margin: 0.1, nearest_other: 0.2 })).toBe(false);
    expect(tellsApart({ margin: 0.3, nearest_other: 0.6 })).toBe(true);
  });
});

describe("the cosine above which two profiles are the same person twice", () => {
  it("follows the range of the embedding model", () => {
    const above = (mean_other: number, margin: number) => samePersonAbove({ margin, nearest_other: 0.8, mean_other });
    expect(above(0, 0.5)).toBeCloseTo(0.92);
    expect(above(0.2, 0.4)).toBeCloseTo(0.936);
    expect(above(0.8, 0.1)).toBeCloseTo(0.984);
  });

  it("is none of a model whose vectors say nothing of their texts", () => {
    expect(samePersonAbove(testThemes(gradedAnswersIn("fr").alike, () => [1, 0, 0]))).toBeNull();
    expect(samePersonAbove({ margin: 0.01, nearest_other: 0.9, mean_other: 0.8 })).toBeNull();
  });

  it.each(["en", "fr", "de"] as const)(
    "keeps real people of a real model in %s apart, near as they are",
    (language) => {
      const { vectors } = readRecording(`test/recorded/${language}.jsonl.gz`);
      const test = testThemes(gradedAnswersIn(language).alike, (text) => vectors.get(text)!);
      const profiles = [...vectors].flatMap(([text, vector]) => (/^Trusts .* Avoids /m.test(text) ? [vector] : []));
      const cosines = profiles.flatMap((own, index) =>
        profiles.slice(index + 1).map((other) => cosineSimilarity(own, other)),
      );
      // Profiles of five people and more lie at .85 to .93, where other models put paraphrases.
      expect(Math.min(...cosines)).toBeGreaterThan(0.85);
      expect(tellsApart(test)).toBe(false);
      expect(samePersonAbove(test)).toBeGreaterThan(Math.max(...cosines) + 0.03);
    },
  );
});

describe("the overlap of words", () => {
  it("knows no order, case, accents or signs, and takes pairs of signs where there are no spaces", () => {
    expect(wordOverlap(wordsOf("Prix trop élevé !"), wordsOf("trop eleve prix"))).toBe(1);
    expect(wordOverlap(wordsOf("値段が高い"), wordsOf("値段が安い"))).toBeLessThan(0.5);
    expect(wordOverlap(wordsOf("не дорого"), wordsOf("дорого"))).toBe(0.5);
    expect(wordOverlap(wordsOf("…"), wordsOf("…"))).toBe(0);
  });
});
