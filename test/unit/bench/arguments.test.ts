import { describe, expect, it } from "vitest";
import { HELP, readArguments } from "../../bench/arguments.ts";
import { partNames } from "../../bench/parts.ts";

describe("npm run bench", () => {
  it("measures all parts unless told", () => {
    expect(readArguments([])).toEqual({ only: partNames, quick: false, write: false });
  });

  it("measures the named parts in the order of the table", () => {
    expect(readArguments(["--only", "storage, http", "--before", "old.json"])).toMatchObject({
      only: ["http", "storage"],
      before: "old.json",
    });
  });

  it("refuses in a sentence what it cannot do", () => {
    expect(() => readArguments(["--only", "disk"])).toThrow("There is no part disk; there are studies,");
    expect(() => readArguments(["--quick", "--write"])).toThrow("not for the documentation");
    expect(() => readArguments(["--fast"])).toThrow("npm run bench -- --help shows what there is");
  });

  it("explains itself", () => {
    expect(readArguments(["--help"])).toBe("help");
    for (const name of partNames) expect(HELP).toContain(name);
  });
});
