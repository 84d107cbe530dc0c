import { describe, expect, it } from "vitest";
import { DUPLICATE_ABOVE } from "../../../../functions/domain/persona/find-duplicates.ts";
import { planPersonas } from "../../../../functions/domain/persona/sampling-plan/sampling-plan.ts";
import type { NotLike } from "../../../../functions/domain/persona/record.ts";
import type { PersonaFacts } from "../../../../functions/domain/persona/schemas.ts";
import { detectLanguage, languages, type Language } from "../../../../functions/domain/scales/language.ts";
import circumstanceData from "../../../../functions/data/life-circumstances.json" with { type: "json" };
import { portraitText } from "../../../../functions/domain/persona/similarity.ts";
import { cosineSimilarity } from "../../../../functions/domain/statistics/ssr.ts";
import {
  personaPrompt,
  writtenPersonaSchema,
  type WrittenPersona,
} from "../../../../functions/prompts/persona/prompt.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";
import brands from "../../../../local/bedrock/data/brands.json" with { type: "json" };
import names from "../../../../local/bedrock/data/names.json" with { type: "json" };
import { plainName } from "../../../../local/bedrock/model/person/market.ts";
import { writePerson } from "../../../../local/bedrock/model/person/write-person.ts";
import { packOf, sharedPhrases } from "../../../../local/bedrock/phrases/pack.ts";
import { sampleMarkets } from "../../../../local/signals/samples.ts";
import { linesOf } from "./signal-lines.ts";

type Definition = Parameters<typeof planPersonas>[0]["definition"];
const anybody: Definition = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: "Berlin, Germany",
  income_level: null,
  occupation: null,
};
const plan = (definition: Partial<Definition>, count = 10, seed = "group") =>
  Array.from({ length: Math.ceil(count / 10) }, (_, tens) =>
    planPersonas({ definition: { ...anybody, ...definition }, count: 10, startIndex: 10 * tens, seed }),
  ).flat();

interface Asked {
  takenNames?: readonly string[];
  signals?: readonly string[];
  name?: string;
  notLike?: readonly NotLike[];
  seed?: string;
  language?: Language;
}
const write = (
  facts: PersonaFacts,
  { takenNames = [], signals = [], name = "Group", notLike = [], seed = "", language = "en" }: Asked = {},
) => {
  const lines = signals.map((line, index) => `[${index + 1}] ${line}`);
  const { question } = personaPrompt({
    facts,
    segment: { name, occupation: null },
    takenNames,
    signals: lines,
    notLike,
    language,
  });
  return writePerson(question, language, seed) as WrittenPersona;
};
const groupOf = (facts: readonly PersonaFacts[], language: Language = "en") =>
  facts.reduce<WrittenPersona[]>((group, own) => {
    return [...group, write(own, { language, takenNames: group.map(({ full_name }) => full_name) })];
  }, []);
const textOf = ({ digital_habits, price_sensitivity, psychographic_notes }: WrittenPersona) =>
  `${digital_habits} ${price_sensitivity} ${psychographic_notes}`;
const sentencesOf = (person: WrittenPersona) => [
  ...new Set(textOf(person).split(/(?<=[.!?"”“»]) (?=\p{Lu})|(?<=。)/u)),
];
const sharedOf = (people: readonly WrittenPersona[]) => {
  const all = people.flatMap(sentencesOf);
  return 1 - new Set(all).size / all.length;
};

const [average] = plan({}) as [PersonaFacts];
const facts = (changes: Partial<PersonaFacts>): PersonaFacts => ({ ...average, age: 44, ...changes });

/** What must hold of everybody that is written. */
function expectWellWritten(person: WrittenPersona) {
  expect(writtenPersonaSchema.safeParse(person).error?.issues ?? []).toEqual([]);
  expect(JSON.stringify(person)).not.toMatch(/[{[]\w+[}/|]|<[^>]*>|undefined|NaN|\.\.|。。| {2}/);
  const named = [...person.trusted_brands, ...person.distrusted_brands];
  expect(new Set(named).size).toBe(named.length);
}

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
    expect(Math.max(...cosines)).toBeLessThan(DUPLICATE_ABOVE - 0.05);
    expect(cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length).toBeLessThan(0.46);
    expect(sharedOf(people.slice(0, 10))).toBeLessThan(0.1);
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
    expect(people.map(restOf).filter((text) => English.test(text))).toEqual([]);
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
      expect(cosine(first, renamed)).toBeGreaterThan(DUPLICATE_ABOVE);
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
    expect(write(average, { seed: "a" })).toEqual(write(average, { seed: "a" }));
    expect(write(average, { seed: "b" })).not.toEqual(write(average, { seed: "a" }));
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

describe.each(sampleMarkets)("a group of $market that is shown the market's sample", (sample) => {
  const lines = linesOf(sample);
  const location = {
    BR: "Brazil",
    DE: "Germany",
    ES: "Spain",
    FR: "France",
    GB: "United Kingdom",
    IT: "Italy",
    JP: "Japan",
  };
  const spoken: Readonly<Record<string, Language>> = { BR: "pt", DE: "de", ES: "es", FR: "fr", JP: "ja" };
  const met = plan({ location: location[sample.market as keyof typeof location] ?? "United States" }).map((own, at) => {
    // Strides that meet posts, offers and reviews, others for each.
    const signals = [0, 5, 12, 19, 26, 33].map((step) => lines[(at * 5 + step) % lines.length]!);
    return { signals, person: write(own, { signals, language: spoken[sample.market] ?? "en" }) };
  });

  it("names one to three of the numbers shown, with a trace that stands in the person's texts", () => {
    for (const { signals, person } of met) {
      expectWellWritten(person);
      const numbers = person.signals_used.map(({ signal }) => signal);
      expect(numbers.length).toBeGreaterThanOrEqual(1);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const { signal, used_for } of person.signals_used) {
        expect(signals[signal - 1]).toBeDefined();
        expect(textOf(person)).toContain(used_for);
      }
    }
    expect(sharedOf(met.map(({ person }) => person))).toBeLessThan(0.2);
  });

  it("repeats no run of words of what it was shown, nor follows the order in it", () => {
    for (const { signals, person } of met) {
      const words = signals.join(" ").split(" ");
      const runs = words.map((_, at) => words.slice(at, at + 5).join(" ")).filter((run) => run.split(" ").length === 5);
      expect(runs.filter((run) => textOf(person).includes(run))).toEqual([]);
    }
  });
});

describe("a signal", () => {
  const thrifty = facts({ price_sensitivity: 92, attitude: "pragmatist", market: "DE", household: "lives alone" });
  const prices = "(r/Finanzen, de) Preis: weniger Inhalt, gleicher Preis, ich schaue auf den Rabatt";
  const toys = "(r/germany, en) Toys: what do your children play with, my kids want a baby doll";

  it("leaves nobody a trace that is none", () => {
    expect(write(thrifty).signals_used).toEqual([]);
    expect(write(thrifty, { signals: ["not a line of a signal"] }).signals_used).toEqual([]);
  });

  it("on prices comes first where every coin counts, one on children where there are some", () => {
    const first = (own: PersonaFacts) =>
      Array.from({ length: 20 }, (_, at) =>
        write({ ...own, name_initials: `${at}` }, { signals: [prices, toys] }),
      ).filter(({ signals_used }) => signals_used[0]?.signal === 1).length;
    const family = { price_sensitivity: 8, household: "lives with a partner and children, the youngest under 13" };
    expect(first(thrifty)).toBeGreaterThan(first(facts({ ...family, market: "DE" })) + 8);
  });

  it("on what the segment is about comes first", () => {
    const signals = [
      "(r/germany, en) Train tickets: is the train worth it",
      "(r/Kochen, de) Haferdrink: welche Hafermilch",
    ];
    const first = Array.from({ length: 12 }, (_, at) =>
      write(thrifty, { signals, name: `Oat milk ${at}`, seed: `${at}` }),
    );
    expect(first.filter(({ signals_used }) => signals_used[0]!.signal === 2).length).toBeGreaterThan(6);
  });

  it("puts an app that others praise among what enthusiasts trust, and one that they blame among the avoided", () => {
    const praise = ["(App Store: Monzo, en) Good: ★★★★★ Pots changed it"];
    const blame = ["(App Store: Monzo, en) Bad: ★☆☆☆☆ Waited in the chat"];
    const enthusiast = write({ ...thrifty, attitude: "enthusiast" }, { signals: praise });
    expect(enthusiast.trusted_brands).toContain("Monzo");
    expect(enthusiast.digital_habits).toContain("Monzo");
    expect(write({ ...thrifty, attitude: "sceptic" }, { signals: praise }).trusted_brands).not.toContain("Monzo");
    expect(write({ ...thrifty, attitude: "sceptic" }, { signals: blame }).distrusted_brands).toContain("Monzo");
  });
});
