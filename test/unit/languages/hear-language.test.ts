import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { hearLanguage, otherLanguage } from "../../../functions/languages/hear-language.ts";
import { spokenInstead } from "../../../functions/models/own-words.ts";
import { gradedAnswersIn } from "../../../functions/studies/rating/graded-answers.ts";
import { languages } from "../../../functions/languages/language.ts";
import { scaleFamilies } from "../../../functions/studies/rating/scale-families.ts";

const answers = load(readFileSync(new URL("answers.yaml", import.meta.url), "utf8")) as Record<string, string[]>;
const spoken = Object.keys(answers);
/** Nearly one language in writing. */
const alike = new Set(["da no", "no da"]);

/** Pieces of so many words; a word of Chinese or Japanese is two letters. */
function pieces(text: string, words: number): string[] {
  const units = /\s/u.test(text) ? text.split(" ").map((word) => `${word} `) : (text.match(/.{1,2}/gu) ?? []);
  return Array.from({ length: Math.floor(units.length / words) || 1 }, (_, index) =>
    units
      .slice(index * words, (index + 1) * words)
      .join("")
      .trim(),
  );
}

describe.each([5, 10, 20])("an answer of %d words", (length) => {
  it.each(spoken)("is in no other language than its own: %s", (language) => {
    for (const piece of answers[language]!.flatMap((text) => pieces(text, length)))
      expect([piece, otherLanguage(piece, language)]).toEqual([piece, null]);
  });
});

it.each(spoken)("an answer of thirty words is heard where another language was wanted: %s", (language) => {
  for (const text of answers[language]!)
    for (const wanted of spoken.filter((one) => one !== language && !alike.has(`${language} ${one}`)))
      expect([wanted, otherLanguage(text, wanted)]).not.toEqual([wanted, null]);
});

it("an answer of ten words is mostly heard, and its language mostly named", () => {
  const heard = spoken.flatMap((language) =>
    answers[language]!.flatMap((text) => pieces(text, 10)).flatMap((piece) =>
      spoken
        .filter((wanted) => wanted !== language && !alike.has(`${language} ${wanted}`))
        .map((wanted) => ({ language, named: otherLanguage(piece, wanted) })),
    ),
  );
  const named = heard.filter((one) => one.named !== null);
  expect(named.length / heard.length).toBeGreaterThan(0.85);
  expect(named.filter((one) => one.named === one.language).length / named.length).toBeGreaterThan(0.9);
});

it.each([
  ["a variant of the language", answers.pt![0]!, "pt-PT"],
  ["a variant of the language", answers.pt![0]!, "pt-BR"],
  ["a variant of the script", answers.zh![0]!, "zh-Hant-TW"],
  ["a language that is written alike", answers.no![0]!, "nn"],
  ["a language that nobody has listed", answers.es![0]!, "ca"],
  ["a script that several languages share", answers.ru![0]!, "mk"],
  ["a language in two scripts", answers.cs![0]!, "sr"],
  ["Japanese that is nearly all in Chinese characters", "療養中で無職、以前は地方銀行勤務", "ja"],
  ["names", "Coca-Cola, Red Bull, Dr. Oetker, Lidl, Alpro, Oatly, The Body Shop, Ben and Jerry's", "de"],
  ["a word", "Yes", "fr"],
  ["a Japanese job whose only sign of its own is a borrowed word", "自動車整備士（パート勤務）", "ja"],
  ["nothing", "", "ja"],
])("there is no complaint about %s ($2)", (_, text, wanted) => expect(otherLanguage(text, wanted)).toBeNull());

it.each(["ca", "vi", "sw", "sr", "hr"])("English is heard where the language is not in the lists: %s", (wanted) =>
  expect(otherLanguage(answers.en![0]!, wanted)).toBe("en"),
);

it.each(languages)("what formal answers say is in their language: %s", (language) => {
  for (const family of scaleFamilies)
    for (const statement of gradedAnswersIn(language).scales[family].formal!.flat())
      expect([statement, otherLanguage(statement, language)]).toEqual([statement, null]);
});

it("tells the language of a document, where it is sure", () => {
  for (const language of spoken.filter((one) => !["da", "no"].includes(one)))
    expect(hearLanguage(answers[language]!.join("\n"))).toBe(language);
  for (const text of ["", "KitKat Chunky", "1,99 €"]) expect(hearLanguage(text)).toBeNull();
});

describe("the words of somebody", () => {
  const [own, shown] = [answers.de![0]!, answers.en![0]!];
  it("are not what they quote or repeat", () => {
    expect(spokenInstead(`“${shown}” Na ja.`, "de", "")).toBeNull();
    expect(spokenInstead(`${shown} Na ja.`, "de", `Question: ${shown}`)).toBeNull();
    expect(spokenInstead(`${own} ${shown}`, "de", shown)).toBeNull();
  });
  it("are heard beside it", () => {
    expect(spokenInstead(shown, "de", "")).toBe("en");
    expect(spokenInstead(`„${own}“ ${shown}`, "de", own)).toBe("en");
  });
});
