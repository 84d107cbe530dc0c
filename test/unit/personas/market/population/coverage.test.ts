import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { coveredMarkets, populationCoverage } from "../../../../../functions/personas/market/population/coverage.ts";
import { POPULATION_TABLES } from "../../../../../functions/personas/market/population/tables.ts";

const readme = readFileSync(join(import.meta.dirname, "../../../../../functions/data/README.md"), "utf8");
const listed = readme.split("## Markets of the population tables")[1]!.match(/\b[A-Z]{2}\b(?=,|\s*$)/gm);

it.each(POPULATION_TABLES)("has the markets that the README lists: %s", (table) => {
  expect(coveredMarkets(table)).toEqual(listed);
});

it("says of each market which tables have figures of it", () => {
  expect(populationCoverage("JP")).toEqual({ market: "JP", missing: [], note: null });
  expect(populationCoverage("IS").missing).toEqual([...POPULATION_TABLES]);
  expect(populationCoverage("ZZ").note).toMatch(/^The location was not recognised, so figures of the world/);
});
