import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CITIES } from "../../../../functions/personas/market/cities.ts";
import { COUNTRIES, countryOf } from "../../../../functions/personas/market/countries.ts";
import { detectMarket, placeOfGroup } from "../../../../functions/personas/market/detect-market.ts";

describe("detectMarket", () => {
  it.each([
    // City and country, in either order and with any separator
    ["Munich, Germany", "DE", "Munich"],
    ["Germany, Munich", "DE", "Munich"],
    ["São Paulo - Brasil", "BR", "São Paulo"],
    ["Munich Germany", "DE", "Munich"],
    ["Lagos/Nigeria", "NG", "Lagos"],
    ["Hà Nội, Việt Nam", "VN", "Hanoi"],
    ["Warszawa, Polska", "PL", "Warsaw"],
    ["Zürich; Schweiz", "CH", "Zurich"],
    ["Schwabing, Munich, Germany", "DE", "Munich"],
    // A city alone, in several languages, with and without accents
    ["München", "DE", "Munich"],
    ["Muenchen", "DE", "Munich"],
    ["munchen", "DE", "Munich"],
    ["Köln", "DE", "Cologne"],
    ["NYC", "US", "New York"],
    ["Washington, D.C.", "US", "Washington"],
    ["sao paulo", "BR", "São Paulo"],
    ["東京", "JP", "Tokyo"],
    ["Tokyo", "JP", "Tokyo"],
    ["Tokio", "JP", "Tokyo"],
    ["Londres", "GB", "London"],
    ["Москва", "RU", "Moscow"],
    ["서울", "KR", "Seoul"],
    ["القاهرة", "EG", "Cairo"],
    ["กรุงเทพ", "TH", "Bangkok"],
    ["Bombay", "IN", "Mumbai"],
    ["Saigon", "VN", "Ho Chi Minh City"],
    ["CDMX", "MX", "Mexico City"],
    ["Genf", "CH", "Geneva"],
    ["Kiev", "UA", "Kyiv"],
    ["Göteborg", "SE", "Gothenburg"],
    ["København", "DK", "Copenhagen"],
    ["Łódź", "PL", "Łódź"],
    ["lodz", "PL", "Łódź"],
    ["İstanbul", "TR", "Istanbul"],
    ["Xi'an", "CN", "Xi'an"],
    // A country alone: English, local and other languages, codes
    ["Germany", "DE", null],
    ["Deutschland", "DE", null],
    ["Alemania", "DE", null],
    ["ドイツ", "DE", null],
    ["de", "DE", null],
    ["DEU", "DE", null],
    ["UK", "GB", null],
    ["U.S.A.", "US", null],
    ["United States of America", "US", null],
    ["EE.UU.", "US", null],
    ["Brasil", "BR", null],
    ["日本", "JP", null],
    ["한국", "KR", null],
    ["대한민국", "KR", null],
    ["中国", "CN", null],
    ["España", "ES", null],
    ["Espana", "ES", null],
    ["Türkiye", "TR", null],
    ["Holland", "NL", null],
    ["UAE", "AE", null],
    ["Côte d'Ivoire", "CI", null],
    ["Singapore", "SG", null],
    // Text without spaces
    ["日本東京都", "JP", "Tokyo"],
    ["中国上海", "CN", "Shanghai"],
    // States and namesakes
    ["Austin, TX", "US", "Austin"],
    ["Austin TX", "US", "Austin"],
    ["Springfield, IL", "US", "Springfield"],
    ["Tel Aviv, IL", "IL", "Tel Aviv"],
    ["Toronto, CA", "CA", "Toronto"],
    ["Fresno, CA", "US", "Fresno"],
    ["Zwolle, NL", "NL", "Zwolle"],
    ["Atlanta, Georgia", "US", "Atlanta"],
    ["Tbilisi, Georgia", "GE", "Tbilisi"],
    ["Georgia", "GE", null],
    ["Paris, Texas", "US", "Paris"],
    ["London, Ontario", "CA", "London"],
    ["Birmingham, AL", "US", "Birmingham"],
    ["Birmingham", "GB", "Birmingham"],
    ["Hyderabad, Pakistan", "PK", "Hyderabad"],
    ["Hyderabad", "IN", "Hyderabad"],
    ["Bavaria, Germany", "DE", "Bavaria"],
    ["Scotland", "GB", "Scotland"],
    // Phrases
    ["Greater Munich area, Germany", "DE", "Munich"],
    ["people living in Berlin", "DE", "Berlin"],
    ["Germany (urban)", "DE", null],
    ["South of France", "FR", null],
    ["rural India", "IN", null],
    ["Germany, Austria, Switzerland", "DE", null],
    // Towns that are in no table
    ["Wuppertal, Germany", "DE", "Wuppertal"],
    ["Wuppertal Germany", "DE", "Wuppertal"],
    ["Atlantis", "ZZ", "Atlantis"],
    ["  ", "ZZ", null],
  ])("reads %j as %s, city %s", (location, market, city) => {
    expect(detectMarket(location)).toEqual({ market, country: countryOf(market)?.name ?? null, city });
  });

  it("finds every city of the tables by its name and country", () => {
    const lost = CITIES.filter(({ name, market }) => {
      const place = detectMarket(`${name}, ${countryOf(market)!.name}`);
      return place.market !== market || place.city !== name;
    });
    expect(lost).toEqual([]);
  });

  it("finds every country by its name and its code", () => {
    const lost = COUNTRIES.filter(
      ({ name, code }) => detectMarket(name).market !== code || detectMarket(code).market !== code,
    );
    expect(lost).toEqual([]);
  });

  it("answers any text, keeping what it cannot place", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), (text) => {
        const place = detectMarket(text);
        expect(place.country === null).toBe(place.market === "ZZ");
        if (place.market === "ZZ" && text.trim() !== "") expect(place.city).not.toBeNull();
      }),
    );
  });
});

describe("placeOfGroup", () => {
  it("takes the default market for a group without a location", () => {
    expect(placeOfGroup(null)).toEqual({ market: "US", country: "United States", city: null });
  });
});
