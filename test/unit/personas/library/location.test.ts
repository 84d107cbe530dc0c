import { describe, expect, it } from "vitest";
import { livesIn, locationFilter } from "../../../../functions/personas/library/location.ts";
import { detectMarket } from "../../../../functions/personas/market/detect-market.ts";

const PLACES = [
  "Munich, Germany",
  "Hamburg, Deutschland",
  "São Paulo, Brazil",
  "Nice, France",
  "Venice, Italy",
  "Manchester, United Kingdom",
  "New York, United States",
  "Göteborg, Sverige",
  "Lüneburger Heide",
];
const found = (query: string) => PLACES.filter(locationFilter(query));

describe("searching a location", () => {
  it.each([
    ["muni", ["Munich, Germany"]],
    ["MUNICH", ["Munich, Germany"]],
    ["sao p", ["São Paulo, Brazil"]],
    ["goteb", ["Göteborg, Sverige"]],
    ["goetebo", ["Göteborg, Sverige"]],
    ["lueneburg", ["Lüneburger Heide"]],
    ["nice", ["Nice, France", "Venice, Italy"]],
  ])("finds the part %s whatever the case and the accents", (query, places) => expect(found(query)).toEqual(places));

  it.each([
    ["Germany", ["Munich, Germany", "Hamburg, Deutschland"]],
    ["Allemagne", ["Munich, Germany", "Hamburg, Deutschland"]],
    ["münchen", ["Munich, Germany"]],
    ["Gothenburg", ["Göteborg, Sverige"]],
    ["NYC", ["New York, United States"]],
    ["uk", ["Manchester, United Kingdom"]],
  ])("finds %s by the name of the place in another spelling", (query, places) => expect(found(query)).toEqual(places));

  it.each([
    ["Germany, Munich", ["Munich, Germany"]],
    ["ham, deutsch", ["Hamburg, Deutschland"]],
    ["Hamburg, Germany", ["Hamburg, Deutschland"]],
    ["Hamburg, France", []],
  ])("wants every part of %s", (query, places) => expect(found(query)).toEqual(places));

  it("takes a country's code for the country in capitals only", () => {
    expect(found("DE")).toContain("Munich, Germany");
    expect(found("de")).toEqual(["Hamburg, Deutschland", "Lüneburger Heide"]);
  });

  it("finds nobody in a place that is neither there nor known", () => expect(found("Atlantis")).toEqual([]));
});

describe("living in a place", () => {
  const there = (place: string) => PLACES.filter(livesIn(detectMarket(place)));

  it("means the country, and the city where one is named", () => {
    expect(there("Germany")).toEqual(["Munich, Germany", "Hamburg, Deutschland"]);
    expect(there("Hamburg")).toEqual(["Hamburg, Deutschland"]);
  });
  it("compares names as wholes", () => expect(there("Nice")).toEqual(["Nice, France"]));
  it("knows a place that is in no table by its name", () => expect(there("lüneburger heide")).toEqual([PLACES[8]]));
});
