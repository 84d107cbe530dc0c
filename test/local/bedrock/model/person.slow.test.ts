import { describe, expect, it } from "vitest";
import type { PersonaFacts } from "../../../../functions/personas/people/schemas.ts";
import { detectLanguage } from "../../../../functions/languages/language.ts";
import {
  packLanguages as languages,
  type PackLanguage as Language,
} from "../../../../local/bedrock/phrases/languages.ts";
import circumstanceData from "../../../../functions/data/life-circumstances.json" with { type: "json" };
import { portraitText } from "../../../../functions/personas/people/similarity.ts";
import { cosineSimilarity } from "../../../../functions/statistics/ssr.ts";
import { type WrittenPersona } from "../../../../functions/personas/people/prompt.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";
import brands from "../../../../local/bedrock/data/brands.json" with { type: "json" };
import names from "../../../../local/bedrock/data/names.json" with { type: "json" };
import { plainName } from "../../../../local/bedrock/model/person/market.ts";
import { packOf, sharedPhrases } from "../../../../local/bedrock/phrases/pack.ts";
import { expectWellWritten, facts, groupOf, plan, sharedOf, textOf, write } from "./written-people.ts";

/** Of the built-in embedding model, whose texts about other things lie at a cosine near 0 (`theme-test.ts`). */
const SAME_PERSON_ABOVE = 0.92;

const described = ["Germany", "Austria", "Switzerland", "France", "Netherlands", "Belgium", "United Kingdom", "Spain"];
const further = ["Italy", "Portugal", "Sweden", "Poland", "Türkiye", "United States", "Canada", "Mexico", "Brazil"];
const distant = ["Argentina", "Japan", "South Korea", "India", "South Africa", "Nigeria", "Australia"];

const homes = [
  { language: "en", location: "London, United Kingdom" },
  { language: "de", location: "Munich, Germany" },
  { language: "fr", location: "Lyon, France" },
  { language: "es", location: "Madrid, Spain" },
  { language: "pt", location: "São Paulo, Brazil" },
  { language: "ja", location: "Tokyo, Japan" },
] as const;

describe("somebody of", () => {
  it.each([...described, ...further, ...distant, "China", "Egypt", "Czechia", null])("%s", (location) => {
    for (const definition of [{}, { occupation: "working mothers" }, { age_min: 13, age_max: 19 }]) {
      for (const own of plan({ ...definition, location }).slice(0, 4)) {
        const person = write(own);
        expectWellWritten(person);
        const market = (brands.markets as Record<string, typeof brands.anywhere>)[own.market] ?? brands.anywhere;
        const sold = Object.values(market).flat();
        expect(
          [...person.trusted_brands, ...person.distrusted_brands].filter((brand) => !sold.includes(brand)),
        ).toEqual([]);
        expect(person.full_name).toMatch(/^[\p{Script=Latin}\p{M}'’ .-]+$/u);
      }
    }
  });

  it.each(homes)("$location among a hundred is a person of their own", ({ language, location }) => {
    const people = groupOf(plan({ location }, 100), language);
    expect(new Set(people.map(({ full_name }) => plainName(full_name))).size).toBe(100);
    const vectors = people.map((person) => embed(portraitText(person), 512));
    const cosines = vectors.flatMap((own, index) =>
      vectors.slice(index + 1).map((other) => cosineSimilarity(own, other)),
    );
    expect(Math.max(...cosines)).toBeLessThan(SAME_PERSON_ABOVE - 0.05);
    expect(cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length).toBeLessThan(0.46);
    expect(sharedOf(people.slice(0, 10))).toBeLessThan(0.12);
  });
});

describe.each(homes)("people of $location, written in $language", ({ language, location }) => {
  const planned = plan({ location }, 40);
  const people = groupOf(planned, language);
  const restOf = (person: WrittenPersona) =>
    [...person.trusted_brands, ...person.distrusted_brands, person.full_name.split(" ")[0]!]
      .toSorted((a, b) => b.length - a.length)
      .reduce((text, name) => text.replaceAll(name, ""), `${person.occupation}. ${textOf(person)}`);

  it("are written well, in the language, in every field", () => {
    for (const person of people) {
      expectWellWritten(person);
      const texts = [person.digital_habits, person.price_sensitivity, person.psychographic_notes];
      expect(detectLanguage(texts.join("\n"))).toBe(language);
      expect(person.personality_traits.join(" ")).not.toMatch(language === "ja" ? /\p{Script=Latin}/u : /[぀-ヿ]/u);
    }
  });

  it("have no English word of facts left in them", () => {
    if (language === "en") return;
    const English =
      /(?<!\p{L})(?:the|and|with|lives?|his|her|retired|formerly|student of|part-time|trainee|homemaker)(?!\p{L})/iu;
    // Some brands begin with an article: The Ordinary.
    const texts = people.map((person) => restOf(person).replaceAll(/\bThe \p{Lu}/gu, ""));
    expect(texts.filter((text) => English.test(text))).toEqual([]);
  });

  it("have a circumstance in the language, and say it", () => {
    if (language === "en") return;
    for (const [at, { life_circumstance }] of planned.entries()) {
      const [said] = sharedPhrases.circumstances[life_circumstance]![language].split("<");
      expect(people[at]!.psychographic_notes.toLowerCase()).toContain(
        language === "pt" || language === "es" ? said!.slice(0, 4) : said!.slice(0, 4).toLowerCase(),
      );
    }
  });

  it("are other people than those they must not resemble, and would be found if they were the same", () => {
    for (const own of planned.slice(0, 10)) {
      const first = write(own, { language });
      const again = write(own, { language, notLike: [first] });
      const cosine = (a: WrittenPersona, b: WrittenPersona) =>
        cosineSimilarity(embed(portraitText(a), 512), embed(portraitText(b), 512));
      expect(cosine(first, again)).toBeLessThan(0.9);
      const renamed = { ...first, full_name: "Somebody Else", trusted_brands: first.trusted_brands.toReversed() };
      expect(cosine(first, renamed)).toBeGreaterThan(SAME_PERSON_ABOVE);
    }
  });
});

describe("a pack of a language", () => {
  it.each(languages)("words the same of people as the English one: %s", (language) => {
    const { person } = packOf(language);
    const { person: english } = packOf("en");
    const poolsOf = ({ texts }: typeof person) => Object.values(texts).map((pools) => pools.map(Object.keys));
    expect(poolsOf(person)).toEqual(poolsOf(english));
    for (const part of ["situations", "words"] as const)
      expect(Object.keys(person[part])).toEqual(Object.keys(english[part]));
  });

  it("has a wording for every circumstance of the facts", () => {
    const texts = circumstanceData.circumstances.map(({ text }) => text);
    expect(Object.keys(sharedPhrases.circumstances).toSorted()).toEqual(texts.toSorted());
  });
});

describe("an occupation", () => {
  it.each<[Language, "Male" | "Female", string, RegExp]>([
    ["de", "Female", "sales and retail", /(?:in|frau)\b/],
    ["de", "Female", "retired, formerly in sales and retail", / im Ruhestand$/],
    ["fr", "Female", "nurses", /^(?:Infirmière|Puéricultrice)/],
    ["es", "Male", "nurses", /^Enfermero\b/],
    ["pt", "Female", "looking for work, last in transport and logistics", /desempregada/],
    ["ja", "Male", "nurses", /看護師/],
    ["de", "Male", "Imker in Berlin", /^Imker in Berlin/],
    ["de", "Female", "Krankenschwestern", /^(?:K|Kinderk)rankenschwester/],
  ])("of %s, %s, %s is said in the language and gender", (language, gender, occupation_family, expected) => {
    for (const seed of ["a", "b", "c"])
      expect(write(facts({ gender, occupation_family }), { language, seed }).occupation).toMatch(expected);
  });

  it("of a market has the market's words, and its money", () => {
    const portuguese = (market: string, seed: string) =>
      JSON.stringify(write(facts({ market, occupation_family: "bus drivers" }), { language: "pt", seed }));
    for (const seed of ["a", "b", "c", "d"]) {
      expect(portuguese("PT", seed)).toMatch(/motorista de autocarro/iu);
      expect(portuguese("PT", seed)).not.toMatch(/celular|ônibus/u);
      expect(portuguese("BR", seed)).toMatch(/motorista de ônibus/iu);
      expect(portuguese("BR", seed)).toMatch(/R\$/u);
    }
  });
});

describe("somebody who is asked for again", () => {
  it("is the same with the same seed, and somebody else with another", () => {
    expect(write(facts({}), { seed: "a" })).toEqual(write(facts({}), { seed: "a" }));
    expect(write(facts({}), { seed: "b" })).not.toEqual(write(facts({}), { seed: "a" }));
  });

  it.each(plan({}))("is another person than those they must not resemble: $occupation_family", (own) => {
    const first = write(own);
    const again = write(own, { notLike: [first] });
    const isNamed = !/student|pupil|homemaker|unable/.test(own.occupation_family);
    if (isNamed) expect(again.occupation).not.toBe(first.occupation);
    expect(sharedOf([first, again])).toBeLessThan(0.2);
    expect(cosineSimilarity(embed(portraitText(first), 512), embed(portraitText(again), 512))).toBeLessThan(0.9);
  });
});

describe("a name", () => {
  const { women, families } = names.cultures.german;

  it("is a woman's where the facts say so, with the wanted initials where the country has them", () => {
    const people = plan({ gender: "Female" }).map((own) => ({ own, name: write(own).full_name }));
    expect(people.filter(({ name }) => !women.flat().includes(name.split(" ")[0]!))).toEqual([]);
    const initials = (name: string) =>
      name
        .split(" ")
        .map((part) => `${part.charAt(0)}.`)
        .join(" ");
    expect(people.filter(({ own, name }) => initials(name) === own.name_initials).length).toBeGreaterThanOrEqual(8);
  });

  it("is still found when every name of the country is taken", () => {
    const own = facts({ gender: "Female", market: "DE" });
    const takenNames = women.flat().flatMap((given) => families.map((family) => `${given} ${family}`.toUpperCase()));
    expect(takenNames.map(plainName)).not.toContain(plainName(write(own, { takenNames }).full_name));
  });
});

describe("the facts", () => {
  it.each<[string, Partial<PersonaFacts>, RegExp]>([
    ["circumstance", { life_circumstance: "gave up driving last year" }, /gave up driving last year/],
    [
      "circumstance of a man",
      { gender: "Male", life_circumstance: "was moved against their will" },
      /against his will/,
    ],
    [
      "circumstance of a home",
      { life_circumstance: "the last child has just moved out" },
      /lives where the last child/,
    ],
    ["retirement", { occupation_family: "retired, formerly in management" }, /"occupation":"Retired /],
    ["search for work", { occupation_family: "looking for work, last in manufacturing" }, /, looking for work"/],
    ["an owner's words", { occupation_family: "beekeepers in Berlin" }, /"occupation":"Beekeeper in Berlin/],
    ["an owner's profession", { occupation_family: "secretaries" }, /"occupation":"(?:Surgery s|S)ecretary\b/],
    ["a sceptic", { attitude: "sceptic" }, /guilty until|put h\w+ off|must have a catch/],
    ["an enthusiast", { attitude: "enthusiast" }, /wants to be first|into the basket|to strangers/],
    ["somebody who counts every coin", { price_sensitivity: 92 }, /Every purchase is counted|sum to sleep on/],
    ["somebody who does not", { price_sensitivity: 8 }, /Prices hardly matter|without looking/],
  ])("of %s are kept", (_, changes, expected) => {
    for (const seed of ["a", "b", "c"]) expect(JSON.stringify(write(facts(changes), { seed }))).toMatch(expected);
  });

  it("decide the pronoun, and how many brands a sceptic has doubts about", () => {
    const man = write(facts({ gender: "Male" }));
    expect(textOf(man)).not.toMatch(/\b(?:she|her)\b/i);
    const doubts = (attitude: PersonaFacts["attitude"]) => write(facts({ attitude })).distrusted_brands.length;
    expect(doubts("sceptic")).toBeGreaterThan(doubts("enthusiast"));
  });

  it("decide the sums, in the money of the market: more with income, less with attention to prices", () => {
    const most = (changes: Partial<PersonaFacts>) => {
      const texts = ["a", "b", "c", "d", "e", "f"].map((seed) => write(facts(changes), { seed }).price_sensitivity);
      return Math.max(
        ...texts
          .join(" ")
          .match(/(?<=¥)[\d,]+/g)!
          .map((sum) => Number(sum.replaceAll(",", ""))),
      );
    };
    const rich = { market: "JP", income_level: "High", price_sensitivity: 20 } as const;
    expect(most(rich)).toBeGreaterThan(2 * most({ market: "JP", income_level: "Low", price_sensitivity: 90 }));
    expect(textOf(write(facts(rich)))).not.toMatch(/[€$£]/);
  });
});
