import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = join(import.meta.dirname, "../../../functions/data");
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
const marketsOf = (name: string) => Object.keys((read(name) as { markets: object }).markets);

describe("data by market", () => {
  it("describes the population of the same markets and the world, each a country", () => {
    const markets = marketsOf("ages.json");
    for (const name of ["education.json", "households.json", "work.json"]) expect(marketsOf(name)).toEqual(markets);
    const countries = new Set(
      (read("countries.json") as { countries: { code: string }[] }).countries.map(({ code }) => code),
    );
    expect(markets.filter((code) => !countries.has(code))).toEqual(["ZZ"]);
  });

  it("counts 10,000 inhabitants in every market", () => {
    const { markets } = read("ages.json") as { markets: Record<string, Record<string, number[]>> };
    for (const [code, { Female = [], Male = [] }] of Object.entries(markets)) {
      const persons = [...Female, ...Male].reduce((sum, group) => sum + group, 0);
      expect([code, Math.abs(persons - 10_000) < 20]).toEqual([code, true]);
    }
  });

  it("knows every app that a market names", () => {
    const { apps, markets } = read("store-apps.json") as { apps: object; markets: Record<string, string[]> };
    expect(
      Object.values(markets)
        .flat()
        .filter((name) => !Object.hasOwn(apps, name)),
    ).toEqual([]);
  });
});
