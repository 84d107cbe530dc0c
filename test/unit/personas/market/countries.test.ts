import { describe, expect, it } from "vitest";
import { CITIES, citiesOf } from "../../../../functions/personas/market/cities.ts";
import { COUNTRIES, countryOf } from "../../../../functions/personas/market/countries.ts";

describe("COUNTRIES", () => {
  it("has well-formed rows, each code once", () => {
    for (const country of COUNTRIES) {
      expect(country).toEqual({
        code: expect.stringMatching(/^[A-Z]{2}$/),
        alpha3: expect.stringMatching(/^[A-Z]{3}$/),
        name: expect.stringMatching(/^\p{L}/u),
        otherNames: expect.any(Array),
        languages: expect.arrayContaining([expect.stringMatching(/^[a-z]{2,3}$/)]),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
      });
    }
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.length).toBeGreaterThan(190);
  });

  it.each([
    ["DE", ["de"], "EUR"],
    ["CH", ["de", "fr", "it"], "CHF"],
    ["JP", ["ja"], "JPY"],
    ["IN", ["hi", "en"], "INR"],
  ])("knows languages and currency of %s", (code, languages, currency) => {
    expect(countryOf(code)).toMatchObject({ languages, currency });
  });
});

describe("CITIES", () => {
  it("has a city for every country and several for the larger ones", () => {
    expect(COUNTRIES.filter(({ code }) => citiesOf(code).length === 0)).toEqual([]);
    expect(CITIES.length).toBeGreaterThan(700);
    expect(citiesOf("FR").length).toBeGreaterThan(10);
  });

  it("has well-formed rows of known countries", () => {
    const broken = CITIES.filter(
      ({ market, name, population }) => !countryOf(market) || name === "" || !(population > 0),
    );
    expect(broken).toEqual([]);
  });
});
