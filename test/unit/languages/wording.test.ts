import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { percentIn, quoteIn, wordedLanguages, wordingOf } from "../../../functions/languages/wording.ts";
import type { Text, Texts } from "../../../functions/languages/texts.ts";
import { callsPeople } from "../../support/calls-people.ts";

const root = join(import.meta.dirname, "../../..");
/** Where texts are, by language. */
const folders = [
  "functions/languages/{}/wording",
  "functions/languages/{}/disclosure-wording",
  "functions/languages/{}/people-wording",
  "functions/languages/{}/report-wording",
] as const;

const pathOf = (folder: string, language: string) => join(root, `${folder.replace("{}", language)}.json`);
const read = (folder: string, language: string) => JSON.parse(readFileSync(pathOf(folder, language), "utf8")) as Texts;
/** Those that the service speaks, which files.test.ts says; the command may speak fewer. */
const languagesIn = (folder: string) => wordedLanguages.filter((language) => existsSync(pathOf(folder, language)));
const textsIn = (texts: Texts): [key: string, text: Text][] =>
  Object.entries(texts).flatMap(([section, named]) =>
    typeof named === "string"
      ? []
      : Object.entries(named).map(([name, text]): [string, Text] => [`${section}.${name}`, text]),
  );
const formsOf = (text: Text): string[] => (typeof text === "string" ? [text] : Object.values(text));
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** Words of English sentences that no other language has. */
const ENGLISH =
  /\b(?:the|of|and|with|from|which|this|these|they|their|has|have|been|each|other|before|after|not|is|are)\b/;
/** Texts that are right in the language as they are in English. */
const NPS = ["Net Promoter Score (NPS)", "NPS {value}"];
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...["{first} minus {second}", "Persona", "Personas", "Interviews", "Design", "Neutral", "Interviewer", "Tokens"],
    ...["Median", "Code", "Definition"],
    ...NPS,
  ],
  es: ["Personas", "Tokens", "Material", "{count} persona", "{count} personas", ...NPS],
  fr: [
    ...[
      "Persona",
      "Personas",
      "Tokens",
      "Code",
      "Focus group",
      "Concept",
      "Questions",
      "Guide",
      "Positive",
      "Service",
      "Verdict",
    ],
    ...[
      "Description",
      "Quartiles",
      "stable",
      "{count} persona",
      "{count} personas",
      "{count} question",
      "{count} questions",
    ],
    ...["{count} simulation", "{count} simulations"],
    ...NPS,
  ],
  ja: NPS,
  pt: [
    ...["Persona", "Personas", "Tokens", "Material", "{count} persona", "{count} personas"],
    ...["{arm}: {count} personas", ...NPS],
  ],
};
const withoutPlaceholders = (text: string): string => text.replaceAll(/\{\w+\}/g, " ");
const hasWords = (text: string): boolean => /\p{L}{3}/u.test(withoutPlaceholders(text));

describe.each(folders)("the texts in %s", (folder) => {
  const english = new Map(textsIn(read(folder, "en")));

  describe.each(languagesIn(folder))("in %s", (language) => {
    const texts = textsIn(read(folder, language));

    it("have the keys and placeholders of the English ones, in every form", () => {
      expect(texts.map(([key]) => key)).toEqual([...english.keys()]);
      for (const [key, text] of texts) {
        const wanted = new Set(formsOf(english.get(key)!).flatMap(placeholders));
        for (const form of formsOf(text)) {
          expect(form.trim(), key).not.toBe("");
          const missing = typeof text === "string" ? [...wanted] : [...wanted].filter((name) => name !== "{count}");
          expect(placeholders(form), key).toEqual(expect.arrayContaining(missing));
          expect([...wanted], key).toEqual(expect.arrayContaining(placeholders(form)));
        }
      }
    });

    it("have the plural forms that the language needs", () => {
      const rules = new Intl.PluralRules(language);
      const needed = new Set(Array.from({ length: 1_001 }, (_, count) => rules.select(count)));
      for (const [key, text] of texts) {
        if (typeof english.get(key) === "string") expect(typeof text, key).toBe("string");
        else expect(new Set(Object.keys(text)), key).toEqual(needed);
      }
    });

    it.skipIf(language === "en")("are not English", () => {
      for (const [key, text] of texts) {
        const forms = formsOf(text).filter((form) => !ALIKE[language]?.includes(form));
        expect(forms.filter((form) => ENGLISH.test(withoutPlaceholders(form)))).toEqual([]);
        const same = forms.filter((form) => hasWords(form) && formsOf(english.get(key)!).includes(form));
        expect(same, key).toEqual([]);
      }
    });

    it("are set as the language sets them", () => {
      const all = texts.flatMap(([, text]) => formsOf(text)).join("\n");
      if (language === "fr") {
        expect(all).not.toMatch(/[^\u00A0\s]:(?!\d)|[^\u202F\s][?!;]| [?!;:%»]|« |\d%/);
        expect(all).not.toContain("'");
      }
      if (language === "es") for (const line of all.split("\n")) expect(/\?/.test(line)).toBe(line.includes("¿"));
      if (language === "ja")
        expect(all).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.;:?!()]/u);
      if (["de", "es"].includes(language)) expect(all).not.toMatch(/\d ?%/);
    });
  });
});

/** Sections of reports that are about real people as well, and single texts that are. */
const ABOUT_PEOPLE = ["humans", "meanings", "calibrated", "spread"];
const MEANS_PEOPLE = ["studies.survey", "reliability.live", "compared.best_note"];

it.each(["en", "de"] as const)("the texts of reports call nobody a person who is a persona, in %s", (language) => {
  const texts = textsIn(read("functions/languages/{}/report-wording", language)).filter(
    ([key]) => !ABOUT_PEOPLE.includes(key.split(".")[0]!) && !MEANS_PEOPLE.includes(key),
  );
  expect(texts.flatMap(([, text]) => formsOf(text)).flatMap((text) => callsPeople(text, language))).toEqual([]);
});

describe("a wording", () => {
  it("is that of the language of a tag, whatever its region, and English where there is none", () => {
    expect(wordingOf("de-AT").say("progress.failed")).toBe("Fehlgeschlagen");
    expect(wordingOf("ja").say("progress.failed")).toBe("失敗");
    expect(wordingOf("nl").language).toBe("en");
  });

  it("writes numbers, percentages, quotes and lists as the language does", () => {
    const [german, french] = [wordingOf("de"), wordingOf("fr")];
    expect(german.number(1234.5, 2)).toBe("1.234,50");
    expect(french.number(1234.5, 2)).toBe("1\u202F234,50");
    expect(german.number(-0.001, 1)).toBe("0,0");
    expect(percentIn(german, 60, 1)).toBe("60,0\u00A0%");
    expect(percentIn(french, 60)).toBe("60\u202F%");
    expect(quoteIn(french, "oui")).toBe("«\u00A0oui\u00A0»");
    expect(quoteIn(wordingOf("ja"), "はい")).toBe("「はい」");
    expect(german.list(["a", "b", "c"])).toBe("a, b und c");
    expect(wordingOf("en").list(["a", "b", "c"])).toBe("a, b and c");
    expect(wordingOf("ja").sentences(["一。", "二。"])).toBe("一。二。");
  });

  it("takes the form for the count", () => {
    const { say } = wordingOf("fr");
    expect(say("counts.reruns", { count: 0 })).toBe("0 répétition");
    expect(say("counts.reruns", { count: 2 })).toBe("2 répétitions");
    expect(say("counts.reruns", { count: 1_000_000 })).toBe("1\u202F000\u202F000 répétitions");
  });

  it("fails when a value is missing", () => {
    expect(() => wordingOf("en").say("notes.weighted")).toThrow("effective");
  });
});
