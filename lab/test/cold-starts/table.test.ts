import { describe, expect, it } from "vitest";
import { readArguments } from "../../cold-starts/arguments.ts";
import { missedTargets, renderStarts, type FunctionStart } from "../../cold-starts/table.ts";
import { functions } from "../../../functions/service/functions/functions.ts";
import { targetOf } from "../../cold-starts/targets.ts";

const start = (fields: Partial<FunctionStart>): FunctionStart => ({
  name: "api-projects",
  size: 500 * 1024,
  compressed: 150 * 1024,
  wall: 60,
  cpu: 50,
  ...fields,
});

describe("targets", () => {
  it("are tighter for functions that only read and write the table", () => {
    expect([targetOf("api-projects"), targetOf("api-briefings"), targetOf("simulation-write-report")]).toEqual([
      75, 110, 110,
    ]);
  });

  it("are met at their value and missed beyond it", () => {
    expect(missedTargets(start({ wall: 75, size: 1_048_576 }))).toEqual([]);
    expect(missedTargets(start({ wall: 75.1, size: 1_048_577 }))).toEqual(["start over 75 ms", "bundle over 1024 KB"]);
  });
});

it("lists the slowest first and says how many miss a target", () => {
  const lines = renderStarts([start({}), start({ name: "api-briefings", wall: 120 })]).split("\n");
  expect(lines[1]).toMatch(/^api-briefings +500 +150 +120\.0 +50\.0 +110 +start over 110 ms$/);
  expect(lines[2]).toMatch(/^api-projects/);
  expect(lines[4]).toBe("1 of 2 miss a target.");
});

describe("the arguments", () => {
  it("measure every function unless told", () => {
    const all = readArguments([]);
    expect(all).toEqual({ only: Object.keys(functions), runs: 20 });
    expect(readArguments(["--only", "api-projects, api-auth", "--runs", "5"])).toEqual({
      only: ["api-projects", "api-auth"],
      runs: 5,
    });
  });

  it.each([
    [["--only", "api-nothing"], "There is no function api-nothing."],
    [["--runs", "2"], '--runs must be a whole number from 3 to 200, not "2".'],
    [["--fast"], "npm run lab -- cold-starts --help shows what there is."],
  ])("%j are refused", (argv, sentence) => {
    expect(() => readArguments(argv)).toThrow(sentence);
  });
});
