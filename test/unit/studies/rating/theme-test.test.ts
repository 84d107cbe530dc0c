import { describe, expect, it } from "vitest";
import { wordOverlap, wordsOf } from "../../../../functions/languages/word-overlap.ts";
import { gradedAnswersIn } from "../../../../functions/studies/rating/graded-answers.ts";
import { languages } from "../../../../functions/languages/language.ts";
import { tellsApart, testThemes } from "../../../../functions/studies/rating/theme-test.ts";
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

describe("the overlap of words", () => {
  it("knows no order, case, accents or signs, and takes pairs of signs where there are no spaces", () => {
    expect(wordOverlap(wordsOf("Prix trop élevé !"), wordsOf("trop eleve prix"))).toBe(1);
    expect(wordOverlap(wordsOf("値段が高い"), wordsOf("値段が安い"))).toBeLessThan(0.5);
    expect(wordOverlap(wordsOf("не дорого"), wordsOf("дорого"))).toBe(0.5);
    expect(wordOverlap(wordsOf("…"), wordsOf("…"))).toBe(0);
  });
});
