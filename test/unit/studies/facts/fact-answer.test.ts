import { describe, expect, it } from "vitest";
import { ageBracket } from "../../../../functions/studies/facts/age-options.ts";
import type { Fact } from "../../../../functions/studies/facts/fact.ts";
import { factInSentence, factInWords, optionOfFact } from "../../../../functions/studies/facts/fact-answer.ts";
import { languages, type Language } from "../../../../functions/languages/language.ts";
import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";

const person = (own: Partial<PersonaProfile>): PersonaProfile => ({
  full_name: "Mia Huber",
  age: 41,
  gender: "Female",
  occupation: "nurse",
  location: "Munich, Germany",
  market: "DE",
  income_level: "Middle",
  education: "master's degree or doctorate",
  household: "lives alone",
  life_circumstance: "has just moved",
  attitude: "pragmatist",
  price_sensitivity_percentile: 50,
  big_five: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50 },
  personality_traits: ["calm", "thorough", "dry"],
  trusted_brands: [],
  distrusted_brands: [],
  digital_habits: "Reads on her phone.",
  price_sensitivity: "Compares prices.",
  psychographic_notes: "She is careful with money.",
  ...own,
});

const brackets: readonly (readonly [string, number, number])[] = [
  ["18-24", 18, 24],
  ["18–24 years", 18, 24],
  ["18 to 24", 18, 24],
  ["Under 18", 0, 17],
  ["65+", 65, Infinity],
  ["65 and older", 65, Infinity],
  ["65 years or over", 65, Infinity],
  ["over 65", 66, Infinity],
  ["up to 17", 0, 17],
  ["In my 20s", 20, 29],
  ["unter 18 Jahre", 0, 17],
  ["18 bis 24 Jahre", 18, 24],
  ["18 bis unter 25", 18, 24],
  ["65 Jahre und älter", 65, Infinity],
  ["moins de 18 ans", 0, 17],
  ["de 18 à 24 ans", 18, 24],
  ["65 ans ou plus", 65, Infinity],
  ["Menos de 18 años", 0, 17],
  ["Entre 18 y 24 años", 18, 24],
  ["65 o más años", 65, Infinity],
  ["De 18 a 24 anos", 18, 24],
  ["65 anos ou mais", 65, Infinity],
  ["18歳未満", 0, 17],
  ["18歳〜24歳", 18, 24],
  ["２０代", 20, 29],
  ["65歳以上", 65, Infinity],
  ["60代以上", 60, Infinity],
];
it.each(brackets)("reads the ages in %s", (option, from, to) => expect(ageBracket(option)).toEqual({ from, to }));
it.each(["Young", "20代前半", "Less than $50", "2 children", "18-24 months ago"])("reads no ages in %s", (option) =>
  expect(ageBracket(option)).toBeNull(),
);

describe("the option that holds a fact", () => {
  const cases: readonly (readonly [Fact, Partial<PersonaProfile>, string[], string | null])[] = [
    ["age", { age: 34 }, ["18-24", "25-34", "35-44", "Prefer not to say"], "25-34"],
    ["age", { age: 65 }, ["unter 18", "18 bis 64", "65 und älter"], "65 und älter"],
    ["age", { age: 24 }, ["18-24", "24-30"], null],
    ["age", { age: 70 }, ["18-24", "25-34"], null],
    ["age", { age: 34 }, ["25-34", "Young at heart"], null],
    ["gender", { gender: "Female" }, ["Male", "Female", "Other"], "Female"],
    ["gender", { gender: "Male" }, ["weiblich", "männlich", "divers", "keine Angabe"], "männlich"],
    ["gender", { gender: "Female" }, ["男性", "女性"], "女性"],
    // H is for hombre, and M for mujer.
    ["gender", { gender: "Male" }, ["H", "M"], null],
    ["income_level", { income_level: "Low" }, ["Low", "Middle", "High"], "Low"],
    ["income_level", { income_level: "High" }, ["Under $50,000", "$50,000 or more"], null],
    [
      "location",
      { location: "Munich, Germany", market: "DE" },
      ["Österreich", "Deutschland", "Schweiz"],
      "Deutschland",
    ],
    ["location", { location: "Munich, Germany", market: "DE" }, ["Berlin", "München", "Hamburg"], "München"],
    ["location", { location: "Munich, Germany", market: "DE" }, ["City", "Town", "Village"], null],
    ["location", { location: "Munich, Germany", market: "DE" }, ["Germany", "Munich"], null],
    ["occupation", { occupation: "student" }, ["student", "employed"], null],
    ["household", {}, ["Alone", "With others"], null],
  ];
  it.each(cases)("%s of %j among %j", (fact, own, options, expected) => {
    expect(optionOfFact(fact, person(own), options)).toBe(expected);
  });
});

describe("in words", () => {
  it("an age and a gender are told in every language", () => {
    const told = (fact: Fact) => languages.map((language) => factInSentence(fact, person({ age: 34 }), language));
    expect(told("age")).toEqual(
      expect.arrayContaining([
        "I'm 34.",
        "Ich bin 34 Jahre alt.",
        "J'ai 34 ans.",
        "Tengo 34 años.",
        "Tenho 34 anos.",
        "34歳です。",
      ]),
    );
    expect(told("age")).not.toContain(null);
    expect(told("gender")).not.toContain(null);
  });

  it("a household is told in every language, and one that is not known in none", () => {
    const words = (household: string) => languages.map((own) => factInWords("household", person({ household }), own));
    expect(words("lives alone")).not.toContain(null);
    expect(words("lives on a boat")).toEqual(languages.map(() => null));
  });

  const written: readonly (readonly [Fact, Partial<PersonaProfile>, Language, string | null])[] = [
    ["location", { location: "São Paulo, Brazil", market: "BR" }, "en", "São Paulo, Brazil"],
    ["location", { location: "São Paulo, Brazil", market: "BR" }, "pt", null],
    ["location", { location: "São Paulo, Brasil", market: "BR" }, "pt", "São Paulo, Brasil"],
    ["location", { location: "Narnia", market: "ZZ" }, "en", null],
    ["occupation", { occupation: "nurse" }, "en", "Nurse"],
    ["occupation", { occupation: "nurse" }, "de", null],
    [
      "occupation",
      { occupation: "Lehrerin", psychographic_notes: "Sie ist sparsam und liest viel." },
      "de",
      "Lehrerin",
    ],
    ["income_level", { income_level: "Low" }, "en", null],
  ];
  it.each(written)("%s of %j in %s", (fact, own, language, expected) => {
    expect(factInWords(fact, person(own), language)).toBe(expected);
  });
});
