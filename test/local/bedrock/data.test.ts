import { describe, expect, it } from "vitest";
import { COUNTRIES } from "../../../functions/personas/market/countries.ts";
import { coveredMarkets } from "../../../functions/personas/market/population/coverage.ts";
import { POPULATION_TABLES } from "../../../functions/personas/market/population/tables.ts";
import { OCCUPATION_FAMILIES } from "../../../functions/personas/market/population/occupations.ts";
import { packLanguages as languages } from "../../../local/bedrock/phrases/languages.ts";
import brandData from "../../../local/bedrock/data/brands.json" with { type: "json" };
import currencyData from "../../../local/bedrock/data/currencies.json" with { type: "json" };
import nameData from "../../../local/bedrock/data/names.json" with { type: "json" };
import occupationData from "../../../local/bedrock/data/occupations.json" with { type: "json" };
import { brandsSchema, currenciesSchema, namesSchema, occupationsSchema } from "../../../local/bedrock/data/schemas.ts";

const codes = COUNTRIES.map(({ code }) => code);
const twice = (list: readonly string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);
const strange = /[^\p{Script=Latin}\p{M}'’ -]/u;

describe("names", () => {
  const { cultures, bearers, elsewhere } = namesSchema.parse(nameData);

  it("are those of cultures that are described, each country once", () => {
    const named = [...bearers.flatMap((entry) => entry.cultures), ...elsewhere];
    expect(new Set(named)).toEqual(new Set(Object.keys(cultures)));
    const countries = bearers.flatMap((entry) => entry.countries);
    expect(twice(countries)).toEqual([]);
    expect(countries.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it("are there for every market with figures of its population", () => {
    const covered = bearers.flatMap((entry) => entry.countries);
    const markets = POPULATION_TABLES.flatMap(coveredMarkets);
    expect(markets.filter((market) => !covered.includes(market))).toEqual([]);
  });

  it.each(Object.entries(cultures))("that are %s are in Latin script, each once in its list", (_, culture) => {
    for (const list of [...culture.women, ...culture.men, culture.families]) {
      expect(list.length).toBeGreaterThanOrEqual(14);
      expect(list.filter((name) => strange.test(name))).toEqual([]);
      expect(twice(list)).toEqual([]);
    }
  });
});

describe("brands", () => {
  const { markets, anywhere, everyday, cheap, dear } = brandsSchema.parse(brandData);

  it("are of countries, whose money has a magnitude", () => {
    const { middling } = currenciesSchema.parse(currencyData);
    const unknown = Object.keys(markets).filter((code) => !codes.includes(code));
    expect(unknown).toEqual([]);
    const money = COUNTRIES.filter(({ code }) => markets[code]).map(({ currency }) => currency);
    expect(money.filter((currency) => !middling[currency])).toEqual([]);
  });

  it("stand once in a list, and leave somebody to trust in every field", () => {
    for (const { contested, ...fields } of [...Object.values(markets), anywhere]) {
      for (const list of [...Object.values(fields), contested]) expect(twice(list)).toEqual([]);
      for (const list of Object.values(fields)) expect(list.some((brand) => !contested.includes(brand))).toBe(true);
      expect(contested.length).toBeGreaterThanOrEqual(6);
    }
  });

  it("that are words, cheap or dear are brands of some market", () => {
    const all = [...Object.values(markets), anywhere].flatMap((lists) => Object.values(lists).flat());
    expect(everyday.filter((brand) => !all.includes(brand))).toEqual([]);
    expect([...cheap, ...dear].filter((brand) => !all.includes(brand))).toEqual([]);
    expect(cheap.filter((brand) => dear.includes(brand))).toEqual([]);
  });
});

it("job titles are there for each language and occupation family, in one order, none in two", () => {
  const { titles } = occupationsSchema.parse(occupationData);
  expect(Object.keys(titles)).toEqual(languages);
  const english = Object.values(titles["en"]!).map((lists) => lists.map(({ length }) => length));
  for (const families of Object.values(titles)) {
    expect(Object.keys(families)).toEqual(OCCUPATION_FAMILIES.map(({ name }) => name));
    expect(twice(Object.values(families).flat(2))).toEqual([]);
    expect(Object.values(families).map((lists) => lists.map(({ length }) => length))).toEqual(english);
  }
});
