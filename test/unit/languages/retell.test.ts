import { describe, expect, it } from "vitest";
import former from "../../../functions/languages/former-wording.json" with { type: "json" };
import { languages, type Language } from "../../../functions/languages/language.ts";
import { retell } from "../../../functions/languages/retell.ts";
import { wording } from "../../../functions/languages/tables/wording.ts";
import type { Text, Texts } from "../../../functions/languages/texts.ts";
import { percentIn, wordingOf, type ServiceWording } from "../../../functions/languages/wording.ts";

type Key = Parameters<ServiceWording["say"]>[0];
const pairs = languages.flatMap((from) => languages.filter((to) => to !== from).map((to) => [from, to] as const));

/** Values for every text, as the service makes them. */
const valuesIn = (language: Language, count: number) => {
  const service = wordingOf(language);
  const range = service.say("format.range", { low: service.number(33.1, 1), high: service.number(1057.2, 1) });
  return {
    ...{
      count,
      personas: 1_234,
      given: 56,
      through: 7,
      begun: 3,
      effective: 88,
      smallest: 0.52,
      largest: 2,
      effect: 1.75,
    },
    ...{ random: percentIn(service, 40), positive: percentIn(service, 45.5, 1), positive_interval: range },
    ...{ negative: percentIn(service, 12, 1), negative_interval: range },
    // Words of others hold what looks like numbers and ranges.
    ...{ names: "Änne (refused to answer, se negó a responder, 2.5)", questions: "2.5, q2", language: "Arabic" },
    ...{ compared: 12, left_out: 3 },
  };
};

const keys = (["notes", "flags", "questions"] as const).flatMap((section) =>
  Object.entries(wording.en[section]).flatMap(([name, text]: [string, Text]) => {
    // Who was lost, and why, stands within a sentence.
    if (name === "lost") return [];
    return (typeof text === "string" ? [2] : [1, 2]).map((count) => [`${section}.${name}` as Key, count] as const);
  }),
);

describe.each(pairs)("a sentence that is stored in %s", (from, to) => {
  it(`is told in ${to} as it would have been said there`, () => {
    const told = keys.map(([key, count]) => retell(wordingOf(from).say(key, valuesIn(from, count)), from, to));
    expect(told).toEqual(keys.map(([key, count]) => wordingOf(to).say(key, valuesIn(to, count))));
  });
});

it("leaves words of others as they are, and everything in the same language", () => {
  for (const words of ["Half of them would buy it.", "How do you like it (overall)"])
    for (const language of languages) expect(retell(words, "en", language)).toBe(words);
  const note = wordingOf("en").say("notes.unweighted");
  expect(retell(note, "en-GB", "en")).toBe(note);
  expect(retell(note, "en", "it")).toBe(note);
});

it.each(languages)("tells what an earlier version has stored in %s in the words of today", (from) => {
  const to = from === "de" ? "en" : "de";
  const sections: Texts = former[from];
  for (const [section, texts] of Object.entries(sections))
    for (const [name, text] of Object.entries(texts))
      for (const [category, form] of Object.entries(typeof text === "string" ? { other: text } : text)) {
        const count = category === "one" ? 1 : 2;
        const said = form.replaceAll(/\{(\w+)\}/g, (_, value: keyof ReturnType<typeof valuesIn>) => {
          const found = valuesIn(from, count)[value];
          return typeof found === "number" ? wordingOf(from).number(found) : found;
        });
        expect(retell(said, from, to)).toBe(wordingOf(to).say(`${section}.${name}` as Key, valuesIn(to, count)));
      }
});
